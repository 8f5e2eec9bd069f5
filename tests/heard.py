"""Walks the accessible tree of the running window and listens to it: see tests/heard.sh."""

import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

program, record = sys.argv[1:]
heard = []


def hear(event):
    heard.append(event.any_data if isinstance(event.any_data, str) else event.source.get_name())


def listen(seconds=0.1):
    """Takes in what is said meanwhile."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if not GLib.MainContext.default().iteration(False):
            time.sleep(0.01)


def fail(why):
    print("failed:", why)
    print("heard:", *heard[-5:], sep="\n  ")
    sys.exit(1)


def press(*keys):
    subprocess.run(["xdotool", "key", *keys], check=True)


def announced(wanted, what):
    """Waits until that was announced."""
    for _ in range(200):
        if any(words.strip("\u00a0") == wanted for words in heard):
            heard.clear()
            return
        listen()
    fail(f"{what}: {wanted!r} was not announced")


def spoken(node, length="usual"):
    out = subprocess.run(
        [program, "show", f"--spoken={length}", "--at", node, record], check=True, capture_output=True, text=True
    )
    return out.stdout.splitlines()


def walk(node, depth=0):
    yield node
    for index in range(node.get_child_count()):
        child = node.get_child_at_index(index)
        if child and depth < 12:
            yield from walk(child, depth + 1)


def window():
    for _ in range(200):
        for index in range(Atspi.get_desktop(0).get_child_count()):
            child = Atspi.get_desktop(0).get_child_at_index(index)
            if child and "ariorum" in (child.get_name() or ""):
                return child
        listen()
    fail("the window is not there for screen readers")


def find(role, name=None):
    for _ in range(100):
        for node in walk(window()):
            try:
                if node.get_role_name() == role and name in (None, node.get_name()):
                    return node
            except GLib.Error:
                pass
        listen()
    fail(f"there is no {role} {name or ''}")


def main():
    find("frame", "heard.sgf – Variorum")
    tree = find("tree", "Tree")
    items = [node.get_name() for node in walk(tree) if node.get_role_name() == "tree item"]
    if items[:3] != ["Start", "1 Black c2", "2 White swap pieces: The swap"]:
        fail(f"the tree begins with {items[:3]}")
    for role, name in [("push button", "Next"), ("toggle button", "Triangle"), ("canvas", "Board"), ("entry", "Comment")]:
        find(role, name)
    print("ok: the window by its names")
    for move in range(1, 11):
        press("Right")
        announced(spoken(f"0*{move}")[0], f"move {move}")
    print("ok: ten moves")
    # The board, place by place: two steps from the middle.
    places = spoken("0*10", "full")[1:]
    press("shift+Left", "shift+Left", "shift+Up")
    listen(1)
    said = [words.strip("\u00a0.") for words in heard]
    for words in said:
        name, holds = words.split(", ", 1)
        known = next((place for place in places if place.split(", ", 1)[0] == name), f"{name}, empty")
        if known != words:
            fail(f"{words!r} is heard where {known!r} stands")
    if len(said) != 3:
        fail(f"three places were passed, {len(said)} were told")
    print("ok: the board by its cursor:", *said, sep="\n  ")
    heard.clear()
    at = name
    expected = record + ".expected"
    commands = ["goto 0*10", f"play {at}", "comment Heard."]
    press("Return")
    for _ in range(100):
        if any(words.startswith("Move 11") for words in heard):
            break
        listen()
    else:
        fail(f"the move at {at} was not announced")
    press("ctrl+e")
    subprocess.run(["xdotool", "type", "Heard."], check=True)
    press("Escape", "ctrl+s")
    original = "assets/samples/hex.sgf"
    run = [program, "edit", original, "-o", expected]
    for command in commands:
        run += ["-c", command]
    subprocess.run(run, check=True)
    wanted = open(expected, "rb").read()
    for _ in range(200):
        if open(record, "rb").read() == wanted:
            break
        listen()
    else:
        fail("the file is not what the commands make: " + str(open(record, "rb").read()[:400]))
    if wanted == open(original, "rb").read():
        fail("nothing was changed")
    print("ok: a variation and a comment, saved")


Atspi.init()
listener = Atspi.EventListener.new(hear)
listener.register("object:announcement")
main()
