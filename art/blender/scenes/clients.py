"""Who the firm works for: a workshop, an office and a tower on one blue path, on which two people carry a piece to the next door."""
from kit.parts import *
from math import cos

STAGE = dict(ground='lilac', width=10.9, target=(0.1, 0, 1.78), azimuth=-64, elevation=22)


def build():
    z = base(8.2, 4.5, plaster('chalk'), h=0.28, r=0.6)
    path(z)
    workshop((-2.6, 0.7, z)); office((-0.1, 0.75, z)); tower((2.55, 0.65, z))
    tree(0.6, 0.3, (-3.75, -0.75, z)); tree(0.75, 0.32, (1.2, 1.5, z)); tree(0.55, 0.28, (3.7, -0.55, z))


def middle(x):
    """The path swings out in front of each building."""
    return -1.32 - 0.2 * cos(2 * pi * x / 2.6)


def path(z):
    x0, x1, w = -3.3, 3.2, 0.62
    xs = [x0 + (x1 - x0) * i / 160 for i in range(161)]
    near, far = [(x, middle(x) - w / 2) for x in xs], [(x, middle(x) + w / 2) for x in xs]
    extrude([near + S.arc(x1, middle(x1), w / 2, -pi / 2, pi / 2)[1:-1] + far[::-1] + S.arc(x0, middle(x0), w / 2, pi / 2, 3 * pi / 2)[1:-1]], 0.1, (0, 0, z - 0.02), 'ultra', bevel=0.03)
    for x, door in ((-2.6, -0.25), (-0.1, -0.15), (2.55, -0.15)):  # a branch to each door
        y = middle(x)
        slab(0.62, door - y, 0.09, (x, (door + y) / 2, z - 0.02), 'ultra', r=0.02, bevel=0.03)
    top = z + 0.08
    for x, m, head in ((0.62, 'pine', 'butter'), (1.72, 'chalk', 'blush')): person(1.0, (x, middle(x), top), m, head, r=0.23)
    slab(0.7, 0.5, 0.44, (1.17, middle(1.17), top + 0.34), glow('vermilion', 0.8), r=0.1)
    person(0.95, (-2.6, -0.72, top), 'butter', 'chalk', r=0.22); person(1.0, (-1.2, middle(-1.2), top), 'blush', 'chalk', r=0.23)


def windows(x, y, z, cols, rows, w, h, gx, gy, m):
    for i in range(cols):
        for j in range(rows): window(w, h, (x + (i - (cols - 1) / 2) * gx, y, z + j * gy), m(i, j), axis='y', t=0.06)


def workshop(at):
    """One storey under a saw-tooth roof."""
    x, y, z = at; w, d, h = 2.1, 1.9, 0.95
    slab(w, d, h, at, 'blush', r=0.06)
    for k in range(3):
        left = x - w / 2 + k * w / 3
        extrude([[(left, h - 0.04), (left + w / 3, h - 0.04), (left + w / 3, h + 0.5)]], d, (0, y, z), 'ultra', plane='xz', bevel=0.03)
    window(0.7, 0.68, (x, y - d / 2, z), glow('butter', 4), axis='y', t=0.08, r=0.06)
    for dx in (-0.72, 0.72): window(0.36, 0.34, (x + dx, y - d / 2, z + 0.34), 'midnight', axis='y', t=0.06)
    rod(0.13, 0.95, (x - 0.7, y + 0.6, z + h), 'chalk'); disc(0.18, 0.1, (x - 0.7, y + 0.6, z + h + 0.93), metal())


def office(at):
    """Three storeys, each a tray of windows."""
    x, y, z = at; w, d, floor = 1.9, 1.8, 0.72
    for k in range(3):
        slab(w, d, floor - 0.1, (x, y, z + k * floor), ('chalk', 'sky', 'chalk')[k], r=0.12)
        slab(w - 0.2, d - 0.2, 0.14, (x, y, z + k * floor + floor - 0.12), 'midnight', r=0.1, bevel=0.01)
    slab(w + 0.12, d + 0.12, 0.14, (x, y, z + 3 * floor), 'pine', r=0.16)
    slab(0.5, 0.5, 0.3, (x + 0.4, y + 0.3, z + 3 * floor + 0.14), 'chalk', r=0.06)
    windows(x, y - d / 2, z + floor + 0.14, 3, 2, 0.36, 0.34, 0.54, floor, lambda i, j: 'ultra' if (i + j) % 3 == 2 else glow('butter', 4))
    window(0.5, 0.54, (x, y - d / 2, z), 'ultra', axis='y', t=0.08, r=0.06)
    for dx in (-0.6, 0.6): window(0.36, 0.34, (x + dx, y - d / 2, z + 0.16), glow('butter', 4), axis='y', t=0.06)


def tower(at):
    """Many storeys, narrower towards the top."""
    x, y, z = at
    for w, h, up, m, rows in ((1.75, 2.3, 0, 'ultra', 3), (1.4, 1.3, 2.3, 'chalk', 2), (0.95, 0.3, 3.6, 'ultra', 0)):
        slab(w, w, h, (x, y, z + up), m, r=0.1)
        lit = (lambda i, j: 'sky' if (i * 2 + j) % 3 == 0 else glow('butter', 4)) if m == 'ultra' else (lambda i, j: 'ultra' if (i + j) % 2 else glow('butter', 4))
        windows(x, y - w / 2, z + up + (0.72 if up == 0 else 0.18), 3, rows, w * 0.2, 0.36, w * 0.29, 0.55, lit)
        if rows:
            for i in range(3):
                for j in range(rows): window(w * 0.2, 0.36, (x + w / 2, y + (i - 1) * w * 0.29, z + up + (0.72 if up == 0 else 0.18) + j * 0.55), lit(i, j + 1), axis='x', t=0.06)
    rod(0.05, 0.5, (x, y, z + 3.9), metal()); ball(0.1, (x, y, z + 4.36), glow('butter', 4))
    window(0.56, 0.58, (x, y - 0.875, z), 'chalk', axis='y', t=0.08, arch=True)
