"""What the page about application development lists, each a small model on a plate of its own."""
from kit.parts import *
from .bad_day import screen
from .contract import upright
from .sign_in import gate

STAGE = dict(ground='sky', width=5.1, target=(0.17, 0, 1.3), azimuth=-66, elevation=21, key_el=60, shift=(0.02, 0))
STAGE_PART = {}


def build_part(item):
    on_plate(globals()[item])


def business():
    """A form, and the report of what was entered in it."""
    slab(1.4, 0.9, 0.14, (-0.85, 0.3, 0), 'midnight', r=0.16); upright(1.4, 2.3, (-0.85, 0.3, 0.12), 'chalk', 0.24, 0.14, 0.05)
    for k in range(3): upright(1.0, 0.3, (-0.85, 0.14, 1.8 - k * 0.46), 'ultra' if k else 'midnight', 0.12, 0.08, 0.03)
    upright(0.56, 0.3, (-1.07, 0.12, 0.4), glow('vermilion', 0.7), 0.18, 0.1, 0.04)
    slab(1.5, 1.3, 0.12, (0.85, -0.1, 0), 'sky', r=0.12)
    for k, (h, m) in enumerate(((0.7, 'butter'), (1.2, 'pine'), (1.75, 'ultra'))): slab(0.38, 0.5, h, (0.38 + k * 0.46, 0.1, 0.1), m, r=0.06)


def cloud():
    """An application in a cloud, and the piece that a small step adds to it."""
    for k, (x, z, r) in enumerate(((-1.0, 0.85, 0.7), (-0.25, 1.5, 0.95), (0.75, 1.05, 0.85), (1.3, 0.62, 0.5))):
        extrude(S.circle(r), 0.8 - k * 0.06, (x, 0.5, z), 'chalk', plane='xz', bevel=0.16, seg=6)
    extrude(S.stadium(3.3, 0.9), 0.86, (0.05, 0.5, 0.5), 'chalk', plane='xz', bevel=0.16, seg=6)
    def front(x, z, w, h, m, t, y=-0.16): upright(w, h, (x, y - t / 2, z), m, t, 0.08, 0.03)
    front(-0.1, 0.14, 1.9, 1.6, 'ultra', 0.22, 0.08); front(-0.1, 0.26, 1.64, 1.08, 'sky', 0.06, -0.13)
    for k in range(3): front(-0.82 + k * 0.24, 1.48, 0.13, 0.13, ('blush', 'butter', 'chalk')[k], 0.06, -0.13)
    front(-0.5, 0.42, 0.62, 0.76, 'midnight', 0.14); front(0.3, 0.88, 0.66, 0.3, 'chalk', 0.14); front(0.3, 0.42, 0.66, 0.3, glow('vermilion', 0.7), 0.3)
    slab(1.0, 0.8, 0.06, (0.45, -0.85, 0), 'sky', r=0.12)


def portal():
    """Two visitors at the gate, and the papers behind it."""
    place(gate, (0.3, 0.3, 0), 1.16)
    slab(0.62, 1.5, 0.06, (0.3, -0.6, 0), 'sky', r=0.1)
    person(1.4, (-0.55, -0.8, 0), 'pine', 'butter', r=0.32); person(1.1, (0.32, -1.0, 0.05), glow('vermilion', 0.7), 'chalk', r=0.26)
    for k in range(3): slab(0.66, 0.8, 0.16, (1.25, -0.72, k * 0.19), ('chalk', 'butter', 'chalk')[k], r=0.06, rot=(k - 1) * 0.12)
    tree(0.6, 0.3, (-1.35, 0.6, 0), 'pine')


def renewal():
    """A wall in use, whose stones are replaced one by one."""
    slab(3.1, 1.0, 0.16, (-0.05, 0.4, 0), 'midnight', r=0.12)
    for row in range(3):
        for col in range(3):
            if (row, col) == (2, 1): continue
            new = col + row < 2 if row < 2 else col == 0
            slab(0.92, 0.74, 0.52, ((col - 1) * 0.96 - 0.05, 0.4, 0.16 + row * 0.55), 'ultra' if new else ('stone', 'butter', 'stone')[(row + col) % 3], r=0.08, bevel=0.05)
    slab(0.92, 0.74, 0.52, (-0.05, 0.4, 1.7), glow('vermilion', 0.7), r=0.08, bevel=0.05)
    rod(0.035, 0.5, (-0.05, 0.4, 2.2), metal())
    slab(0.16, 0.16, 2.75, (1.62, 0.4, 0), 'midnight', r=0.04); slab(2.0, 0.18, 0.18, (0.75, 0.4, 2.66), 'midnight', r=0.05)
    person(1.3, (-0.95, -0.85, 0), 'pine', 'butter', r=0.3); person(1.2, (0.95, -0.85, 0), 'blush', 'chalk', r=0.28)


def screens():
    """One screen for the mouse, the keyboard and the phone."""
    place(screen, (-0.35, 0.45, 0), 0.86)
    upright(1.3, 0.24, (-0.5, 0.36, 1.62), 'ultra', 0.1, 0.07, 0.03); upright(0.7, 0.24, (-0.8, 0.36, 0.86), 'pine', 0.1, 0.07, 0.03); upright(1.7, 0.24, (-0.35, 0.36, 1.24), 'chalk', 0.1, 0.07, 0.03)
    slab(2.1, 0.86, 0.12, (-0.45, -0.85, 0), 'midnight', r=0.12)
    for k in range(4):
        for j in range(2): slab(0.38, 0.3, 0.16, (-1.17 + k * 0.48, -0.66 - j * 0.38, 0.1), glow('vermilion', 0.7) if (k, j) == (2, 1) else 'chalk', r=0.07)
    place(lambda: (upright(0.8, 1.5, (0, 0, 0), 'midnight', 0.22, 0.16, 0.04), upright(0.62, 1.2, (0, -0.11, 0.15), 'chalk', 0.05, 0.08),
                   upright(0.44, 0.2, (0, -0.14, 0.98), 'ultra', 0.08, 0.05), upright(0.44, 0.2, (0, -0.14, 0.66), 'sky', 0.08, 0.05), upright(0.26, 0.2, (-0.09, -0.14, 0.34), 'pine', 0.08, 0.05)), (1.15, -0.62, 0))
