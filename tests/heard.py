"""Walks the accessible tree of the running window and listens to it: see tests/heard.sh."""

import re
import subprocess
import sys

from at_spi import Atspi, announced, begin, fail, find, heard, listen, press, type_text, wait_for, walk, window

program, record = sys.argv[1:]


def spoken(node, length="usual"):
    out = subprocess.run(
        [program, "show", f"--spoken={length}", "--at", node, record], check=True, capture_output=True, text=True
    )
    return out.stdout.splitlines()


def focused():
    """What has the keyboard."""
    return next((node for node in walk(window()) if node.get_state_set().contains(Atspi.StateType.FOCUSED)), None)


def around(node):
    """The names of all dialogs that something stands in."""
    names = []
    while node:
        if node.get_role_name() == "dialog":
            names.append(node.get_name())
        node = node.get_parent()
    return names


def main():
    find("frame", "heard.sgf – Variorum")
    tree = find("tree", "Tree")
    items = [node.get_name() for node in walk(tree) if node.get_role_name() == "tree item"]
    if items[:3] != ["Start", "1 Black c2", "2 White swap pieces: The swap"]:
        fail(f"the tree begins with {items[:3]}")
    for role, name in [("push button", "Next"), ("radio button", "Triangle"), ("canvas", "Board"), ("entry", "Comment")]:
        find(role, name)
    print("ok: the window by its names")
    # Where a game forks, an item of the tree says which of the variations it is.
    told = [node.get_description() or "" for node in walk(tree) if node.get_role_name() == "tree item"]
    if not {"variation 1 of 2", "variation 2 of 2"} <= set(told):
        fail(f"the tree tells of variations {sorted(set(told))}")
    press("ctrl+g")
    find("dialog", "Go to move")
    dialogs = [node for node in walk(window()) if node.get_role_name() == "dialog"]
    if len(dialogs) != 1 or not dialogs[0].get_state_set().contains(Atspi.StateType.MODAL):
        fail(f"the dialogs are {[node.get_name() for node in dialogs]}, one of them modal")
    press("Escape")
    find("dialog", "Go to move", wanted=False)
    print("ok: variations in the tree, a dialog with its name, modal")
    # What stands beside the board has the keyboard in it when it is opened with keys, and says nothing of where the pointer rests.
    heard.clear()
    for command, name in [("settings", "Settings"), ("properties", "Properties"), ("clean-up", "Clean up"), ("findings", "Check")]:
        press("ctrl+shift+p")
        find("dialog", "All commands")
        type_text(command)
        press("Return")
        find("dialog", name)
        wait_for(f"the keyboard does not come into {name}", lambda: name in around(focused()))
        press("Escape")
        find("dialog", name, wanted=False)
    # The palette says what Enter would run; nothing else is said.
    found = [said for said in heard if re.match(r"\d+ commands?: ", said)]
    if not any(said.endswith("Settings…") for said in found):
        fail(f"the palette does not say what it found: {heard}")
    if len(found) < len(heard):
        fail(f"{[said for said in heard if said not in found]} was announced while dialogs were opened")
    print("ok: dialogs beside the board have the keyboard in them")
    # The menus, with keys.
    press("F10")
    wait_for("the main menu has no keyboard", lambda: focused() and focused().get_name() == "File")
    entry = find("menu item", "File")
    # In a menu it opens as soon as one passes it: whether it is open would be read out at every line.
    if entry.get_description():
        fail(f"a menu in a menu is {entry.get_description()!r}")
    press("Down")
    wait_for("the main menu is not gone through", lambda: focused() and focused().get_name() == "Edit")
    press("Escape")
    find("menu item", "Edit", wanted=False)
    print("ok: the main menu")
    for move in range(1, 11):
        press("Right")
        announced(spoken(f"0*{move}")[0], f"move {move}")
    print("ok: ten moves")
    # The board, place by place: along two of its rows and between them.
    places = spoken("0*10", "full")[1:]
    way = ["shift+Left"] * 5 + ["shift+Up"] * 3 + ["shift+Right"] * 8
    for step in way:
        before = len(heard)
        press(step)
        wait_for(f"nothing is said of the place after {step}", lambda: len(heard) > before)
    said = [words.strip("\u00a0.") for words in heard]
    for words in said:
        name, holds = words.split(", ", 1)
        known = next((place for place in places if place.split(", ", 1)[0] == name), f"{name}, empty")
        if known != words:
            fail(f"{words!r} is heard where {known!r} stands")
    if len(said) != len(way) or len(set(said)) != len(way):
        fail(f"{len(way)} places were passed, {len(said)} were told: {said}")
    if all(words.endswith(", empty") for words in said):
        fail("no stone was passed")
    print("ok: the board by its cursor:", *said, sep="\n  ")
    for _ in range(8):
        if said[-1].endswith(", empty"):
            break
        press("shift+Down")
        listen(1)
        said = [words.strip("\u00a0.") for words in heard]
        name = said[-1].split(", ", 1)[0]
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
    type_text("Heard.")
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


listener = begin()
main()
