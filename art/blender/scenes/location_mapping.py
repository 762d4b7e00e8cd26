"""Mapping: a round map on a turntable; a van follows the ring road to the hot pin."""
from kit.parts import *

STAGE = dict(ground='mint', width=9.6, target=(0, 0, 0.83), azimuth=-68, elevation=31)
BLOCKS = ((8, 52, 'pine'), (68, 112, 'chalk'), (128, 172, 'chalk'), (188, 232, 'sky'), (248, 292, 'chalk'), (308, 352, 'chalk'))


def build():
    disc(3.15, 0.22, (0, 0, 0), plaster('chalk'), bevel=0.05); disc(2.95, 0.12, (0, 0, 0.2), 'ultra')
    z = 0.32
    for a, b, m in BLOCKS: extrude([S.arc(0, 0, 2.8, radians(a), radians(b), 24) + S.arc(0, 0, 1.75, radians(b - 3), radians(a + 3), 24)], 0.22, (0, 0, z), m)
    disc(1.2, 0.06, (0, 0, z), 'chalk', bevel=0.02)
    house(0.8, 0.8, 0.5, 0.4, (1.95, -1.15, z + 0.2), 'chalk', 'ultra')
    slab(0.75, 0.75, 1.3, (-2.15, 0.7, z + 0.2), 'sky')
    for x, y, h in ((1.8, 1.5, 1.0), (2.25, 0.8, 0.8)): tree(h, 0.34, (x, y, z + 0.2))
    van(z); pin(z + 0.05)


def van(z):
    """It follows the strip on the ring road, which turns to the pin."""
    r, a, b = 1.475, radians(232), radians(296)
    extrude([S.arc(0, 0, r + 0.14, a, b, 24) + S.arc(0, 0, r - 0.14, b, a, 24)], 0.08, (0, 0, z), 'butter', bevel=0.015)
    slab(r - 0.26, 0.28, 0.1, ((r + 0.54) / 2 * cos(b), (r + 0.54) / 2 * sin(b), z), 'butter', r=0.08, bevel=0.015, rot=b)
    place(body, (r * cos(a), r * sin(a), z + 0.06), 1.15, rot=a + pi / 2)


def body():
    for x in (-0.3, 0.3): extrude(S.circle(0.14, 32), 0.56, (x, 0, 0.14), 'midnight', plane='xz', bevel=0.03)
    slab(1.05, 0.5, 0.3, (0, 0, 0.14), 'butter', r=0.08); slab(0.7, 0.48, 0.3, (-0.16, 0, 0.4), 'butter', r=0.08)


def pin(z):
    r, h = 0.95, 2.8
    disc(0.45, 0.1, (0, 0, z), metal())
    extrude(S.drop(r, h) + [list(reversed(S.circle(0.4, 48, 0, h - r)[0]))], 0.55, (0, 0, z + 0.06), glow('vermilion', 0.7), plane='xz', bevel=0.08, rot=radians(22))
    extrude(S.circle(0.41, 48, 0, h - r), 0.3, (0, 0, z + 0.06), 'chalk', plane='xz', bevel=0.02, rot=radians(22))
