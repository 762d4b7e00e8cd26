"""Where the figures of a house come from, for the demo of sources: each source a small model on a plate, and the plate alone for a figure without one. Nothing is hot: the line of the demo is."""
from kit.parts import *
from .contract import upright

STAGE = dict(ground='mist', width=5.0, target=(0.17, 0, 1.4), azimuth=-66, elevation=21, key_el=54)
STAGE_PART = {}


def build_part(source):
    on_plate(globals()[source])


def empty(): pass


def assessor():
    """The county hall."""
    for k in range(3): slab(3.0 - k * 0.22, 2.2 - k * 0.3, 0.14, (0, 0.1, k * 0.14), 'sky' if k == 1 else 'chalk', r=0.06)
    slab(2.2, 1.1, 1.5, (0, 0.35, 0.42), 'ultra', r=0.04)
    upright(0.56, 1.1, (0, -0.21, 0.42), 'midnight', 0.06, 0.06)
    for k in range(4):
        x = (k - 1.5) * 0.72
        rod(0.17, 1.5, (x, -0.5, 0.42), 'chalk'); slab(0.44, 0.44, 0.1, (x, -0.5, 0.42), 'chalk', r=0.05); slab(0.44, 0.44, 0.1, (x, -0.5, 1.84), 'chalk', r=0.05)
    slab(2.8, 1.7, 0.22, (0, 0.1, 1.92), 'chalk', r=0.05)
    extrude([S.fillet([(-1.5, 0), (1.5, 0), (0, 0.8)], [0.05] * 3)], 1.76, (0, 0.1, 2.14), 'midnight', plane='xz')
    extrude([S.fillet([(-1.02, 0), (1.02, 0), (0, 0.5)], [0.03] * 3)], 0.1, (0, -0.78, 2.24), 'sky', plane='xz', bevel=0.02)
    extrude(S.circle(0.17), 0.1, (0, -0.84, 2.44), metal(), plane='xz', bevel=0.03)


def deeds():
    """Bound volumes, and the open one that is written in."""
    upright(2.8, 2.8, (0, 0.75, 0), 'midnight', 0.5, 0.1, 0.05)
    for row in range(2):
        z = 0.3 + row * 1.24
        upright(2.5, 1.1, (0, 0.52, z), 'sky', 0.08, 0.04, 0.02)
        for k, (h, m) in enumerate(zip((0.92, 0.8, 0.98, 0.86, 0.92, 0.76, 0.9), ('ultra', 'butter', 'ultra', 'pine', 'chalk', 'ultra', 'blush') if row else ('pine', 'ultra', 'chalk', 'ultra', 'blush', 'ultra', 'butter'))):
            slab(0.29, 0.5, h, ((k - 3) * 0.345, 0.3, z), m, r=0.06)
    slab(1.3, 0.6, 0.8, (0.1, -0.75, 0), 'ultra', r=0.1)
    def book():
        slab(1.9, 1.1, 0.1, (0, 0, 0), 'midnight', r=0.08)
        for s in (-1, 1):
            slab(0.84, 0.98, 0.16, (s * 0.44, 0, 0.08), 'chalk', r=0.06, bevel=0.05)
            for k in range(3): slab(0.56 - (k == 2) * 0.2, 0.09, 0.03, (s * 0.44 - (k == 2) * 0.1, 0.24 - k * 0.25, 0.23), 'ultra' if s > 0 and k == 2 else 'sky', r=0.04, bevel=0.01)
    place(book, (0.1, -0.8, 0.86), tilt=(0.42, 0))


def survey():
    """A theodolite on its tripod, and the rod that it aims at."""
    place(theodolite, (0.1, -0.1, 0), 1.14)
    for k in range(6): slab(0.26, 0.22, 0.5, (1.3, 0.6, k * 0.5), 'ultra' if k % 2 else 'chalk', r=0.05)
    slab(0.7, 0.5, 0.1, (1.3, 0.6, 0), 'midnight', r=0.1)


