"""API design: the tree of resources stands on a board, and two people go through it before anything is built."""
from kit.parts import *

STAGE = dict(ground='butter', width=9.4, target=(0.0, 0, 1.45), azimuth=-62, elevation=25)
W, H = 4.6, 2.9                                           # the board


def build():
    z = base(6.9, 3.9, plaster('chalk'), r=0.5)
    for s in (-1, 1): tube([(s * 1.5, 1.5, z + 0.05), (s * 1.5, 0.75, z + 2.3)], 0.07, metal())
    slab(W + 0.5, 0.6, 0.28, (0, 0.35, z), 'ultra', r=0.1, bevel=0.05)
    place(board, (0, 0.35, z + 0.26), tilt=(radians(-12), 0))
    person(1.5, (-2.35, -1.0, z), 'pine', 'butter', r=0.3); person(1.5, (2.75, -1.2, z), 'blush', 'chalk', r=0.3)
    slab(1.0, 0.75, 0.12, (0.2, -1.25, z), 'sky', r=0.06); slab(1.0, 0.75, 0.12, (0.26, -1.22, z + 0.13), 'chalk', r=0.06)


def board():
    extrude(S.rrect(W, H, 0.14, 8, 0, H / 2), 0.22, (0, 0, 0), 'chalk', plane='xz', bevel=0.045)
    y = -0.12
    def block(x, zz, w, m, h=0.46): extrude(S.rrect(w, h, 0.1, 8, x, zz), 0.34, (0, y - 0.1, 0), m, plane='xz', bevel=0.04)
    def bar(x, zz, w, h): extrude(S.rrect(w, h, 0.03, 4, x, zz), 0.1, (0, y, 0), 'midnight', plane='xz', bevel=0.02)
    bar(-1.5, 1.3, 0.1, 1.7); bar(-1.1, 1.3, 0.9, 0.1); bar(-1.1, 0.48, 0.9, 0.1)
    bar(0.9, 1.3, 1.2, 0.1); bar(0.75, 0.48, 0.8, 0.1)
    block(-1.2, 2.3, 1.7, 'midnight'); block(-0.1, 1.3, 1.5, 'ultra'); block(-0.2, 0.48, 1.3, 'sky')
    block(1.5, 1.3, 1.0, glow('vermilion', 0.8)); block(1.5, 0.48, 1.0, 'pine')
