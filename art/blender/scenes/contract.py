"""The contract between systems: callers on one side, systems on the other, and all ways lead through one sealed document."""
from kit.parts import *

STAGE = dict(ground='sky', width=10.6, target=(0.1, 0, 1.12), azimuth=-62, elevation=24)
SIDE, ROW = 3.05, 1.12                                    # where the callers and the systems stand


def build():
    z = base(8.9, 4.1, plaster('chalk'), r=0.55)
    ways(z); callers(z); systems(z)
    slab(2.7, 1.1, 0.3, (0, 0.1, z), 'midnight', r=0.16, bevel=0.05)
    place(document, (0, 0.1, z + 0.28))


def ways(z):
    """One flat piece on each side: from both pads to the foot of the document."""
    for s in (-1, 1):
        slab(0.34, 2 * ROW, 0.085, (s * 1.78, 0, z), 'sky', r=0.16, bevel=0.02)
        for y, far, h in ((-ROW + 0.17, 2.9, 0.08), (ROW - 0.17, 2.9, 0.08), (0.1, 1.0, 0.09)): slab(abs(far - 1.61), 0.34, h, (s * (far + 1.61) / 2, y, z), 'sky', r=0.16, bevel=0.02)


def document():
    w, h, t = 2.1, 2.75, 0.24
    extrude(S.rrect(w, h, 0.12, 8, 0, h / 2), t, (0, 0, 0), 'chalk', plane='xz', bevel=0.04)
    def line(x, y, long, m, high=0.15): extrude(S.rrect(long, high, 0.07, 6, x + long / 2, y), 0.08, (0, -t / 2, 0), m, plane='xz', bevel=0.02)
    line(-0.78, 2.36, 0.9, 'midnight', 0.24)
    for k, long in enumerate((1.56, 1.56, 1.2)): line(-0.78, 1.92 - k * 0.32, long, 'ultra' if k < 2 else 'sky')
    line(-0.78, 0.72, 0.62, 'sky'); line(-0.78, 0.42, 0.44, 'sky')
    extrude(S.scallop(0.42, 12, 0.03), 0.18, (0.48, -t / 2, 0.6), glow('vermilion', 0.9), plane='xz', bevel=0.025)
    extrude(S.ring(0.28, 0.2), 0.05, (0.48, -t / 2 - 0.09, 0.6), 'chalk', plane='xz', bevel=0.012)


def pad(x, y, z, m):
    slab(1.9, 1.5, 0.1, (x, y, z), m, r=0.32, bevel=0.03)


def callers(z):
    x = -SIDE - 0.1
    pad(x, ROW, z, 'butter'); pad(x, -ROW, z, 'blush')
    place(screen, (x, ROW + 0.1, z + 0.1), 1.28); place(phone, (x + 0.3, -ROW, z + 0.1), 1.26)
    person(1.45, (x - 0.55, -ROW - 0.1, z + 0.1), 'pine', 'butter', r=0.28)


def screen():
    slab(0.8, 0.5, 0.1, (0, 0, 0), 'midnight', r=0.1); rod(0.1, 0.4, (0, 0, 0.05), metal())
    extrude(S.rrect(1.5, 1.05, 0.1, 8, 0, 0.9), 0.16, (0, 0, 0), 'midnight', plane='xz')
    extrude(S.rrect(1.28, 0.83, 0.05, 6, 0, 0.9), 0.05, (0, -0.08, 0), glow('sky', 0.7), plane='xz', bevel=0.015)
    for x, y, w, m in ((-0.24, 1.12, 0.6, 'ultra'), (-0.09, 0.86, 0.9, 'chalk')): extrude(S.rrect(w, 0.14, 0.06, 6, x, y), 0.05, (0, -0.11, 0), m, plane='xz', bevel=0.015)


def phone():
    extrude(S.rrect(0.78, 1.36, 0.14, 8, 0, 0.68), 0.2, (0, 0, 0), 'midnight', plane='xz')
    extrude(S.rrect(0.62, 1.14, 0.06, 6, 0, 0.68), 0.05, (0, -0.1, 0), glow('chalk', 0.6), plane='xz', bevel=0.015)
    for y, m in ((0.96, 'ultra'), (0.68, 'sky'), (0.4, 'butter')): extrude(S.rrect(0.42, 0.16, 0.06, 6, 0, y), 0.05, (0, -0.13, 0), m, plane='xz', bevel=0.015)


def systems(z):
    x, k = SIDE + 0.1, z + 0.1
    pad(x, ROW, z, 'lilac'); pad(x, -ROW, z, 'mint')
    for i, m in enumerate(('chalk', 'ultra', 'chalk', 'ultra')): disc(0.6, 0.4, (x, ROW, k + i * 0.44), m)
    slab(1.3, 1.1, 0.34, (x, -ROW, k), 'midnight', r=0.14)
    extrude(S.gear(0.62, 10, 0.14), 0.42, (x, -ROW, k + 0.34), 'pine', bevel=0.035)
    disc(0.24, 0.2, (x, -ROW, k + 0.76), metal())
