"""Database synchronisation: homes on a plot beside a database; the hot home is the change on its way across."""
from kit.parts import *

STAGE = dict(ground='blush', width=7.9, target=(0, 0, 0.88), azimuth=-68, elevation=26)


def build():
    z = base(6.0, 3.1, plaster('chalk'), r=0.45)
    database(1.75, 0.15, z); plot(-1.8, 0.1, z); change(z)


def database(x, y, z):
    for k in range(3):
        disc(1.12, 0.58, (x, y, z + k * 0.72), 'ultra', bevel=0.1)
        disc(1.0, 0.2, (x, y, z + 0.54 + k * 0.72), 'chalk', bevel=0.03)


def plot(x, y, z):
    slab(2.2, 2.6, 0.14, (x, y, z), 'pine', r=0.14)
    for dx, dy, m in ((0.5, 0.72, 'chalk'), (-0.45, -0.5, 'butter')):
        house(0.95, 0.8, 0.5, 0.45, (x + dx, y + dy, z + 0.14), m, 'midnight')
        window(0.24, 0.36, (x + dx, y + dy - 0.41, z + 0.14), 'ultra', axis='y', t=0.05, arch=True)


def change(z):
    y = -0.5
    slab(2.0, 0.95, 0.18, (-0.25, y, z), 'butter', r=0.08, bevel=0.03)
    house(0.95, 0.8, 0.52, 0.45, (-0.2, y, z + 0.17), glow('vermilion', 0.8))
    window(0.26, 0.38, (-0.2, y - 0.41, z + 0.17), 'chalk', axis='y', t=0.06, arch=True)
