"""Address validation: a list of addresses in a frame; the hot line slides out, because a house stands on it."""
from kit.parts import *

STAGE = dict(ground='sky', width=10.2, target=(0.1, 0, 1.34), azimuth=-62, elevation=24)


def build():
    z = base(6.9, 3.6, plaster('chalk'), r=0.5)
    x, y = -1.55, 0.2
    slab(3.3, 1.5, 0.25, (x, y, z), 'midnight', r=0.12)
    extrude(S.rrect(3.0, 3.1, 0.14, 8, 0, 1.55), 0.7, (x, y, z + 0.15), 'ultra', plane='xz', bevel=0.06)
    row(x, y, z + 2.72, 2.6, 'chalk', 0.62)
    extrude(S.rrect(0.09, 0.36, 0.03, 4), 0.1, (x - 0.75, y - 0.62, z + 2.72), 'midnight', plane='xz', bevel=0.02)
    for zz, m in ((1.95, 'sky'), (0.65, 'sky')): row(x, y, z + zz, 2.6, m, 0.5)
    hot = glow('vermilion', 0.6)
    row(x + 1.9, y, z + 1.3, 6.4, hot, 0.5)
    slab(1.5, 0.95, 1.07, (2.35, y - 0.4, z), 'butter', r=0.1)
    house(1.5, 0.95, 0.95, 0.75, (2.35, y - 0.4, z + 1.53), 'chalk', 'ultra')
    window(0.42, 0.62, (2.35, y - 0.88, z + 1.55), lamp('butter', 1.2) if is_night() else 'midnight', axis='y', t=0.06, arch=True)


def row(x, y, z, w, m, h):
    extrude(S.rrect(w, h, 0.12, 6), 0.5, (x, y - 0.4, z), m, plane='xz', bevel=0.05)
