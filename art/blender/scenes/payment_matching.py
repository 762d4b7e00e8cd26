"""Reconciliation: each stack of payouts stands beside the invoice of its height; the hot coin is the difference."""
from kit.parts import *

STAGE = dict(ground='sky', width=7.6, target=(0, 0, 1.12), azimuth=-110, elevation=16)
COIN = 0.2


def build():
    z = base(6.0, 2.3, plaster('chalk'), r=0.45)
    for x, n, hot in ((-1.92, 6, False), (0.0, 11, True), (1.92, 8, False)):
        slab(1.78, 1.4, 0.14, (x, 0.15, z), 'midnight', r=0.14)
        stack(x - 0.46, z + 0.14, n, hot); invoice(x + 0.44, z + 0.14, n * COIN + 0.12)


def stack(x, z, n, hot):
    for k in range(n - hot): disc(0.42, COIN - 0.005, (x + 0.02 * ((k * 7) % 3 - 1), 0.1, z + k * COIN), metal(), bevel=0.04)
    if hot: disc(0.42, COIN, (x - 0.15, -0.04, z + (n - 1) * COIN), glow('vermilion', 0.9), bevel=0.04)


def invoice(x, z, h):
    w, c = 0.82, 0.22
    extrude([[(-w / 2, 0), (w / 2, 0), (w / 2, h - c), (w / 2 - c, h), (-w / 2, h)]], 0.26, (x, 0.15, z), 'chalk', plane='xz', bevel=0.03)
    for k in range(int((h - 0.3) / 0.3)):
        extrude(S.rrect(0.3 if k == 0 else 0.54, 0.11, 0.04, 4, -0.12 if k == 0 else 0, h - 0.32 - k * 0.3), 0.05, (x, 0.02, z), 'ultra' if k == 0 else 'sky', plane='xz', bevel=0.012)
