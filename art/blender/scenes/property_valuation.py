"""Valuation: three homes on a rising scale; the outer ones were sold, and the hot one is estimated between them."""
from kit.parts import *

STAGE = dict(ground='mint', width=7.6, target=(0, 0, 1.3), azimuth=-70, elevation=20)


def build():
    z = base(5.6, 2.4, plaster('chalk'), r=0.45)
    y, f = 0.05, 0.05 - 0.75
    for x, h, m, roof in ((-1.72, 0.6, 'chalk', 'midnight'), (0, 1.2, None, None), (1.72, 1.8, 'butter', 'midnight')):
        slab(1.56, 1.5, h, (x, y, z), 'ultra', r=0.1)
        slab(1.4, 1.34, 0.1, (x, y, z + h - 0.02), 'pine', r=0.1)
        house(1.02, 0.95, 0.6, 0.48, (x, y, z + h + 0.07), m or glow('vermilion', 0.8), roof)
        window(0.28, 0.44, (x, y - 0.48, z + h + 0.07), 'midnight' if m else 'chalk', axis='y', t=0.06, arch=True)
        extrude(S.circle(0.17, 40), 0.16, (x, f - 0.06, z + h - 0.3), 'chalk', plane='xz', bevel=0.04)
    tube([(-1.72, f - 0.06, z + 0.3), (1.72, f - 0.06, z + 1.5)], 0.05, metal())
