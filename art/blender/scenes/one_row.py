"""The way of a purchase request, for the demo of one row: a sheet, a form, an approval and a report, each a small model on a plate of its own. `_now`: the request is here. It is the same row each time, and hot."""
from kit.parts import *
from .contract import upright

STAGE = dict(ground='mist', width=5.0, target=(0.17, 0, 1.4), azimuth=-66, elevation=21, key_el=54)
STAGE_PART = {}


def build_part(part):
    name, _, now = part.partition('_')
    on_plate(lambda: globals()[name](bool(now)))


def row(w, m, at, t=0.1, cells=(0.3, 0.1, 0.16), line='chalk', h=0.34):
    """A row with its cells, as shares of its width. Base centre at `at`."""
    x, y, z = at
    upright(w, h, at, m, t, 0.09, 0.025)
    left = x - w / 2 + 0.13 * w / 2
    for share in cells:
        upright(share * w, h * 0.32, (left + share * w / 2, y - t / 2, z + h * 0.34), line, 0.05, 0.05)
        left += (share + 0.12) * w


def sheet(now):
    """The row stays where it is; it is hot while nobody has opened it."""
    slab(2.5, 1.0, 0.16, (0, 0.3, 0), 'midnight', r=0.2); upright(0.7, 0.5, (0, 0.35, 0.1), 'midnight', 0.3)
    upright(3.0, 2.72, (0, 0.3, 0.36), 'ultra', 0.3, 0.2, 0.06)
    upright(2.74, 2.46, (0, 0.14, 0.49), 'chalk', 0.08, 0.1)
    row(2.56, 'midnight', (0, 0.1, 2.52), line='sky', h=0.3)
    for k in range(5):
        z = 2.08 - k * 0.38
        if k != 2: row(2.56, 'sky', (0, 0.1, z))
        elif now: row(2.9, glow('vermilion', 0.7), (0, -0.04, z - 0.04), 0.3, h=0.44)
        else: row(2.56, 'ultra', (0, 0.1, z), 0.12)


def form(now):
    """A tablet that stands before the person who asks."""
    slab(1.9, 0.9, 0.16, (-0.3, 0.3, 0), 'midnight', r=0.2)
    def tablet():
        upright(2.0, 2.9, (0, 0, 0), 'midnight', 0.24, 0.26, 0.06)
        upright(1.76, 2.6, (0, -0.1, 0.15), 'chalk', 0.08, 0.16)
        if now: row(1.94, glow('vermilion', 0.7), (0, -0.24, 2.06), 0.26, h=0.48)
        else: row(1.5, 'ultra', (0, -0.15, 2.12), 0.1, h=0.38)
        # A field that is closed, the quantity that can be moved, and the button.
        upright(1.5, 0.4, (0, -0.15, 1.5), 'sky', 0.08, 0.1); upright(0.6, 0.11, (-0.35, -0.2, 1.65), 'chalk', 0.05, 0.05)
        upright(1.5, 0.14, (0, -0.15, 1.08), 'midnight', 0.08, 0.06); extrude(S.circle(0.19), 0.18, (-0.1, -0.2, 1.15), 'butter', plane='xz', bevel=0.04)
        upright(1.0, 0.36, (-0.25, -0.15, 0.4), 'ultra', 0.14, 0.12)
    place(tablet, (-0.3, 0.3, 0.14), tilt=(-0.09, 0))
    person(1.42, (1.15, -0.75, 0), 'pine', 'butter', r=0.32)


def approval(now):
    """A desk with a stamp, and the person who decides behind it."""
    person(2.8, (-0.35, 0.75, 0), 'lilac', 'butter', r=0.56)
    slab(2.5, 0.9, 0.86, (0, -0.2, 0), 'ultra', r=0.1); slab(2.9, 1.3, 0.16, (0, -0.25, 0.84), 'chalk', r=0.14)
    for x in (-0.68, 0.68): upright(1.0, 0.5, (x, -0.66, 0.18), 'ultra-lift', 0.06, 0.08)
    slab(1.5, 0.5, 0.1, (-0.5, -0.4, 1.0), 'midnight', r=0.1)
    def slip(): row(1.5, glow('vermilion', 0.7), (0, 0, 0), 0.2, h=0.62)
    if now: place(slip, (-0.5, -0.4, 1.08), tilt=(-0.24, 0))
    slab(0.74, 0.62, 0.12, (0.85, -0.3, 1.0), 'midnight', r=0.1); disc(0.25, 0.16, (0.85, -0.3, 1.12), 'midnight'); rod(0.09, 0.4, (0.85, -0.3, 1.26), metal()); ball(0.22, (0.85, -0.3, 1.58), metal())


TALL = 0.00205                                             # the height of a dollar


def report(now):
    """The rows of the sample stand on each other, by state and to one scale."""
    slab(2.9, 1.1, 0.2, (0, 0.2, 0), 'midnight', r=0.16)
    upright(3.0, 2.72, (0, 0.5, 0.1), 'ultra', 0.26, 0.2, 0.06); upright(2.74, 2.3, (0, 0.36, 0.35), 'chalk', 0.08, 0.1)
    for k in range(4): upright(2.5, 0.04, (0, 0.31, 0.72 + k * 0.5), 'stone', 0.03, 0.02, 0.008)
    for x, m, rows in ((-0.85, 'sky', (130,)), (0, 'ultra-lift', (400,)), (0.85, 'ultra', (570, 240))):
        z = 0.2
        for amount in rows:
            slab(0.6, 0.5, amount * TALL - 0.02, (x, 0.0, z), m, r=0.08); z += amount * TALL
    if now: row(0.9, glow('vermilion', 0.7), (0.85, -0.06, z), 0.7, h=180 * TALL + 0.06)
