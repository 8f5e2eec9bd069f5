#!/usr/bin/env python3
"""Cut Inter to the range Variorum needs and make its figures tabular: subset.py IN.otf OUT.otf (needs fonttools)."""
import sys
from fontTools import subset
from fontTools.ttLib import TTFont

RANGES = [(0x20, 0x7E), (0xA0, 0x24F), (0x2B0, 0x36F), (0x370, 0x3FF), (0x400, 0x52F), (0x1E00, 0x1EFF),
          (0x2000, 0x214F), (0x2150, 0x218F), (0x2190, 0x22FF), (0x2300, 0x23FF), (0x2460, 0x24FF),
          (0x25A0, 0x27BF), (0x2900, 0x297F), (0x2B00, 0x2BFF), (0xFB01, 0xFB02), (0xFFFD, 0xFFFD)]
source, target = sys.argv[1:3]
font = TTFont(source)
# Figures of one width by default: neither painter applies font features.
gsub = font["GSUB"].table
lookups = {i for r in gsub.FeatureList.FeatureRecord if r.FeatureTag == "tnum" for i in r.Feature.LookupListIndex}
tabular = {}
for i in lookups:
    for table in gsub.LookupList.Lookup[i].SubTable:
        tabular.update(getattr(table, "ExtSubTable", table).mapping)
for table in font["cmap"].tables:
    for digit in range(0x30, 0x3A):
        if digit in table.cmap:
            table.cmap[digit] = tabular.get(table.cmap[digit], table.cmap[digit])
# Upstream's bold 4 is a hair narrower than its brothers.
figures = [font.getBestCmap()[digit] for digit in range(0x30, 0x3A)]
widest = max(font["hmtx"][name][0] for name in figures)
for name in figures:
    font["hmtx"][name] = (widest, font["hmtx"][name][1])
options = subset.Options()
options.layout_features = ["kern", "mark", "mkmk", "ccmp", "locl"]
options.hinting = False
options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
options.notdef_outline = True
cutter = subset.Subsetter(options)
cutter.populate(unicodes=[u for a, b in RANGES for u in range(a, b + 1)])
cutter.subset(font)
font.save(target)
