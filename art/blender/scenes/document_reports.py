"""Report generators: the columns of a report stand up on its page, and an alarm clock says when; the newest column is hot."""
from kit.parts import *

STAGE = dict(ground='sky', width=9.6, target=(0, 0, 1.12), azimuth=-66, elevation=25)


def build():
    z = base(6.9, 3.9, plaster('chalk'), r=0.5)
    clock(-2.05, -0.35, z)
    slab(3.9, 3.1, 0.16, (1.15, 0, z), 'ultra', r=0.12)
    for k, (h, m) in enumerate(((0.75, 'sky'), (1.35, 'butter'), (1.0, 'sky'), (2.5, glow('vermilion', 0.7)))):
        slab(0.7, 0.9, h, (-0.2 + k * 0.9, 0.75, z + 0.15), m, r=0.06)
    for k, long in enumerate((3.2, 2.2)): slab(long, 0.26, 0.1, (-0.5 + long / 2, -0.45 - k * 0.55, z + 0.15), 'chalk', r=0.1, bevel=0.03)


def clock(x, y, z):
    r, mid = 1.2, z + 1.5
    for s in (-1, 1):
        tube([(x + s * 0.5, y, mid - 0.8), (x + s * 0.85, y, z + 0.09)], 0.12, metal())
        place(lambda: bell(), (x + s * 0.62, y, mid + 0.96), tilt=(0, s * radians(32)))
    extrude(S.circle(r), 0.85, (x, y, mid), 'midnight', plane='xz', bevel=0.1)
    extrude(S.circle(r - 0.2), 0.1, (x, y - 0.42, mid), 'chalk', plane='xz', bevel=0.02)
    for a in (0, 90, 180, 270):
        extrude(S.circle(0.08, 24), 0.06, (x + 0.78 * cos(radians(a)), y - 0.48, mid + 0.78 * sin(radians(a))), 'sky', plane='xz', bevel=0.015)
    for a, long in ((90, 0.68), (0, 0.5)):
        c, s = cos(radians(a)), sin(radians(a))
        extrude(S.rrect(abs(c) * long + 0.14, abs(s) * long + 0.14, 0.06, 6, c * long / 2, s * long / 2), 0.08, (x, y - 0.5, mid), 'ultra', plane='xz', bevel=0.02)
    extrude(S.circle(0.14, 32), 0.12, (x, y - 0.5, mid), metal(), plane='xz', bevel=0.03)


def bell():
    rod(0.06, 0.3, (0, 0, 0), metal()); disc(0.4, 0.26, (0, 0, 0.24), metal(), bevel=0.12)
