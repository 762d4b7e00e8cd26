"""Card payments: the card goes into the provider's box, and only the hot token comes out at the other end."""
from kit.parts import *

STAGE = dict(ground='lilac', width=7.5, target=(0, 0, 0.98), azimuth=-70, elevation=22)


def build():
    z = base(5.8, 2.9, plaster('chalk'), r=0.45)
    card(-1.28, 0.1, z + 0.24); provider(0.42, 0.1, z); token(2.06, 0.1, z)


def card(x, y, z):
    w, h, t = 2.5, 1.6, 0.16
    for s in (-0.14, 0.14): slab(2.5, 0.12, 0.34, (-1.4, y + s, z - 0.24), 'midnight', r=0.03, bevel=0.02)
    extrude(S.rrect(w, h, 0.18, 8, 0, h / 2), t, (x, y, z), 'butter', plane='xz', bevel=0.03)
    f = y - t / 2
    extrude(S.rrect(w, 0.3, 0.001, 1, 0, h - 0.42), 0.03, (x, f, z), 'midnight', plane='xz', bevel=0.01)
    extrude(S.rrect(0.42, 0.34, 0.08, 6, -0.82, 0.72), 0.06, (x, f, z), metal(), plane='xz', bevel=0.015)
    for k in range(3): extrude(S.rrect(0.4, 0.16, 0.06, 6, -0.82 + k * 0.52, 0.34), 0.05, (x, f, z), 'chalk', plane='xz', bevel=0.012)


def provider(x, y, z):
    slab(1.5, 1.9, 2.05, (x, y, z), 'ultra', r=0.18, bevel=0.06)
    slab(1.66, 2.06, 0.22, (x, y, z + 2.03), 'chalk', r=0.22, bevel=0.05)
    a = radians(48)
    for r in (0.2, 0.44, 0.68): extrude([S.arc(0, 0, r + 0.06, -a, a) + S.arc(0, 0, r - 0.06, a, -a)], 0.08, (x - 0.42, y - 0.95, z + 1.15), 'sky', plane='xz', bevel=0.025)
    extrude(S.arch_solid(0.62, 0.78), 0.08, (x + 0.75, y, z), 'midnight', plane='yz', bevel=0.02)


def token(x, y, z):
    slab(1.7, 0.7, 0.1, (x - 0.35, y, z), 'sky', r=0.1, bevel=0.03)
    r = 0.66
    extrude(S.ring(r, 0.27), 0.4, (x, y, z + 0.1 + r), glow('vermilion', 0.9), plane='xz', bevel=0.06)
