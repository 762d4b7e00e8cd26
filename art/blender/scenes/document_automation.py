"""Document automation: a machine that types on its own. Data rolls in, and a letter with the hot seal comes out."""
from kit.parts import *

STAGE = dict(ground='blush', width=12.4, target=(0.0, 0, 1.62), azimuth=-58, elevation=26)
CLOSING_TURN = 34


def build():
    z = base(7.5, 3.9, plaster('chalk'), r=0.5)
    machine(z); keys(z); data(z); finished(z)
    place(sheet, (0, 0.98, z + 1.5), tilt=(radians(-9), 0))


def machine(z):
    slab(4.0, 3.5, 0.34, (0, -0.05, z), 'midnight', r=0.35, bevel=0.05)
    side = [(-1.7, 0.3), (1.62, 0.3), (1.62, 1.5), (0.55, 1.5), (0.3, 1.02), (-1.7, 0.55)]
    extrude([S.fillet(side, [0.1, 0.1, 0.25, 0.2, 0.2, 0.1])], 3.7, (0, 0, z), 'ultra', plane='yz', bevel=0.06)
    extrude(S.circle(0.36, 64), 3.9, (0, 1.0, z + 1.55), 'midnight', plane='yz', bevel=0.04)
    for s in (-1, 1): extrude(S.circle(0.3, 64), 0.26, (s * 2.1, 1.0, z + 1.55), metal(), plane='yz', bevel=0.05)
    tube([(-1.6, 0.58, z + 1.86), (1.6, 0.58, z + 1.86)], 0.035, metal())


def keys(z):
    """Rows of round keys on the slope, mostly chalk, a few in the colours of the data."""
    hue = {(1, 0): 'butter', (4, 1): 'sky', (6, 2): 'blush', (2, 2): 'sky', (7, 0): 'sky', (0, 1): 'blush', (5, 3): 'butter'}
    for j in range(3):
        y, zz = -1.08 + j * 0.42, z + 0.66 + j * 0.1
        for i in range(8 - j % 2):
            x = (i - (7 - j % 2) / 2) * 0.42
            rod(0.06, 0.14, (x, y, zz), metal()); disc(0.16, 0.1, (x, y, zz + 0.1), hue.get((i, j), 'chalk'), bevel=0.03)
    slab(1.9, 0.24, 0.1, (0, -1.5, z + 0.62), 'chalk', r=0.11, bevel=0.03)


def strip(x, y, w, m, h=0.11):
    extrude(S.rrect(w, h, 0.03, 4, x, y), 0.05, (0, -0.04, 0), m, plane='xz', bevel=0.015)


def sheet():
    w, h = 2.5, 2.6
    extrude(S.rrect(w, h, 0.05, 4, 0, h / 2), 0.06, (0, 0, 0), 'chalk', plane='xz', bevel=0.02)
    strip(-0.72, 2.3, 0.6, 'ultra', 0.34)
    for k, long in enumerate((1.95, 1.95, 1.3)): strip(-1.02 + long / 2, 1.92 - k * 0.25, long, 'sky')
    strip(-0.6, 1.2, 0.84, 'butter', 0.22); strip(-0.5, 0.88, 1.04, 'sky')
    extrude(S.scallop(0.46, 12, 0.03), 0.18, (0.58, -0.1, 0.96), glow('vermilion', 0.9), plane='xz', bevel=0.025)
    extrude(S.ring(0.31, 0.23), 0.05, (0.58, -0.2, 0.96), 'chalk', plane='xz', bevel=0.012)


def data(z):
    """The input: pieces of data on a short rail on the left."""
    y = -0.75
    slab(1.75, 0.66, 0.16, (-2.8, y, z + 0.34), 'sky', r=0.06)
    for x in (-3.35, -2.35): slab(0.16, 0.5, 0.34, (x, y, z), 'midnight', r=0.04)
    ball(0.25, (-3.32, y, z + 0.5), 'butter'); slab(0.42, 0.42, 0.42, (-2.76, y, z + 0.5), 'pine', r=0.06); disc(0.22, 0.36, (-2.24, y, z + 0.5), 'chalk')


def finished(z):
    """A straight stack of bound copies."""
    for k, m in enumerate(('pine', 'chalk', 'butter', 'chalk', 'sky', 'chalk')):
        slab(1.1, 1.45, 0.15, (2.95, -0.75, z + k * 0.16), m, r=0.03, bevel=0.02)
        slab(0.08, 1.46, 0.155, (2.45, -0.75, z + k * 0.16 - 0.002), metal() if k % 2 else 'midnight', r=0.02, bevel=0.01)
    person(1.3, (3.0, 1.0, z), 'pine', 'butter', r=0.25)
