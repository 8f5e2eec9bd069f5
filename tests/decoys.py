"""Decoys for tests/decoys.sh: a stranger's files in the places where the program looks by itself, and what became of them.

usage: decoys.py precious FOLDER                 the user's own things
       decoys.py plant PRECIOUS FOLDER…          a stranger's, into each of these folders
       decoys.py spare TARGET OLD NEW            a spare of an earlier version, on standard output
       decoys.py journal FILE BASE TEXT          unsaved work of an earlier version, on standard output
       decoys.py look FOLDER                     all that stands there, on standard output
       decoys.py compare LOOK FOLDER [GLOB…]     what is otherwise, save what patterns allow (and !patterns do not)
       decoys.py modes FOLDER                    what more than its owner may read
       decoys.py paths TRACE PLACE               what a program did to which path, as strace tells it
       decoys.py swap FOLDER TARGET              as another user: a link in the place of rec.sgf when a name appears in the folder
       decoys.py listen SOCKET HEARD             as another user: what is said to a socket whose lock is held
"""

import fcntl
import fnmatch
import hashlib
import json
import os
import re
import socket
import stat
import struct
import sys

KNOWN = 'export PATH="$HOME/bin:$PATH"\n'
PAYLOAD = "touch /tmp/somebody-was-here\n(;GM[1]SZ[9])\n"
BEST = "(;GM[1]FF[4]SZ[9]C[The best game I ever played.];B[ee];W[cc])\n"
GIANT = 2 << 30
ATTACKER = 54322


def hashed(data):
    mask, odd = (1 << 64) - 1, 0x9E3779B97F4A7C15

    def mix(state, word):
        state = ((state ^ word) * odd) & mask
        return (state << 29 | state >> 35) & mask

    state = mix(odd, len(data))
    whole = len(data) // 8 * 8
    for (word,) in struct.iter_unpack("<Q", data[:whole]):
        state = mix(state, word)
    for byte in data[whole:]:
        state = mix(state, byte)
    return mix(state, state >> 32)


def spare(target, old, new):
    parts = [os.fsencode(target), old.encode(), new.encode()]
    data = b"variorum spare 1" + b"".join(struct.pack("<Q", len(part)) for part in parts) + b"".join(parts)
    return data + struct.pack("<Q", hashed(data))


def journal(file, base, text):
    base, text = base.encode(), text.encode()
    head = f'(file:Some({json.dumps(file)}),title:"game.sgf",game:1,place:"/",base:Some(({len(base)},{hashed(base)})))'.encode()
    step = struct.pack("<QQQQ", len(head), 0, 0, len(text)) + head + text
    return b"variorum journal 1\n" + step + struct.pack("<Q", hashed(step))


def precious(folder):
    os.makedirs(folder, exist_ok=True)
    for name, text, mode in [
        (".profile", KNOWN, 0o644),
        ("letter.txt", "Dear Ann,\nhere is what I wrote.\n", 0o644),
        ("best.sgf", BEST, 0o644),
        ("keys.sgf", "the word is xyzzy\n(;GM[1]SZ[9]C[my own])\n", 0o600),
    ]:
        path = os.path.join(folder, name)
        with open(path, "w") as file:
            file.write(text)
        os.chmod(path, mode)


