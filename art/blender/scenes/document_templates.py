"""Document generators: a template on a desk with a socket for each piece of data; the hot piece comes down into the last one."""
from kit.parts import *

STAGE = dict(ground='blush', width=10.0, target=(0.0, 0, 0.85), azimuth=-62, elevation=31)
W, D, T = 3.5, 3.7, 0.3                                   # the template: width, depth, thickness
SLOPE = radians(24)
LEFT = -0.92                                              # middle of the column of sockets


def build():
    z = base(6.3, 4.6, plaster('chalk'), r=0.5)
    side = [(-1.9, 0), (1.8, 0), (1.8, 0.3 + 3.7 * 0.445), (-1.9, 0.3)]
    extrude([S.fillet(side, [0.05, 0.05, 0.15, 0.1])], 3.9, (-0.75, 0, z), 'ultra', plane='yz', bevel=0.05)
    place(template, (-0.75, -0.05, z + 1.13), tilt=(SLOPE, 0))
    for k, m in enumerate(('sky', 'chalk', 'pine', 'chalk')): slab(1.4, 1.75, 0.2, (2.1, -0.9, z + k * 0.21), m, r=0.06, bevel=0.03)
    for y, long in ((-0.55, 0.9), (-0.95, 0.6)): slab(long, 0.18, 0.08, (1.65 + long / 2, y, z + 0.82), 'ultra', r=0.08, bevel=0.02)


def template():
    sockets = [S.rrect(0.86, 0.86, 0.06, 8, LEFT, 1.18)[0], S.circle(0.46, 48, LEFT, 0.0)[0], S.arch_solid(0.45, 0.4)[0]]
    sockets[2] = [(x + LEFT, y - 1.6) for x, y in sockets[2]]
    extrude(S.rrect(W, D, 0.12) + [list(reversed(s)) for s in sockets], T, (0, 0, 0.02), 'chalk', bevel=0.03)
    slab(1.3, D - 0.3, 0.03, (LEFT + 0.1, 0, 0.01), 'midnight')
    for y in (1.18, 0.0, -1.18):
        for dy, long, m in ((0.2, 1.75, 'ultra'), (-0.2, 1.2, 'sky')): slab(long, 0.2, 0.1, (-0.2 + long / 2, y + dy, T), m, r=0.08, bevel=0.02)
    slab(0.8, 0.8, 0.5, (LEFT, 1.18, 0.02), 'butter', r=0.06)
    disc(0.42, 0.5, (LEFT, 0, 0.02), 'pine')
    rod(0.09, 0.9, (LEFT, -1.2, 0.02), 'chalk')
    extrude([[(x, y - 0.43) for x, y in S.arch_solid(0.43, 0.43)[0]]], 0.55, (LEFT, -1.2, 0.7), glow('vermilion', 0.9), bevel=0.05)