def theodolite():
    top = 1.5
    for x, y in ((-0.85, -0.45), (0.75, -0.5), (0.35, 0.85)): tube([(x - 0.3, y, 0.04), (-0.3 + x * 0.12, y * 0.12, top)], 0.1, 'butter')
    disc(0.42, 0.14, (-0.3, 0, top - 0.04), metal()); disc(0.34, 0.2, (-0.3, 0, top + 0.1), 'midnight')
    for s in (-1, 1): slab(0.14, 0.46, 0.86, (-0.3 + s * 0.38, 0, top + 0.28), 'ultra', r=0.06)
    def scope():
        for r, long, y, m in ((0.27, 0.9, 0.05, 'ultra'), (0.33, 0.3, -0.52, 'midnight'), (0.2, 0.3, 0.6, 'midnight')): extrude(S.circle(r), long, (0, y, 0), m, plane='xz', bevel=0.05)
        extrude(S.circle(0.23), 0.05, (0, -0.68, 0), glow('sky', 0.8), plane='xz', bevel=0.015)
    place(scope, (-0.3, 0, top + 0.82), rot=0.3)
    slab(0.8, 0.12, 0.14, (-0.3, 0, top + 1.12), metal(), r=0.05)


def flood():
    """A map in relief with its river, a house in the zone, and a gauge."""
    def sheet():
        slab(3.1, 2.2, 0.2, (0, 0, 0), 'midnight', r=0.2); slab(2.9, 2.0, 0.1, (0, 0, 0.18), 'mint', r=0.14, bevel=0.02)
        def band(half, m, h):
            mid = [(x / 10, 0.28 * sin(x / 10 * 2.1)) for x in range(-14, 15)]
            extrude([[(x, y - half) for x, y in mid] + [(x, y + half) for x, y in reversed(mid)]], h, (0, 0, 0.27), m, bevel=0.015)
        band(0.68, 'sky', 0.05); band(0.26, 'ultra', 0.09)
        for x, y in ((-1.0, 0.72), (1.02, -0.72)): slab(0.42, 0.32, 0.06, (x, y, 0.27), 'pine', r=0.12)
        house(0.56, 0.5, 0.36, 0.3, (0.5, -0.25, 0.3), 'chalk', 'midnight', bevel=0.02)
        rod(0.05, 0.9, (-0.72, -0.38, 0.3), metal())
    place(sheet, (0, 0.05, 0.78), 1.06, tilt=(0.5, 0))
    slab(2.4, 0.5, 1.1, (0, 0.6, 0), 'midnight', r=0.1); slab(2.4, 0.4, 0.22, (0, -0.75, 0), 'midnight', r=0.1)


def listing():
    """A house with a board before it."""
    slab(1.5, 0.16, 0.1, (0.75, -0.55, 0), 'pine', r=0.06)
    house(1.8, 1.4, 1.2, 0.9, (-0.6, 0.55, 0), 'chalk', 'ultra')
    upright(0.5, 0.56, (-0.9, -0.17, 0.42), glow('butter', 1.5), 0.06, 0.06)
    x = 0.25
    slab(0.2, 0.2, 2.9, (x, -0.75, 0), 'midnight', r=0.05); slab(1.5, 0.18, 0.18, (x + 0.6, -0.75, 2.52), 'midnight', r=0.05)
    for dx in (0.32, 1.06): rod(0.04, 0.3, (x + dx, -0.75, 2.26), metal())
    upright(1.24, 1.3, (x + 0.69, -0.75, 1.0), 'ultra', 0.18, 0.12, 0.04)
    extrude(S.gable(0.6, 0.3, 0.26), 0.08, (x + 0.69, -0.86, 1.58), 'chalk', plane='xz', bevel=0.02)
    for k, w in enumerate((0.9, 0.6)): upright(w, 0.12, (x + 0.69, -0.86, 1.34 - k * 0.2), 'sky', 0.06, 0.05)
