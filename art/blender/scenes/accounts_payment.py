"""Accounting and payment: coins on one side and books on the other of a beam, which stays level while the hot coin rolls across."""
from kit.parts import *

STAGE = dict(ground='lilac', width=10.7, target=(0, 0, 1.5), azimuth=-76, elevation=20)
CLOSING_TURN = 44
BEAM = 1.66


def build():
    z = base(7.8, 4.0, plaster('chalk'), r=0.5)
    fulcrum(z); beam(z + BEAM); coins(z + BEAM + 0.24); books(z + BEAM + 0.24); around(z)


def fulcrum(z):
    for r, inner, t, m in ((1.5, 1.17, 1.3, 'ultra'), (1.14, 0.81, 1.5, 'sky'), (0.78, 0.45, 1.3, 'ultra')):
        extrude(S.arch_band(r, inner, 0.16), t, (0, 0.2, z), m, plane='xz', bevel=0.04)


def beam(z):
    slab(7.2, 1.5, 0.24, (0, 0.2, z), 'midnight', r=0.12)
    for y in (-0.5, 0.9): slab(6.9, 0.06, 0.08, (0, y, z + 0.22), metal(), r=0.01, bevel=0.015)


def coin(x, y, z, m=None):
    disc(0.44, 0.13, (x, y, z), m or metal(), bevel=0.03)


def coins(z):
    for x, y, n in ((-2.98, 0.5, 9), (-1.98, 0.5, 6), (-2.46, 0.0, 3)):
        for k in range(n): coin(x + 0.015 * ((k * 7) % 3 - 1), y + 0.015 * ((k * 5) % 3 - 1), z + k * 0.135)
    r = 0.7
    hot = glow('vermilion', 0.9)
    extrude(S.circle(r, 96), 0.22, (0.0, 0.2, z + r), hot, plane='xz', bevel=0.04)
    extrude(S.ring(r - 0.08, r - 0.17), 0.05, (0.0, 0.07, z + r), 'chalk', plane='xz', bevel=0.012)
    extrude(S.rrect(0.3, 0.3, 0.06, 4), 0.05, (0.0, 0.07, z + r), 'chalk', plane='xz', bevel=0.012, rot=0)


def books(z):
    zz = z
    for m, h, w in (('pine', 0.34, 1.7), ('chalk', 0.3, 1.55), ('sky', 0.26, 1.6)):
        slab(w, 1.1, h, (2.55, 0.25, zz), m, r=0.04); slab(0.05, 1.12, h - 0.1, (2.55 - w / 2 + 0.24, 0.25, zz + 0.05), metal(), r=0.01, bevel=0.01)
        zz += h + 0.005
    slab(0.95, 0.62, 0.05, (2.5, 0.2, zz), 'ultra', r=0.08, bevel=0.015, rot=0.5); slab(0.2, 0.16, 0.02, (2.32, 0.2, zz + 0.05), metal(), r=0.02, bevel=0.006, rot=0.5)


def around(z):
    person(1.2, (-2.6, -1.1, z), 'ultra', 'blush', r=0.23)
    person(1.2, (2.7, -1.1, z), 'butter', 'chalk', r=0.23)
    for x in (-3.72, 3.72):
        rod(0.05, BEAM + 0.9, (x, 0.2, z), metal()); ball(0.1, (x, 0.2, z + BEAM + 0.88), metal())
