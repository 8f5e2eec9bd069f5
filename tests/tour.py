"""Walks the tour of the README in the running window, step by step, and checks what each step promises: see tests/tour.sh."""

import re
import subprocess
import sys

from at_spi import Atspi, announced, begin, click, fail, find, heard, listen, point, press, type_text, wait_for

program, record, original, *only = sys.argv[1:]


def run(*words):
    return subprocess.run([program, *words], check=True, capture_output=True).stdout


def spoken(node):
    return run("show", "--spoken=usual", "--at", node, original).decode().splitlines()[0]


def now():
    with open(record, "rb") as file:
        return file.read()


def saved(what, *commands):
    """Saves; the file is what the command line makes of these commands."""
    options = [word for command in commands for word in ("-c", command)]
    wanted = run("edit", original, *options, "-o", "-") if commands else open(original, "rb").read()
    press("ctrl+s")
    wait_for(f"{what}: the file is not what {commands} make", lambda: now() == wanted)


def save_until(what, done):
    """Saves; answers with what the file then says."""
    press("ctrl+s")
    return wait_for(what, lambda: done(now().decode()))


def new_values(name):
    """The values of a property that the record did not have before, as the file spells them."""
    with open(original, encoding="utf-8") as file:
        before = re.findall(rf"{name}((?:\[[^]]*\])+)", file.read())

    def look(text):
        after = re.findall(rf"(?<![A-Z]){name}((?:\[[^]]*\])+)", text)
        for value in before:
            if value in after:
                after.remove(value)
        return after[0][1:-1] if after else None

    return look


def hint(pattern):
    """What the line at the bottom says under the pointer."""
    return find("label", pattern).get_name()


def take(piece):
    click(find("toggle button", piece))
    wait_for(f"{piece} is picked up", lambda: any(words.startswith(piece) for words in heard))


def at(column, row):
    """Where a place is on the screen. The board lies in the middle, as large as there is room."""
    box = board.get_extents(Atspi.CoordType.SCREEN)
    scale = min(box.width / 723, box.height / 632)
    x, y = 38 + 19 * column, 595 - 32.9 * (row - 1)
    return box.x + box.width / 2 + (x - 361.5) * scale, box.y + box.height / 2 + (y - 316) * scale


def name_of(column, row):
    letter = chr(ord("A") + column % 26)
    return f"{letter if column < 26 else 'A' + letter}{row}"


def point_at(place):
    """Waits until the line at the bottom names the place."""
    point(*at(*place))
    hint(f"{name_of(*place)}\\b.*")


def click_at(place):
    point_at(place)
    subprocess.run(["xdotool", "click", "1"], check=True)


def drag(start, end):
    """In no hurry: the window says nothing of a line before it is drawn."""
    point(*at(*start))
    listen(0.5)
    subprocess.run(["xdotool", "mousedown", "1"], check=True)
    listen(0.5)
    point(*at(*end))
    listen(0.5)
    subprocess.run(["xdotool", "mouseup", "1"], check=True)


def home():
    press("Home")
    find("label", "Start")


def undo_all(what):
    """Ctrl+Z, as far back as one likes."""
    untouched = open(original, "rb").read()

    def done():
        press("ctrl+z", "ctrl+s")
        listen(0.1)
        return now() == untouched

    wait_for(what, done)


def step_through():
    press("Right")
    announced(spoken("0*1"), "→")
    press("Right")
    announced(spoken("0*2"), "→ once more")
    press("Left")
    announced(spoken("0*1"), "←")
    press("End")
    announced(spoken("end"), "End")
    home()
    heard.clear()
    click(find("tree item", "3 Red Y K8"))
    announced(spoken("0*3"), "a click on the tree")


def compare_variations():
    home()
    heard.clear()
    click(find("link", "move 72"))
    announced(spoken("0*72"), "the link of the comment")
    press("Down")
    announced(spoken("0*71.1"), "↓")
    press("Up")
    announced(spoken("0*72"), "↑")


# The place that everybody may begin at, beside which the game's first piece lies; as column and row from zero and one.
BEGIN = (25, 12)


def play():
    home()
    take("Blue W")
    point(*at(24, 12))
    hint("Blue W .*")
    # As it lies in the record: turned once, and under the pointer.
    heard.clear()
    press("z")
    hint("Blue W Y12.*")
    subprocess.run(["xdotool", "click", "1"], check=True)
    announced(spoken("0*1"), "a move that the record has")
    saved("a move that the record has is entered")
    placed = []
    for turns in ([], ["z"], ["z", "x"], ["f"]):
        home()
        take("Blue S")
        point(*at(*BEGIN))
        hint("Blue S [A-Z].*")
        for key in turns:
            press(key)
            listen(0.3)
        subprocess.run(["xdotool", "click", "1"], check=True)
        points = save_until(f"a piece after {turns}", new_values(";1"))
        saved(f"a variation with the piece after {turns}", "goto /", f"play 1 {points}")
        placed.append(points)
        undo_all("the variation is taken back")
    plain_one, turned, back, flipped = placed
    if plain_one != back or len({plain_one, turned, flipped}) != 3:
        fail(f"Z, X and F turn and flip: {placed}")


