"""Presses keys and watches the screen that Xvfb keeps in a file.

watch.py game            prints a game of 300 moves with comments, marks and variations
watch.py keys PID FILE   presses keys, and says when the picture was another one, and what that cost the process PID
"""

import mmap
import statistics
import subprocess
import sys
import time
from pathlib import Path


def game():
    letters = "abcdefghijklmnopqrs"
    out = ["(;GM[1]FF[4]CA[UTF-8]SZ[19]PB[First]PW[Second]KM[6.5]"]
    for number in range(300):
        # A walk that meets every point once.
        at = number * 7 % 361
        out.append(f";{'BW'[number % 2]}[{letters[at % 19]}{letters[at // 19]}]")
        if number % 3 == 0:
            out.append(f"C[Move {number}: the corner is settled, and K10 is big.\n\nStill playable.]TR[dd]LB[qq:A]")
    out.append(")")
    print("".join(out))


class Watched:
    def __init__(self, pid, name):
        self.tasks = Path(f"/proc/{pid}/task")
        file = open(name, "rb")
        self.screen = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        # Reads one line after the other, and does it.
        self.keys = subprocess.Popen(["xdotool", "-"], stdin=subprocess.PIPE, text=True)

    def cost(self):
        """Milliseconds of the processor so far, of all threads."""
        spent = 0
        for task in self.tasks.iterdir():
            try:
                spent += int((task / "schedstat").read_text().split()[0])
            except OSError:
                pass  # it has ended
        return spent / 1e6

    def press(self, line):
        self.keys.stdin.write(line + "\n")
        self.keys.stdin.flush()

    def until_changed(self, before, most):
        """Milliseconds until the screen is another one; None where it stays."""
        start = time.monotonic()
        while time.monotonic() - start < most:
            if self.screen[:] != before:
                return (time.monotonic() - start) * 1e3
            time.sleep(0.0005)
        return None


def keys(pid, name):
    watched = Watched(pid, name)
    pictures, costs = [], []
    for number in range(24):
        time.sleep(0.3)
        before, cost = watched.screen[:], watched.cost()
        watched.press("key Right")
        picture = watched.until_changed(before, 2)
        time.sleep(0.3)
        if number < 4:
            continue  # what is made once is made
        pictures.append(picture)
        costs.append(watched.cost() - cost)
    seen = sorted(picture for picture in pictures if picture is not None)
    median = statistics.median
    print(f"  a key to its picture: {median(seen):.1f} ms (slowest {seen[-1]:.1f}, {len(seen)} of {len(pictures)} seen)")
    print(f"  of the processor for it: {median(costs):.1f} ms (most {max(costs):.1f})")
    for what, key in (("on", "Right"), ("back", "Left")):
        time.sleep(0.5)
        cost, start = watched.cost(), time.monotonic()
        subprocess.run(["xdotool", "key", "--delay", "20", "--repeat", "100", key], check=True)
        keyed = time.monotonic() - start
        # The picture rests when it has not changed for a while.
        last, at = watched.screen[:], time.monotonic()
        while watched.until_changed(last, 0.3) is not None:
            last, at = watched.screen[:], time.monotonic()
        settled = at - start
        spent = (watched.cost() - cost) / 100
        print(f"  held, {what}: 100 keys in {keyed:.2f} s, at rest after {settled:.2f} s, {spent:.1f} ms of the processor each")


match sys.argv[1:]:
    case ["game"]:
        game()
    case ["keys", pid, name]:
        keys(pid, name)
    case _:
        sys.exit(__doc__)
