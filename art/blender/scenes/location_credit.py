"""Credit data: a score shows as the hot needle of a gauge, before the one person who may see it."""
from kit.parts import *

STAGE = dict(ground='lilac', width=9.2, target=(0, 0, 1.22), azimuth=-70, elevation=24)


def build():
    z = base(6.4, 3.4, plaster('chalk'), r=0.5)
    y, mid = 0.35, z + 0.4
    slab(5.5, 1.5, 0.42, (0, y, z), 'midnight', r=0.2)
    extrude(S.arch_band(2.36, 1.6, 0.05), 0.6, (0, y + 0.1, mid), 'chalk', plane='xz')
    for a, b, m in ((122, 182, 'blush'), (62, 118, 'butter'), (-2, 58, 'ultra')):
        extrude([S.arc(0, 0, 2.5, radians(a), radians(b), 32) + S.arc(0, 0, 1.45, radians(b), radians(a), 32)], 0.9, (0, y, mid + 0.05), m, plane='xz', bevel=0.04)
    hot = glow('vermilion', 0.9)
    place(lambda: extrude([S.fillet([(-0.24, 0), (0.24, 0), (0.08, 1.95), (-0.08, 1.95)], [0.02, 0.02, 0.07, 0.07])], 0.3, (0, 0, 0), hot, plane='xz', bevel=0.05), (0, y - 0.72, mid + 0.3), tilt=(0, radians(46)))
    extrude(S.arch_solid(0.66, 0.12), 1.1, (0, y, mid), metal(), plane='xz', bevel=0.06)
    extrude(S.circle(0.3), 0.44, (0, y - 0.72, mid + 0.3), hot, plane='xz', bevel=0.05)
    person(1.5, (-2.3, -1.05, z), 'ultra', 'chalk', r=0.3)
