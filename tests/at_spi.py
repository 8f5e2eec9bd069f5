"""The running window as assistive technology sees it: what is there by role and name and where it stands, and what is announced."""

import re
import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

heard = []


def hear(event):
    heard.append(event.any_data if isinstance(event.any_data, str) else event.source.get_name())


def begin():
    """Listens to announcements from now on. What this returns is to be kept."""
    Atspi.init()
    listener = Atspi.EventListener.new(hear)
    listener.register("object:announcement")
    return listener


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


def wait_for(what, done, seconds=90):
    """Waits until `done` answers with something, and answers with that. What goes away while one looks at it is looked for again."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            if answer := done():
                return answer
        except GLib.Error:
            pass
        listen()
    fail(what)


def press(*keys):
    subprocess.run(["xdotool", "key", *keys], check=True)


def type_text(words):
    subprocess.run(["xdotool", "type", words], check=True)


def plain(words):
    """Without the signs that make two announcements of the same words two."""
    return words.strip("\u00a0")


def announced(wanted, what):
    """Waits until that was announced."""
    wait_for(f"{what}: {wanted!r} was not announced", lambda: any(plain(words) == wanted for words in heard))
    heard.clear()


def walk(node, depth=0):
    yield node
    for index in range(node.get_child_count()):
        child = node.get_child_at_index(index)
        if child and depth < 12:
            yield from walk(child, depth + 1)


def window():
    def there():
        desktop = Atspi.get_desktop(0)
        children = [desktop.get_child_at_index(index) for index in range(desktop.get_child_count())]
        return next((child for child in children if child and "ariorum" in (child.get_name() or "")), None)

    return wait_for("the window is not there for screen readers", there)


def find(role, name=None, wanted=True):
    """What has this role and a name that matches the pattern; waits for it, or until it is gone."""

    def there():
        for node in walk(window()):
            try:
                if node.get_role_name() == role and (name is None or re.fullmatch(name, node.get_name() or "", re.S)):
                    return node
            except GLib.Error:
                pass
        return None

    if not wanted:
        return wait_for(f"{role} {name or ''} does not go away", lambda: not there())
    return wait_for(f"there is no {role} {name or ''}", there)


def click(node, *, at=(0.5, 0.5), button=1, keys=()):
    """Clicks what was found, at a part of its width and height."""
    box = node.get_extents(Atspi.CoordType.SCREEN)
    point(box.x + box.width * at[0], box.y + box.height * at[1])
    for key in keys:
        subprocess.run(["xdotool", "keydown", key], check=True)
    subprocess.run(["xdotool", "click", str(button)], check=True)
    for key in keys:
        subprocess.run(["xdotool", "keyup", key], check=True)


def point(x, y):
    """Moves the pointer, by a way: a hand does not jump."""
    subprocess.run(["xdotool", "mousemove", str(round(x) - 2), str(round(y) - 2), "mousemove", str(round(x)), str(round(y))], check=True)