def plant(own, folder, number):
    """The same kinds of things as tests/decoys/planted.rs has."""
    os.makedirs(folder, exist_ok=True)
    at = lambda name: os.path.join(folder, name)
    profile, letter, best = (os.path.join(own, name) for name in (".profile", "letter.txt", "best.sgf"))

    def write(name, data):
        with open(at(name), "wb") as file:
            file.write(data if isinstance(data, bytes) else data.encode())

    def giant(name):
        write(name, b"variorum spare 1" + struct.pack("<QQQ", 8, GIANT - 100, 1 << 62))
        os.truncate(at(name), GIANT)

    def folder_of_mine(name):
        os.mkdir(at(name))
        write(os.path.join(name, "diary.txt"), "Monday\n")

    def listening(name):
        with socket.socket(socket.AF_UNIX) as one:
            one.bind(at(name))

    makers = [
        lambda name: write(name, "garbage"),
        lambda name: write(name, ""),
        lambda name: write(name, spare(profile, "", KNOWN + PAYLOAD)),
        lambda name: write(name, spare(profile, KNOWN + PAYLOAD, "")),
        lambda name: write(name, spare(best, "", BEST + PAYLOAD)),
        lambda name: write(name, spare("/nowhere-at-all/beside.txt", "", KNOWN + PAYLOAD)),
        lambda name: write(name, spare(at("pipe"), "", KNOWN + PAYLOAD)),
        lambda name: write(name, spare("/nowhere-at-all/a\nb", "", KNOWN)),
        giant,
        lambda name: os.symlink(letter, at(name)),
        lambda name: os.symlink("nothing-there", at(name)),
        lambda name: os.link(letter, at(name)),
        lambda name: os.mkfifo(at(name), 0o600),
        listening,
        folder_of_mine,
    ]
    for number_of, make in enumerate(makers, 1):
        for suffix in ("spare", "part", "unsaved", "new"):
            name = f".variorum-1-{number_of}.{suffix}" if suffix in ("spare", "part") else f"{number_of}.{suffix}"
            make(name)
        write(f".variorum-1-{number_of}.kept", "kept by somebody")
    for name in [".variorum-0123456789abcdef.part", ".variorum-notes.part", ".variorum-notes", "beside.txt.kept", "photo.jpg"]:
        write(name, "written by the user")
    write("beside.txt", KNOWN)
    write("20.unsaved", journal(profile, KNOWN, KNOWN + PAYLOAD))
    write("0123456789abcdef-1795311845123-game.sgf", BEST)
    os.symlink(best, at("0123456789abcdef-1795311845124-game.sgf"))
    os.symlink(own, at("to-folder"))
    os.symlink("..", at("up"))
    os.symlink(os.path.join(own, "planted.sgf"), at("dangling.sgf"))
    os.mkfifo(at("pipe"), 0o600)
    os.symlink(letter, at("settings.broken-1.ron"))
    if not os.path.lexists(at("settings.ron")):
        write("settings.ron", '(theme: "stranger")')
    display = os.environ.get("DISPLAY", ":0").replace(":", "_")
    for name in ("lock", f"variorum-{display}.lock"):
        [lambda: os.symlink(letter, at(name)), lambda: os.mkfifo(at(name), 0o600), lambda: os.link(letter, at(name))][number % 3]()
        number += 1


def thing(path):
    about = os.lstat(path)
    kinds = {stat.S_IFREG: "file", stat.S_IFDIR: "folder", stat.S_IFLNK: "link", stat.S_IFIFO: "FIFO", stat.S_IFSOCK: "socket"}
    kind = kinds.get(stat.S_IFMT(about.st_mode), "device")
    said = {"kind": kind, "mode": oct(stat.S_IMODE(about.st_mode)), "owner": about.st_uid, "inode": about.st_ino}
    if kind == "link":
        said["target"] = os.readlink(path)
    if kind == "file":
        said["length"], said["modified"] = about.st_size, about.st_mtime_ns
        with open(path, "rb") as file:
            said["bytes"] = hashlib.sha256(file.read(1 << 20)).hexdigest()
    return said


def look(folder):
    all_of = {}
    for place, folders, files in os.walk(folder):
        for name in folders + files:
            path = os.path.join(place, name)
            all_of[os.path.relpath(path, folder)] = thing(path)
    return all_of


def compare(before, folder, globs):
    now, wrong, told = look(folder), [], set()
    matches = lambda name, those: any(fnmatch.fnmatch(name, glob) for glob in those)
    but = [glob[1:] for glob in globs if glob.startswith("!")]
    may = lambda name: matches(name, globs) and not matches(name, but)
    for name, old in sorted(before.items()):
        new = now.get(name)
        if may(name) or new == old:
            continue
        if new is None:
            wrong.append(f"{name}: the {old['kind']} is gone")
        elif (new["inode"], new.get("length")) not in told:
            told.add((new["inode"], new.get("length")))
            wrong.append(f"{name}: " + ", ".join(f"{key} {old.get(key)} → {new.get(key)}" for key in old if old[key] != new.get(key)))
    wrong += [f"{name}: a {now[name]['kind']} is new" for name in sorted(now) if name not in before and not may(name)]
    for line in wrong[:12]:
        print("  " + line)
    if len(wrong) > 12:
        print(f"  and {len(wrong) - 12} more")
    return 1 if wrong else 0


def modes(folder):
    wrong = [(name, one["mode"]) for name, one in look(folder).items() if one["kind"] != "link" and int(one["mode"], 8) & 0o077]
    for name, mode in sorted(wrong):
        print(f"  {name}: {mode}")
    return 1 if wrong else 0