def write():
    home()
    press("Right", "Right")
    find("label", "Move 2.*")
    press("ctrl+e")
    type_text("Early.")
    press("Escape")
    saved("Ctrl+E", "goto 0*2", "comment Early.")
    press("Right")
    find("label", "Move 3.*")
    click(find("entry", "Comment"))
    type_text("Low.")
    press("Escape")
    saved("a click on the comment", "goto 0*2", "comment Early.", "goto 0*3", "comment Low.")
    undo_all("the words are taken back")


def mark():
    home()
    places = [(8, 15), (12, 15), (16, 15), (20, 15), (8, 5)]
    commands = ["goto /"]
    for key, place, name, command in zip(
        "34567", places, ["TR", "SQ", "CR", "MA", "LB"], ["mark triangle", "mark square", "mark circle", "mark cross", "label"]
    ):
        press(f"ctrl+{key}")
        click_at(place)
        if key == "7":
            listen(0.5)
            press("Return")
        words = save_until(f"Ctrl+{key}", new_values(name))
        commands.append(f"{command} {words.replace(':', ' ')}")
        saved(f"Ctrl+{key}", *commands)
    for key, name, start, end in [("8", "LN", (12, 5), (16, 8)), ("9", "AR", (20, 5), (24, 8))]:
        press(f"ctrl+{key}")
        drag(start, end)
        words = save_until(f"Ctrl+{key}", new_values(name))
        commands.append(f"{dict(LN='line', AR='arrow')[name]} {words.replace(':', ' ')}")
        saved(f"Ctrl+{key}", *commands)
    press("ctrl+1")
    wait_for("Ctrl+1 plays again", lambda: pressed("Play"))
    undo_all("the marks are taken back")


def pressed(name):
    states = find("radio button", name).get_state_set()
    return states.contains(Atspi.StateType.PRESSED) or states.contains(Atspi.StateType.CHECKED)


def set_up():
    home()
    press("ctrl+2")
    wait_for("Ctrl+2 sets up", lambda: pressed("Set up"))
    take("Blue 1")
    point(*at(*BEGIN))
    listen(0.5)
    subprocess.run(["xdotool", "click", "1"], check=True)
    click(find("push button", "In a new node"))
    points = save_until("the piece is put up", new_values("A1"))
    put_up = ["goto /", f"add-stone --new-node 1 {points}"]
    saved("in a new node", *put_up)
    # Away from the board, whose places are told otherwise.
    box = find("push button", "File encoding.*").get_extents(Atspi.CoordType.SCREEN)
    point(box.x + 4, box.y + 4)
    for number, colour in enumerate(["Yellow", "Red", "Green"], 2):
        press("ctrl+2")
        announced(f"{colour} to play.", f"Ctrl+2 changes to {colour}")
        put_up.append(f"to-play --here {number}")
        saved(f"{colour} is to play next", *put_up)
    heard.clear()
    press("ctrl+2")
    wait_for("Ctrl+2 erases last of all", lambda: any("click to erase" in words for words in heard))
    letters, row = re.match(r"([a-z]+)(\d+)", points).groups()
    click_at((ord(letters[-1]) - ord("a") + 26 * (len(letters) - 1), int(row)))
    saved("erased", *put_up, f"erase --here {points}")
    press("ctrl+1")


def undo():
    undo_all("Ctrl+Z as far back as one likes")


def tidy():
    def menu(item):
        home()
        heard.clear()
        click(find("link", "move 72"))
        announced(spoken("0*72"), "the link")
        press("Down")
        announced(spoken("0*71.1"), "the other side")
        click(find("tree item", "72 Green 1 V10.*"), button=3)
        click(find("menu item", item))

    menu("Move variation up")
    saved("its variation is moved up", "goto 0*71.1", "promote")
    undo_all("the variation is moved down again")
    menu("Cut variation")
    saved("the variation is cut", "goto 0*71.1", "cut-variation")
    undo_all("the variation is put back")
    menu("Make this the main line")
    saved("the main line", "goto 0*71.1", "make-main-line")
    undo_all("the main line is as it was")


def look_into():
    click(find("push button", "File encoding: UTF-8"))
    find("dialog", "Reopen with encoding")
    press("Escape")
    find("dialog", "Reopen with encoding", wanted=False)
    click(find("push button", "No issues"))
    find("dialog", "Check")
    find("label", "No issues.*")
    press("Escape")


def save():
    home()
    press("Right", "Right")
    find("label", "Move 2.*")
    press("ctrl+e")
    type_text("Kept.")
    press("Escape")
    saved("one comment", "goto 0*2", "comment Kept.")
    before, after = open(original, "rb").read(), now()
    if after.replace(b"C[Kept.]", b"", 1) != before:
        fail("something else has changed")


STEPS = {
    "Step through": step_through,
    "Compare variations": compare_variations,
    "Play": play,
    "Comment": write,
    "Mark": mark,
    "Set up": set_up,
    "Undo": undo,
    "Tidy up": tidy,
    "Look into the file": look_into,
    "Save": save,
}
with open("README.md", encoding="utf-8") as file:
    told = re.findall(r"^\d+\. \*\*([^*.]+)", file.read(), re.M)
if told != list(STEPS):
    fail(f"the README's tour has other steps: {told}")
listener = begin()
board = find("canvas", "Board")
for title, walk_step in STEPS.items():
    if not only or title in only:
        walk_step()
        print(f"ok: {title}", flush=True)
