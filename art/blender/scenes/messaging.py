"""Messaging: a tower of pigeon holes sends, a house receives. Letter, telephone and bell are three channels; the hot letter is under way."""
from kit.parts import *

STAGE = dict(ground='butter', width=11.7, target=(-0.1, 0, 1.66), azimuth=-64, elevation=21)
C, R = 0.62, 0.56                                         # one pigeon hole


def build():
    z = base(8.4, 4.0, plaster('chalk'), r=0.5)
    tower(z); receiver(z); cable(z); bell(z); phone(z)


def letter(w, h, at, m, flap, t=0.12):
    """An envelope standing on its long side."""
    x, y, z = at
    extrude(S.rrect(w, h, 0.05, 4, 0, h / 2), t, at, m, plane='xz', bevel=0.03)
    extrude([S.fillet([(-w / 2 + 0.06, h - 0.05), (0, h * 0.42), (w / 2 - 0.06, h - 0.05)], [0.03, 0.06, 0.03])], 0.03, (x, y - t / 2 - 0.01, z), flap, plane='xz', bevel=0.012)


def tower(z):
    x, y, cols, rows = -2.7, 0.4, 3, 5
    w, h = cols * C + 0.3, rows * R + 0.35
    slab(w + 0.3, 1.7, 0.2, (x, y, z), 'midnight', r=0.12)
    slab(w, 1.35, h, (x, y, z + 0.18), 'ultra', r=0.1)
    hue = {(0, 0): 'blush', (2, 1): 'chalk', (1, 2): glow('butter', 4), (0, 3): 'chalk', (2, 3): 'sky', (1, 0): 'chalk', (2, 4): 'chalk', (0, 2): 'sky', (1, 4): 'blush'}
    for i in range(cols):
        for j in range(rows):
            px, pz = x + (i - 1) * C, z + 0.18 + 0.17 + j * R
            extrude(S.rrect(C - 0.12, R - 0.1, 0.05, 4, 0, R / 2), 0.05, (px, y - 0.68, pz), 'midnight', plane='xz', bevel=0.015)
            if (i, j) in hue: extrude(S.rrect(C - 0.2, 0.2, 0.03, 4, 0, 0.2), 0.3, (px, y - 0.72, pz), hue[i, j], plane='xz', bevel=0.02)
    slab(w + 0.24, 1.6, 0.18, (x, y, z + 0.16 + h), 'chalk', r=0.12)
    tube([(x + 0.9, 0.0, z + h + 0.3), (x + 0.9, 0.0, z + h + 0.75)], 0.06, metal()); ball(0.11, (x + 0.9, 0.0, z + h + 0.68), metal())
    disc(0.4, 0.3, (x - 0.2, y, z + 0.34 + h), 'sky'); disc(0.24, 0.22, (x - 0.2, y, z + 0.64 + h), 'chalk')


def receiver(z):
    house(1.7, 1.8, 1.5, 0.85, (2.9, 0.4, z), 'chalk', 'ultra')
    window(0.55, 0.95, (2.65, -0.53, z), 'pine', axis='y', t=0.06, arch=True)
    window(0.3, 0.42, (3.3, -0.53, z + 0.6), glow('butter', 4), axis='y', t=0.05, arch=True)
    rod(0.05, 0.75, (2.9, 0.0, z + 2.25), metal())


def cable(z):
    a, b = (-1.8, 0.0, z + 3.9), (2.9, 0.0, z + 2.98)
    mid = (0.5, 0.0, z + 2.95)
    pts = [a] + [tuple((1 - t) ** 2 * p + 2 * (1 - t) * t * q + t * t * r for p, q, r in zip(a, mid, b)) for t in (0.2, 0.4, 0.5, 0.6, 0.8)] + [b]
    tube(pts, 0.03, metal(), bend=0.3)
    x, zz = 0.5, z + 3.16
    extrude(S.circle(0.12, 32), 0.1, (x, 0, zz), metal(), plane='xz', bevel=0.02); rod(0.025, 0.36, (x, -0.07, zz - 0.36), metal())
    letter(1.45, 0.95, (x, 0, zz - 1.28), glow('vermilion', 0.8), 'chalk', 0.2)


def bell(z):
    x, y = 0.75, -0.75
    extrude(S.arch_band(0.6, 0.44, 0.85), 0.3, (x, y, z), 'sky', plane='xz', bevel=0.03)
    rod(0.03, 0.2, (x, y, z + 1.06), metal()); ball(0.3, (x, y, z + 0.56), metal()); disc(0.4, 0.1, (x, y, z + 0.6), metal()); ball(0.1, (x, y, z + 0.42), metal())
    person(1.2, (1.95, -1.2, z), 'midnight', 'blush', r=0.24)
    tree(0.75, 0.3, (-3.55, -1.2, z))


def phone(z):
    x, y = -0.75, -0.75
    extrude(S.rrect(0.95, 1.6, 0.16, 8, 0, 0.8), 0.2, (x, y, z), 'midnight', plane='xz', bevel=0.03)
    extrude(S.rrect(0.77, 1.38, 0.1, 6, 0, 0.8), 0.03, (x, y - 0.105, z), 'sky', plane='xz', bevel=0.01)
    for k, (dx, w) in enumerate(((-0.08, 0.5), (0.08, 0.5), (-0.12, 0.42))):
        extrude(S.rrect(w, 0.25, 0.09, 6, dx, 1.2 - k * 0.36), 0.06, (x, y - 0.13, z), ('chalk', 'ultra', 'chalk')[k], plane='xz', bevel=0.015)
