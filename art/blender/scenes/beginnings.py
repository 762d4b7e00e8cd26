"""Where an enquiry may begin, for the contact page: each situation a small model on a plate."""
from kit.parts import *
from .contract import upright

STAGE = dict(ground='sky', width=5.0, target=(0.17, 0, 1.4), azimuth=-62, elevation=22, key_el=54)
STAGE_PART = {}


def build_part(situation):
    on_plate(globals()[situation])


def fragile():
    """A tower that nobody dares to touch, and the block at its foot that holds it up."""
    sizes = ((0.74, 0.0, 'vermilion'), (1.5, 0.06, 'sky'), (1.1, -0.16, 'ultra'), (1.7, 0.1, 'chalk'), (1.2, -0.06, 'butter'))
    z = 0.0
    for k, (w, dx, m) in enumerate(sizes):
        h = 0.62 if k else 0.56
        slab(w, 1.0 if k else 0.74, h, (-0.3 + dx, 0.2, z), glow('vermilion', 1.2) if m == 'vermilion' else m, r=0.1, rot=(k - 2) * 0.07)
        z += h
    person(1.5, (1.12, -0.35, 0), 'pine', 'butter', r=0.34)


def apart():
    """Two systems, and a plug that does not reach the socket."""
    for x, m in ((-1.3, 'ultra'), (1.3, 'pine')):
        slab(0.9, 1.3, 2.1, (x, 0.35, 0), m, r=0.12)
        for k in range(3): upright(0.56, 0.17, (x, -0.31, 1.05 + k * 0.32), 'sky', 0.06, 0.06)
    z = 0.8
    tube([(-0.9, -0.2, z), (-0.6, -0.2, z)], 0.09, 'midnight')
    slab(0.5, 0.56, 0.56, (-0.42, -0.2, z - 0.28), glow('vermilion', 1.2), r=0.12)
    for dy in (-0.14, 0.14): slab(0.26, 0.1, 0.1, (-0.06, -0.2 + dy, z - 0.05), metal(), r=0.03)
    slab(0.16, 0.8, 0.8, (0.8, -0.2, z - 0.4), 'chalk', r=0.06)
    for dy in (-0.14, 0.14): slab(0.04, 0.14, 0.14, (0.71, -0.2 + dy, z - 0.07), 'midnight', r=0.02, bevel=0.01)


def move():
    """A cabinet of servers that a cloud lifts from its place."""
    lift = 0.42
    slab(1.16, 0.9, 1.2, (0, 0.1, lift), 'midnight', r=0.1)
    for k in range(3):
        upright(0.9, 0.26, (0, -0.36, lift + 0.16 + k * 0.35), 'sky', 0.06, 0.05)
        extrude(S.circle(0.08), 0.05, (0.28, -0.41, lift + 0.29 + k * 0.35), glow('vermilion', 1.4) if k == 1 else 'chalk', plane='xz', bevel=0.01)
    for x in (-0.42, 0.42): rod(0.04, 0.4, (x, 0.1, lift + 1.18), metal())
    for k, (w, x) in enumerate(((2.5, 0), (1.7, -0.1), (0.9, 0.05))): cloud_slab(w, 0.34, (x, 0.15, lift + 1.5 + k * 0.34), 'chalk', d=0.95 - k * 0.12)
    slab(1.5, 1.2, 0.06, (0, 0.1, 0), 'sky', r=0.2)


def paper():
    """Piles of forms, a tray between them, and the sheet that is looked for."""
    for x, y, n, m in ((-0.95, 0.4, 11, 'chalk'), (0.15, 0.55, 7, 'butter'), (1.05, 0.3, 14, 'chalk')):
        for k in range(n):
            slab(0.84, 1.05, 0.1, (x + 0.04 * sin(k * 2.3), y + 0.04 * sin(k * 3.7), k * 0.125), m if k % 4 else 'sky', r=0.04, bevel=0.02, rot=0.07 * sin(k * 1.9))
    def form():
        slab(0.84, 0.08, 1.05, (0, 0, 0), glow('vermilion', 1.2), r=0.03)
        for k in range(3): upright(0.5 - (k == 2) * 0.16, 0.08, (-(k == 2) * 0.08, -0.06, 0.72 - k * 0.22), 'chalk', 0.04, 0.04)
    place(form, (0.1, 0.45, 0.86), rot=0.16)
    person(1.35, (-0.2, -0.85, 0), 'pine', 'blush', r=0.31)


def idea():
    """A sketch on a board, and the first piece of what it shows."""
    for x in (-0.82, 0.5): slab(0.12, 0.16, 2.1, (x, 0.5, 0), 'midnight', r=0.04)
    upright(1.8, 1.5, (-0.16, 0.36, 0.85), 'chalk', 0.14, 0.1, 0.04)
    for a, b in (((-0.7, 1.2), (-0.7, 1.7)), ((-0.7, 1.7), (-0.15, 2.08)), ((-0.15, 2.08), (0.4, 1.7)), ((0.4, 1.7), (0.4, 1.2)), ((0.4, 1.2), (-0.7, 1.2))):
        tube([(a[0], 0.27, a[1]), (b[0], 0.27, b[1])], 0.045, 'ultra')
    cube(0.72, (0.95, -0.55, 0), glow('vermilion', 1.2), r=0.1)
    person(1.5, (-0.75, -0.6, 0), 'pine', 'butter', r=0.34)


def hands():
    """A table with a place that is free."""
    disc(0.3, 0.72, (0, 0.1, 0), 'midnight'); disc(0.95, 0.14, (0, 0.1, 0.72), 'chalk', bevel=0.05)
    for x, y, m, head in ((-1.15, -0.1, 'ultra', 'butter'), (0.1, 1.15, 'pine', 'blush'), (1.2, 0.25, 'blush', 'chalk')):
        person(1.5, (x, y, 0), m, head, r=0.34)
    disc(0.36, 0.4, (0.05, -1.12, 0), glow('vermilion', 1.2), bevel=0.06)
    for x, y, r in ((-0.4, 0.1, 0.2), (0.3, 0.4, -0.3)):
        slab(0.46, 0.34, 0.05, (x, y, 0.86), 'sky', r=0.05, rot=r)
