"""SMS: a message comes out of a phone; the hot piece completes its code."""
from kit.parts import *

STAGE = dict(ground='lilac', width=7.7, target=(-0.05, 0, 1.24), azimuth=-68, elevation=20)


def build():
    z = base(5.3, 2.4, plaster('chalk'), r=0.45)
    phone(-1.35, 0.25, z); bubble(0.72, -0.3, z)
    person(1.15, (2.0, -0.75, z), 'midnight', 'blush', r=0.25)


def phone(x, y, z):
    slab(2.0, 0.95, 0.16, (x, y, z), 'sky', r=0.14)
    extrude(S.rrect(1.75, 2.7, 0.3, 10, 0, 1.35), 0.4, (x, y, z + 0.14), 'midnight', plane='xz', bevel=0.06)
    extrude(S.rrect(1.45, 2.2, 0.18, 8, 0, 1.4), 0.05, (x, y - 0.2, z + 0.14), 'sky', plane='xz', bevel=0.015)
    extrude(S.stadium(0.5, 0.1), 0.05, (x, y - 0.2, z + 0.29), 'ultra', plane='xz', bevel=0.015)


def bubble(x, y, z):
    w, h, zz = 3.1, 1.3, z + 1.15
    extrude([S.fillet([(-w / 2, 0), (-w / 2 + 0.1, -0.5), (-w / 2 + 0.75, 0), (w / 2, 0), (w / 2, h), (-w / 2, h)], [0.1, 0.05, 0.1, 0.34, 0.34, 0.34])], 0.42, (x, y, zz), 'ultra', plane='xz', bevel=0.06)
    for k in range(4):
        m = 'chalk' if k < 3 else glow('vermilion', 0.9)
        extrude(S.rrect(0.5, 0.62, 0.1, 6, -1.02 + k * 0.68, h / 2), 0.2, (x, y - 0.24, zz), m, plane='xz', bevel=0.04)
    for dx in (-0.3, 1.05): rod(0.08, 1.25, (x + dx, y, z), metal())
