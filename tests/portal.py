"""Plays the settings portal of a desktop: says what a file says (0 no wish, 1 dark, 2 light), and tells when that changes."""

import sys
from gi.repository import Gio, GLib

NAME, PATH = "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop"
KEY = ("org.freedesktop.appearance", "color-scheme")
INTERFACE = """<node><interface name="org.freedesktop.portal.Settings">
<method name="Read"><arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="v" direction="out"/></method>
<signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal></interface></node>"""


def wish():
    try:
        with open(sys.argv[1], encoding="ascii") as file:
            return int(file.read())
    except (OSError, ValueError):
        return 2


def answer(_bus, _sender, _path, _interface, _method, _arguments, call):
    call.return_value(GLib.Variant("(v)", (GLib.Variant("v", GLib.Variant("u", wish())),)))


def look(said):
    if wish() != said[0]:
        said[0] = wish()
        bus.emit_signal(
            None, PATH, "org.freedesktop.portal.Settings", "SettingChanged", GLib.Variant("(ssv)", (*KEY, GLib.Variant("u", said[0])))
        )
    return True


bus = Gio.bus_get_sync(Gio.BusType.SESSION)
interface = Gio.DBusNodeInfo.new_for_xml(INTERFACE).interfaces[0]
bus.register_object(PATH, interface, answer, None, None)
Gio.bus_own_name_on_connection(bus, NAME, Gio.BusNameOwnerFlags.NONE, None, None)
GLib.timeout_add(100, look, [wish()])
GLib.MainLoop().run()