def become_another():
    os.setgroups([])
    os.setgid(ATTACKER)
    os.setuid(ATTACKER)


def swap(folder, target):
    become_another()
    record, bait = os.path.join(folder, "rec.sgf"), os.path.join(folder, "bait")
    os.symlink(target, bait)
    known = len(os.listdir(folder))
    print("ready", flush=True)
    try:
        while len(os.listdir(folder)) <= known:
            pass
        os.rename(bait, record)
    except FileNotFoundError:
        # The case is over.
        pass


def listen(path, heard):
    become_another()
    lock = open(path.removesuffix("socket") + "lock", "w")
    fcntl.flock(lock, fcntl.LOCK_EX)
    server = socket.socket(socket.AF_UNIX)
    server.bind(path)
    os.chmod(path, 0o777)
    server.listen()
    while True:
        other, _ = server.accept()
        other.settimeout(2)
        with open(heard, "ab") as file:
            file.write(b"somebody is there\n")
            try:
                while data := other.recv(65536):
                    file.write(data)
            except OSError:
                pass


# What a call of these names does to the path it is given.
DOES = {
    "creat": "writes",
    "mkdir": "makes",
    "mknod": "makes",
    "bind": "makes",
    "unlink": "removes",
    "rmdir": "removes",
    "rename": "renames",
    "link": "links",
    "symlink": "links",
    "chmod": "rights of",
    "chown": "rights of",
    "setxattr": "attributes of",
    "removexattr": "attributes of",
    "utime": "time of",
    "truncate": "writes",
    "fallocate": "writes",
}
WRITING = ("O_WRONLY", "O_RDWR", "O_CREAT", "O_TRUNC", "O_TMPFILE")


def does(call, words):
    if call.startswith("open"):
        return "writes" if any(flag in words for flag in WRITING) else None
    if call in ("readlink", "readlinkat"):
        return None
    return next((verb for name, verb in DOES.items() if call.lstrip("lf").startswith(name) or call.startswith(name)), None)


def paths(trace, place):
    """Of the output of `strace -f -y`, what was done to which path, each once and sorted; numbers and random names are stars."""
    said = set()
    with open(trace, errors="replace") as file:
        for line in file:
            found = re.match(r"\d+ +(\w+)\((.*)", line)
            verb = found and does(found[1], found[2])
            if not verb:
                continue
            # A folder's descriptor stands before a relative name: 3</folder>, "name". A file's alone is what is meant.
            parts = re.findall(r'(?:AT_FDCWD|\d+)<([^>]*)>(?:, "([^"]*)")?|"([^"]*)"', found[2].split(") = ")[0])
            names = [os.path.join(folder, name) if name else folder or alone for folder, name, alone in parts]
            names = [name for name in names if not name.startswith("socket:")]
            failure = re.search(r"= -1 (\w+)", line)
            if not names or failure and failure[1] == "ENOENT":
                continue
            told = " → ".join(names).replace(place, "…")
            told = re.sub(r"\.variorum-[0-9a-f-]+", ".variorum-*", told)
            told = re.sub(r"journal/\d+-\d+", "journal/*", re.sub(r"versions/\w+-\d+", "versions/*", told))
            told = re.sub(r"softbuffer-x11-\w+", "softbuffer-x11-*", told)
            said.add(f"  {verb:14} {told}" + (f" ({failure[1]})" if failure else ""))
    print("\n".join(sorted(said)), end="")
    return 0


def main():
    what, *words = sys.argv[1:]
    if what == "precious":
        precious(*words)
    elif what == "plant":
        for number, folder in enumerate(dict.fromkeys(words[1:])):
            plant(words[0], folder, number)
    elif what in ("spare", "journal"):
        words = [word.encode().decode("unicode_escape") for word in words]
        sys.stdout.buffer.write(spare(*words) if what == "spare" else journal(*words))
    elif what == "look":
        json.dump(look(words[0]), sys.stdout)
    elif what == "compare":
        with open(words[0]) as file:
            return compare(json.load(file), words[1], words[2:])
    elif what == "modes":
        return modes(words[0])
    elif what == "paths":
        return paths(*words)
    elif what == "swap":
        swap(*words)
    elif what == "listen":
        listen(*words)


if __name__ == "__main__":
    sys.exit(main())
