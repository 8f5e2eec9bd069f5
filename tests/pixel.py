"""Says whether a point of the screen is light or dark, as Xvfb keeps it in a file: pixel.py FILE X Y"""

import struct
import sys

name, x, y = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
with open(name, "rb") as file:
    data = file.read()
header = struct.unpack(">25I", data[:100])
size, bytes_per_line, colours = header[0], header[12], header[19]
at = size + 12 * colours + y * bytes_per_line + 4 * x
print("light" if sum(data[at : at + 3]) > 3 * 128 else "dark")
