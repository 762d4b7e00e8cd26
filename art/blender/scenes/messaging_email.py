"""Email: an open letter that has come along its traced way and bears the hot seal of arrival."""
from kit.parts import *

STAGE = dict(ground='butter', width=7.7, target=(0, 0, 1.25), azimuth=-68, elevation=20)
W, H = 3.3, 1.9


def build():
    z = base(5.3, 2.5, plaster('chalk'), r=0.45)
    slab(3.9, 1.2, 0.12, (0.1, 0.35, z), 'midnight', r=0.16)
    envelope(0.1, 0.35, z + 0.12); seal(1.35, 0.35 - 0.36, z + 0.62); way(z)


def envelope(x, y, z):
    extrude([S.fillet([(-W / 2, 0), (W / 2, 0), (W / 2, H), (0, H + 0.9), (-W / 2, H)], [0.06, 0.06, 0.05, 0.1, 0.05])], 0.16, (x, y + 0.2, z), 'sky', plane='xz', bevel=0.03)
    extrude(S.rrect(W - 0.5, 1.7, 0.06, 4, 0, 0.85), 0.14, (x, y + 0.02, z + 0.62), 'chalk', plane='xz', bevel=0.03)
    for k, w in enumerate((1.3, 2.0)): extrude(S.rrect(w, 0.15, 0.05, 4, (w - 2.0) / 2, 0), 0.05, (x, y - 0.05, z + 1.98 - k * 0.32), 'ultra', plane='xz', bevel=0.012)
    extrude([S.fillet([(-W / 2, 0), (W / 2, 0), (W / 2, H), (0, 0.82), (-W / 2, H)], [0.06, 0.06, 0.09, 0.14, 0.09])], 0.22, (x, y - 0.18, z), 'ultra', plane='xz', bevel=0.03)


def seal(x, y, z):
    extrude(S.scallop(0.56, 14, 0.035), 0.2, (x, y, z), glow('vermilion', 0.9), plane='xz', bevel=0.035)
    tube([(x - 0.24, y - 0.11, z + 0.02), (x - 0.07, y - 0.11, z - 0.17), (x + 0.26, y - 0.11, z + 0.2)], 0.065, 'chalk', bend=0.02)


def way(z):
    y = -0.85
    tube([(-2.2, y, z + 0.07), (1.3, y, z + 0.07), (1.3, -0.2, z + 0.07)], 0.06, metal(), bend=0.3)
    for x, m in ((-2.1, 'midnight'), (-1.05, 'midnight'), (0.0, 'midnight')): disc(0.28, 0.18, (x, y, z), m)
