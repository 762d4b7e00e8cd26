"""Identity providers: three gates of three makers open on one round forecourt; the hot visitor has come through one of them."""
from kit.parts import *

STAGE = dict(ground='mist', width=11.3, target=(0, 0, 1.2), azimuth=-77, elevation=25)
STAGE_NIGHT = dict(ground='midnight')
R = 2.75


def build():
    disc(R + 0.75, 0.22, (0, 0, 0), plaster('chalk'), bevel=0.05)
    z = 0.22
    disc(2.0, 0.12, (0, 0, z), 'sky'); disc(1.66, 0.05, (0, 0, z + 0.1), plaster('chalk'), bevel=0.015)
    for k, gate in enumerate((arch_gate, gable_gate, square_gate)):
        a = radians(158 - k * 54)
        place(lambda: gate(), (R * cos(a), R * sin(a), z), rot=a - pi / 2)
    visitor(z); keyring(z)


def path(m):
    slab(0.96, 1.6, 0.06, (0, -0.42, 0), m, r=0.04, bevel=0.015)


def arch_gate():
    path('ultra')
    extrude(S.arch_band(1.08, 0.62, 1.25), 0.7, (0, 0, 0), 'ultra', plane='xz', bevel=0.05)
    extrude(S.arch_band(0.72, 0.58, 1.22), 0.84, (0, 0, 0), 'chalk', plane='xz', bevel=0.02)


def gable_gate():
    path('pine')
    side, inner = 1.12, 0.62
    extrude([[(side, 0), (side, 1.75), (0, 2.8), (-side, 1.75), (-side, 0), (-inner, 0), (-inner, 1.5), (0, 2.08), (inner, 1.5), (inner, 0)]], 0.7, (0, 0, 0), 'pine', plane='xz', bevel=0.05)


def square_gate():
    path('blush')
    for s in (-1, 1): slab(0.5, 0.7, 2.05, (s * 0.83, 0, 0), 'blush', r=0.06)
    slab(2.3, 0.86, 0.5, (0, 0, 1.95), 'blush', r=0.08)
    slab(1.3, 0.9, 0.12, (0, 0, 1.9), 'midnight', r=0.04)


def visitor(z):
    disc(0.7, 0.14, (0, -0.2, z + 0.14), metal())
    person(1.75, (0, -0.2, z + 0.28), glow('vermilion', 0.9), 'chalk', r=0.38)


def key(bow, m):
    """A flat key along -y; the bow, at the origin, has the shape of its gate."""
    extrude(bow, 0.12, (0, 0, 0), m, bevel=0.03)
    slab(0.16, 1.0, 0.12, (0, -0.78, 0), m, r=0.02, bevel=0.03)
    for y in (-0.94, -1.18): slab(0.24, 0.12, 0.12, (0.15, y, 0), m, r=0.01, bevel=0.03)


def keyring(z):
    x, y = 1.5, -1.95
    torus(0.34, 0.045, (x, y + 0.3, z + 0.2), metal())
    bows = ((S.ring(0.36, 0.17), 'ultra'), (S.gable(0.68, 0.34, 0.36) + S.circle(0.14, 32, 0, 0.26), 'pine'), (S.rrect(0.6, 0.6, 0.06) + S.circle(0.15, 32), 'blush'))
    for k, (bow, m) in enumerate(bows):
        place(lambda: key(bow, m), (x + (k - 1) * 0.3, y, z + 0.02 + k * 0.05), rot=(k - 1) * 0.62)
