"""Draws a zero without a slash into Atkinson Hyperlegible Next: on boards and in scores a slashed one reads as 8 or Ø.

    python3 scripts/plain-zero.py FONT.woff2      (needs fonttools and brotli; see public/fonts/README.md)
"""

import sys

from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.ttProgram import Program


def ring(outer, stem, bar):
    """The outline of a zero: the outer one, and inside the same in small, the other way round."""
    xs, ys = [x for x, _ in outer], [y for _, y in outer]
    x, y = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    wide, high = (max(xs) - min(xs)) / 2, (max(ys) - min(ys)) / 2
    inner = [(round(x + (px - x) * (wide - stem) / wide), round(y + (py - y) * (high - bar) / high)) for px, py in outer]
    return outer + inner[:1] + inner[:0:-1]


path = sys.argv[1]
font = TTFont(path)
zero, (bold,) = font["glyf"]["zero"], font["gvar"].variations["zero"]
if zero.numberOfContours != 3:
    sys.exit("this zero has no slash")
points, size = list(zero.coordinates), zero.endPtsOfContours[0] + 1
regular = points[:size]
heavy = [(x + dx, y + dy) for (x, y), (dx, dy) in zip(regular, bold.coordinates)]
# Thickness of the strokes at both ends of the axis, as those of the slashed one.
light, strong = ring(regular, 91, 74), ring(heavy, 138, 107)

zero.coordinates = type(zero.coordinates)(light)
flags = list(zero.flags[:size])
zero.flags = type(zero.flags)(flags + flags[:1] + flags[:0:-1])
zero.endPtsOfContours, zero.numberOfContours, zero.program = [size - 1, 2 * size - 1], 2, Program()
# The last four points of a variation are the glyph's sides.
bold.coordinates = [(hx - x, hy - y) for (x, y), (hx, hy) in zip(light, strong)] + bold.coordinates[-4:]
zero.recalcBounds(font["glyf"])
font.save(path)
