"""Accounting systems: two ledgers lie open side by side, and one hot entry runs across both."""
from kit.parts import *

STAGE = dict(ground='butter', width=8.0, target=(0, 0, 0.86), azimuth=-98, elevation=36)
TILT = radians(50)
W, H = 2.7, 2.3                                            # one open ledger


def build():
    z = base(6.3, 3.1, plaster('chalk'), r=0.45)
    for x, cover in ((-1.5, 'ultra'), (1.5, 'pine')):
        extrude([[(0, 0), (1.5, 0), (1.5, 1.7)]], 2.0, (x, -0.5, z), 'midnight', plane='yz', bevel=0.03)
        place(lambda: ledger(cover), (x, -0.72, z + 0.12), tilt=(TILT, 0))
    place(entry, (0, -0.72, z + 0.12), tilt=(TILT, 0))
    pen(z)


def ledger(cover):
    slab(W, H, 0.12, (0, H / 2, 0), cover, r=0.1)
    for s in (-1, 1):
        slab(W / 2 - 0.12, H - 0.2, 0.2, (s * (W / 4 - 0.03), H / 2, 0.1), 'chalk', r=0.06)
        for k, m in ((0, 'sky'), (1, 'sky'), (3, 'sky')):
            slab(0.86, 0.16, 0.05, (s * (W / 4 - 0.03), H - 0.44 - k * 0.46, 0.29), m, r=0.05, bevel=0.015)


def entry():
    slab(5.3, 0.3, 0.16, (0, H - 0.44 - 2 * 0.46, 0.27), glow('vermilion', 0.9), r=0.1, bevel=0.04)


def pen(z):
    tube([(-0.75, -1.2, z + 0.1), (0.7, -1.3, z + 0.1)], 0.1, 'midnight'); tube([(0.7, -1.3, z + 0.1), (0.98, -1.32, z + 0.1)], 0.055, metal())
