"""Template management: the versions of one template stand behind each other; the newest carries the hot tick of approval."""
from kit.parts import *

STAGE = dict(ground='butter', width=10.2, target=(0.1, 0, 1.4), azimuth=-58, elevation=24)


def build():
    z = base(6.2, 3.8, plaster('chalk'), r=0.5)
    slab(4.7, 2.1, 0.26, (-0.1, 0.55, z), 'midnight', r=0.2)
    for k, m in enumerate(('butter', 'sky', 'chalk')): version(-0.85 + k * 0.65, 1.2 - k * 0.68, z + 0.22, m, k)
    tick(1.8, -0.95, z)
    person(1.5, (-2.2, -1.0, z), 'pine', 'chalk', r=0.3)


def version(x, y, z, m, k):
    w, h, t = 2.9, 2.8 - k * 0.36, 0.28
    extrude(S.rrect(w, h, 0.12, 8, 0, h / 2), t, (x, y, z), m, plane='xz', bevel=0.04)
    extrude(S.rrect(0.85, 0.5, 0.12, 6, -0.9, h + 0.03), t - 0.04, (x, y, z), m, plane='xz', bevel=0.04)
    if k == 2:
        for j, long in enumerate((2.3, 2.3, 1.3)):
            extrude(S.rrect(long, 0.24, 0.1, 6, -1.12 + long / 2, 1.68 - j * 0.46), 0.1, (x, y - t / 2, z), 'ultra', plane='xz', bevel=0.03)


def tick(x, y, z):
    r = 0.95
    slab(1.2, 0.7, 0.2, (x, y, z), metal(), r=0.1)
    extrude(S.circle(r), 0.36, (x, y, z + r + 0.12), glow('vermilion', 0.7), plane='xz', bevel=0.06)
    mark = [(-0.5, 0.03), (-0.33, 0.2), (-0.12, -0.01), (0.36, 0.46), (0.53, 0.29), (-0.12, -0.36)]
    extrude([list(reversed(S.fillet(mark, [0.05] * 6)))], 0.12, (x, y - 0.2, z + r + 0.08), 'chalk', plane='xz', bevel=0.03)
