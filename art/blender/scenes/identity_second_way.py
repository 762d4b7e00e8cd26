"""Google and other providers: one house with two ways in, an arch for the account people have and a door for the letter."""
from kit.parts import *

STAGE = dict(ground='mint', width=10.7, target=(0.05, 0, 1.12), azimuth=-48, elevation=24)


def build():
    z = base(5.4, 5.4, plaster('chalk'), r=0.5)
    inside = lamp('butter', 0.9) if is_night() else 'midnight'
    house(3.0, 3.2, 2.05, 0.95, (-0.8, 0.8, z), 'ultra', 'blush', over=0.1)
    extrude(S.arch_solid(0.55, 0.95), 0.1, (-0.8, -0.8, z), inside, plane='xz', bevel=0.02)
    extrude(S.arch_band(0.8, 0.55, 0.95), 0.3, (-0.8, -0.82, z), 'chalk', plane='xz', bevel=0.05)
    slab(1.3, 1.7, 0.12, (-0.8, -1.65, z), 'sky', r=0.1)
    extrude(S.rrect(1.1, 1.4, 0.04, 4, 0, 0.7), 0.1, (0.7, 0.8, z), inside, plane='yz', bevel=0.02)
    extrude([[(0.8, 0), (0.8, 1.66), (-0.8, 1.66), (-0.8, 0), (-0.55, 0), (-0.55, 1.4), (0.55, 1.4), (0.55, 0)]], 0.3, (0.72, 0.8, z), 'butter', plane='yz', bevel=0.04)
    slab(1.7, 1.3, 0.12, (1.65, 0.8, z), 'butter', r=0.1)
    account(-1.95, -1.6, z); letter(1.95, -1.4, z)


def account(x, y, z):
    extrude(S.circle(0.85), 0.36, (x, y, z + 0.82), glow('vermilion', 0.7), plane='xz', bevel=0.05)
    extrude(S.arch_solid(0.42, 0.08), 0.14, (x, y - 0.2, z + 0.28), 'chalk', plane='xz', bevel=0.03)
    extrude(S.circle(0.25), 0.14, (x, y - 0.2, z + 1.1), 'chalk', plane='xz', bevel=0.03)


def letter(x, y, z):
    extrude(S.rrect(1.75, 1.2, 0.06, 4, 0, 0.6), 0.3, (x, y, z), 'chalk', plane='yz', bevel=0.04)
    extrude([S.fillet([(-0.78, 1.13), (0, 0.5), (0.78, 1.13)], [0.03, 0.08, 0.03])], 0.06, (x + 0.15, y, z), 'sky', plane='yz', bevel=0.02)
