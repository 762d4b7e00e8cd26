"""Registration and sign-on: the form of an account, and a newcomer on the way from it to the gate that it opens."""
from kit.parts import *
from .contract import upright
from .sign_in import gate

STAGE = dict(ground='butter', width=8.4, target=(0.35, 0, 1.2), azimuth=-62, elevation=24)


def build():
    z = base(5.8, 3.7, plaster('chalk'), h=0.26, r=0.6)
    place(form, (-1.35, 0.65, z))
    place(gate, (1.5, 0.75, z), 1.2)
    slab(2.9, 0.62, 0.05, (0.35, -0.95, z), 'sky', r=0.28, bevel=0.015); slab(0.62, 1.3, 0.06, (1.5, -0.3, z), 'sky', r=0.1, bevel=0.015)
    person(1.45, (0.3, -0.95, z + 0.04), 'pine', 'butter', r=0.32)


def form():
    slab(2.2, 0.9, 0.16, (0, 0, 0), 'midnight', r=0.2)
    upright(2.0, 2.5, (0, 0, 0.14), 'chalk', 0.26, 0.18, 0.05)
    extrude(S.circle(0.38), 0.1, (0, -0.13, 2.08), 'sky', plane='xz', bevel=0.025)
    extrude(S.circle(0.12), 0.1, (0, -0.21, 2.19), 'ultra', plane='xz', bevel=0.02)
    extrude(S.arch_solid(0.19, 0.04), 0.1, (0, -0.21, 1.84), 'ultra', plane='xz', bevel=0.02)
    for k in (1.24, 0.86): upright(1.56, 0.28, (0, -0.15, k), 'midnight', 0.1, 0.08)
    upright(0.9, 0.34, (-0.33, -0.18, 0.4), glow('vermilion', 0.7), 0.2, 0.1, 0.04)
