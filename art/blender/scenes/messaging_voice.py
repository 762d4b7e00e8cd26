"""Voice: a telephone with a keypad, and the wave of the voice that comes out of it; the hot key is the choice."""
from kit.parts import *

STAGE = dict(ground='sky', width=8.1, target=(0, 0, 0.9), azimuth=-66, elevation=28)
TILT = radians(27)                                        # the slope of the keypad


def build():
    z = base(5.9, 3.2, plaster('chalk'), r=0.45)
    telephone(1.25, -1.1, z); wave(z)


def telephone(x, y, z):
    d, h0 = 2.2, 0.35
    extrude([S.fillet([(0, 0), (d, 0), (d, h0 + d * 0.51), (0, h0)], [0.04, 0.04, 0.12, 0.08])], 2.6, (x, y, z), 'ultra', plane='yz', bevel=0.06)
    place(lambda: face(2.45), (x, y, z + h0), tilt=(TILT, 0))


def face(d):
    for i in range(3):
        for j in range(4):
            disc(0.2, 0.16, (-0.05 + i * 0.52, 0.36 + j * 0.56, -0.02), glow('vermilion', 0.9) if (i, j) == (1, 2) else 'chalk', bevel=0.04)
    slab(0.44, 2.1, 0.2, (-0.85, d / 2, 0.2), 'midnight', r=0.16, bevel=0.06)
    for y in (0.38, d - 0.38): disc(0.36, 0.32, (-0.85, y, 0), 'midnight', bevel=0.08)


def wave(z):
    zz, y = z + 1.36, 0.0
    for k, h in enumerate((0.8, 1.7, 2.5, 1.4, 2.0)):
        extrude(S.rrect(0.4, h, 0.199, 12), 0.4, (-2.45 + k * 0.56, y, zz), 'sky' if k % 2 else 'midnight', plane='xz', bevel=0.06)
    tube([(-2.72, y, z), (-2.72, y, zz), (0.2, y, zz), (0.2, y, z + 0.6)], 0.05, metal(), bend=0.2)
