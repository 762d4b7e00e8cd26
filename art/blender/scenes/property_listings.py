"""Listings: a market stall where homes lie on offer, each behind its price; the hot one has just come in."""
from kit.parts import *

STAGE = dict(ground='butter', width=8.5, target=(0, 0, 1.38), azimuth=-68, elevation=19)


def build():
    z = base(5.7, 2.9, plaster('chalk'), r=0.45)
    counter(z); roof(z); person(1.2, (-2.3, -1.0, z), 'midnight', 'blush', r=0.25)


def counter(z):
    slab(4.4, 1.4, 0.6, (0, 0.2, z), 'pine', r=0.08)
    slab(4.6, 1.6, 0.14, (0, 0.2, z + 0.58), 'chalk', r=0.1)
    t = z + 0.72
    house(0.82, 0.8, 0.5, 0.45, (-1.25, 0.2, t), 'chalk', 'midnight')
    house(0.95, 0.8, 0.6, 0.5, (0, 0.2, t), glow('vermilion', 0.8))
    house(0.82, 0.8, 0.5, 0.45, (1.25, 0.2, t), 'butter', 'midnight')
    for x, m in ((-1.25, 'midnight'), (0, 'chalk'), (1.25, 'midnight')):
        window(0.26, 0.4, (x, -0.22, t), m, axis='y', t=0.06, arch=True)
        extrude(S.rrect(0.62, 0.3, 0.06, 6, 0, 0.32), 0.08, (x, -0.5, z), 'butter', plane='xz', bevel=0.02)


def roof(z):
    for x in (-2.1, 2.1):
        for y in (-0.45, 0.85): rod(0.07, 2.36 if y < 0 else 2.72, (x, y, z), metal())
    for k in range(7):
        x = (k - 3) * 0.66
        m = 'chalk' if k % 2 else 'ultra'
        place(lambda: extrude(S.rrect(0.66, 1.8, 0.001, 1), 0.14, (0, 0, 0), m, bevel=0.02), (x, 0.15, z + 2.6), tilt=(radians(17), 0))
        extrude([S.arc(0, 0, 0.33, pi, 2 * pi, 20)], 0.12, (x, -0.71, z + 2.41), m, plane='xz', bevel=0.02)
