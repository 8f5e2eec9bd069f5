"""Plays the portal of a desktop: says what a file says of light and dark (0 no wish, 1 dark, 2 light), and tells when that changes; where
a second file is named, it answers those who ask for a file, in the way that stands there:

    cancel          nobody chose anything
    choose PATH     this file was chosen
    fail            the dialog could not be shown
    forged PATH     somebody else says that this file was chosen, and the portal that it was in another dialog; then nobody chose anything
    silent          takes the question and never answers
    refuse          has no such dialogs

and adds a line to that file with `.asked` behind its name, for each question."""

import sys
from gi.repository import Gio, GLib

NAME, PATH = "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop"
KEY = ("org.freedesktop.appearance", "color-scheme")
SETTINGS = """<node><interface name="org.freedesktop.portal.Settings">
<method name="Read"><arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="v" direction="out"/></method>
<signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal></interface></node>"""
ASKED = """<method name="{}"><arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="a{{sv}}" direction="in"/>
<arg type="o" direction="out"/></method>"""
FILES = f"""<node><interface name="org.freedesktop.portal.FileChooser">
{ASKED.format("OpenFile")}{ASKED.format("SaveFile")}</interface></node>"""


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


def choose(_bus, sender, _path, _interface, method, arguments, call):
    with open(sys.argv[2], encoding="utf-8") as file:
        way, _, chosen = file.read().strip().partition(" ")
    with open(sys.argv[2] + ".asked", "a", encoding="utf-8") as file:
        file.write(f"{method} {way}\n")
    if way == "refuse":
        return call.return_dbus_error("org.freedesktop.DBus.Error.UnknownMethod", "No such interface")
    options = arguments.unpack()[2]
    handle = "/".join([PATH, "request", sender[1:].replace(".", "_"), options.get("handle_token", "t")])
    call.return_value(GLib.Variant("(o)", (handle,)))
    found = {"uris": GLib.Variant("as", [GLib.filename_to_uri(chosen)])} if way in ("choose", "forged") else {}

    def say(by, handle, code, found):
        said = GLib.Variant("(ua{sv})", (code, found))
        return by.emit_signal(sender, handle, "org.freedesktop.portal.Request", "Response", said)

    def speak():
        if way == "forged":
            say(stranger, handle, 0, found)
            say(bus, handle + "1", 0, found)
        say(bus, handle, {"choose": 0, "cancel": 1, "forged": 1}.get(way, 2), found if way == "choose" else {})
        return False

    if way == "forged":
        # Before the question is heard to be heard, too.
        say(stranger, handle, 0, found)
    if way != "silent":
        # As soon as somebody could have answered: who asks is still hearing that he was heard.
        GLib.timeout_add(300, speak)
    return None


bus = Gio.bus_get_sync(Gio.BusType.SESSION)
CLIENT = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
address = Gio.dbus_address_get_for_bus_sync(Gio.BusType.SESSION)
stranger = Gio.DBusConnection.new_for_address_sync(address, CLIENT)
bus.register_object(PATH, Gio.DBusNodeInfo.new_for_xml(SETTINGS).interfaces[0], answer, None, None)
if len(sys.argv) > 2:
    bus.register_object(PATH, Gio.DBusNodeInfo.new_for_xml(FILES).interfaces[0], choose, None, None)
Gio.bus_own_name_on_connection(bus, NAME, Gio.BusNameOwnerFlags.NONE, None, None)
GLib.timeout_add(100, look, [wish()])
GLib.MainLoop().run()
