"""Property records: a house with its measure, and beside it the card of its facts; the hot row is the one just read."""
from kit.parts import *

STAGE = dict(ground='sky', width=7.8, target=(0, 0, 1.04), azimuth=-66, elevation=23)


def build():
    z = base(5.8, 3.0, plaster('chalk'), r=0.45)
    home(-1.3, 0.3, z); record(1.55, 0.1, z)


def home(x, y, z):
    house(2.2, 1.7, 1.3, 0.95, (x, y, z), 'butter', 'ultra')
    window(0.55, 0.95, (x + 0.5, y - 0.87, z), 'pine', axis='y', t=0.08, arch=True)
    window(0.5, 0.5, (x - 0.45, y - 0.87, z + 0.55), 'midnight', axis='y', t=0.06)
    slab(0.34, 0.34, 0.9, (x + 0.62, y + 0.35, z + 1.55), 'chalk', r=0.04)
    tube([(x - 1.1, y - 1.3, z + 0.08), (x + 1.1, y - 1.3, z + 0.08)], 0.05, metal())
    for s in (-1, 1): slab(0.08, 0.34, 0.16, (x + s * 1.1, y - 1.3, z), metal(), r=0.02, bevel=0.02)


def record(x, y, z):
    w, h = 1.9, 2.35
    slab(2.1, 0.8, 0.16, (x, y, z), 'midnight', r=0.12)
    extrude(S.rrect(w, h, 0.16, 8, 0, h / 2), 0.24, (x, y, z + 0.12), 'chalk', plane='xz', bevel=0.04)
    for k in range(4):
        zz = z + 0.12 + h - 0.42 - k * 0.5
        extrude(S.rrect(0.3, 0.3, 0.07, 6, -0.6, 0), 0.1, (x, y - 0.13, zz), ('ultra', 'pine', 'midnight', 'brass')[k], plane='xz', bevel=0.025)
        extrude(S.rrect(0.95, 0.2, 0.07, 6, 0.24, 0), 0.1, (x, y - 0.13, zz), 'sky' if k != 2 else glow('vermilion', 0.9), plane='xz', bevel=0.025)
