"""Identity providers: three gates of different makers open onto a round forecourt; the hot visitor has come through one of them."""
from kit.parts import *

STAGE = dict(ground='mist', width=11.2, target=(0, 0, 1.2), azimuth=-77, elevation=25)
R = 2.75


def build():
    disc(R + 0.95, 0.22, (0, 0, 0), plaster('chalk'), bevel=0.05)
    z = 0.22
    disc(2.0, 0.12, (0, 0, z), 'sky'); disc(1.66, 0.05, (0, 0, z + 0.1), plaster('chalk'), bevel=0.015)
    for k, gate in enumerate((arch_gate, gable_gate, square_gate)):
        a = radians(158 - k * 54)
        place(lambda: gate(), (R * cos(a), R * sin(a), z), rot=a - pi / 2)
    visitor(z)
    person(1.25, (-2.3, -1.45, z), 'butter', 'chalk', r=0.25); person(1.02, (-1.62, -1.95, z), 'ultra', 'blush', r=0.22)
    a = radians(-63)
    place(keys, (2.8 * cos(a), 2.8 * sin(a), z), 1.12, rot=a - pi / 2)


def path():
    slab(0.96, 1.6, 0.06, (0, -0.42, 0), 'sky', r=0.04, bevel=0.015)


def arch_gate():
    path()
    extrude(S.arch_band(1.08, 0.62, 1.25), 0.7, (0, 0, 0), 'ultra', plane='xz', bevel=0.05)
    extrude(S.arch_band(0.72, 0.58, 1.22), 0.84, (0, 0, 0), 'chalk', plane='xz', bevel=0.02)


def gable_gate():
    path()
    side, inner = 1.12, 0.62
    extrude([[(side, 0), (side, 1.75), (0, 2.8), (-side, 1.75), (-side, 0), (-inner, 0), (-inner, 1.5), (0, 2.08), (inner, 1.5), (inner, 0)]], 0.7, (0, 0, 0), 'pine', plane='xz', bevel=0.05)


def square_gate():
    path()
    for s in (-1, 1): slab(0.5, 0.7, 2.05, (s * 0.83, 0, 0), 'blush', r=0.06)
    slab(2.3, 0.86, 0.5, (0, 0, 1.95), 'blush', r=0.08)
    slab(1.3, 0.9, 0.12, (0, 0, 1.9), 'midnight', r=0.04)


def visitor(z):
    disc(0.7, 0.14, (0, -0.2, z + 0.14), metal())
    person(1.75, (0, -0.2, z + 0.28), glow('vermilion', 0.9), 'chalk', r=0.38)


def key(bow, m, x):
    """A flat key whose bow has the shape of its gate."""
    y, z = 0.3, 0.09
    extrude(bow, 0.12, (x, y, z), m, bevel=0.03)
    slab(0.13, 0.72, 0.12, (x, y - 0.52, z), m, r=0.02, bevel=0.03)
    for d in (-0.62, -0.8): slab(0.2, 0.1, 0.12, (x - 0.12, y + d, z), m, r=0.01, bevel=0.03)


def keys():
    """One key for each gate, on a tray."""
    slab(1.85, 1.35, 0.1, (0, 0, 0), 'butter', r=0.16, bevel=0.03)
    key(S.ring(0.25, 0.12), 'ultra', 0.57)
    key([[(x, 0.24 - y) for x, y in reversed(S.gable(0.52, 0.26, 0.28)[0])]] + S.circle(0.1, 32, 0, 0.05), 'pine', 0.0)
    key(S.rrect(0.46, 0.46, 0.05) + S.circle(0.11, 32), 'blush', -0.57)
