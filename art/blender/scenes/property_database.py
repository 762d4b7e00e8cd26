"""Property database: a card index of houses. Each drawer holds a street; the hot house is the record that was looked up."""
from kit.parts import *

STAGE = dict(ground='sky', width=12.0, target=(-0.2, -0.2, 1.56), azimuth=-57, elevation=26)
W, H, D, YF = 1.55, 0.92, 1.75, 0.1                        # one drawer: width, height, depth; front of the cabinet


def build():
    z = base(7.0, 4.6, plaster('chalk'), r=0.5, at=(0, -0.1, 0))
    cabinet(z)
    open_drawer(-W, z + 0.1 + H, 2.35, 'chalk')
    street(-W, z + 0.1 + H)
    open_drawer(W, z + 0.1 + H, 0.62, 'butter')
    for k, m in enumerate(('chalk', 'blush', 'sky')): card(W, YF - 0.14 - k * 0.16, z + 0.2 + H, m, 0.09)
    around(z)


def front(x, y, z, m, h=H - 0.12):
    """Drawer front with a label frame and a brass pull."""
    extrude(S.rrect(W - 0.16, h, 0.08, 6, 0, 0.06 + h / 2), 0.12, (x, y, z), m, plane='xz', bevel=0.03)
    extrude(S.rrect(0.56, 0.22, 0.03, 4, 0, h * 0.72), 0.04, (x, y - 0.07, z), 'butter' if m == 'chalk' else 'chalk', plane='xz', bevel=0.012)
    extrude(S.stadium(0.5, 0.11), 0.12, (x, y - 0.11, z + h * 0.34), metal(), plane='xz', bevel=0.03)


def cabinet(z):
    colours = (('sky', None), ('chalk', 'blush', 'chalk'), ('chalk', None, 'chalk', 'sky'))
    for c, rows in enumerate(colours):
        x = (c - 1) * W
        slab(W - 0.01, D, len(rows) * H + 0.2, (x, YF + D / 2, z), 'ultra', r=0.05)
        for j, m in enumerate(rows):
            zz = z + 0.1 + j * H
            if m: front(x, YF - 0.02, zz, m)
            else: extrude(S.rrect(W - 0.16, H - 0.12, 0.04, 4, 0, H / 2), 0.04, (x, YF, zz), 'midnight', plane='xz', bevel=0.01)


def open_drawer(x, z, pull, m):
    y, w = YF - pull, W - 0.24
    slab(w, pull, 0.08, (x, YF - pull / 2, z + 0.08), 'midnight', r=0.01, bevel=0.01)
    for s in (-1, 1): slab(0.07, pull, 0.36, (x + s * (w / 2 - 0.035), YF - pull / 2, z + 0.08), 'ultra', r=0.01, bevel=0.02)
    front(x, y, z, m, 0.62)


def card(x, y, z, m, t=0.16, lift=0.0):
    extrude(S.gable(1.06, 0.64, 0.48), t, (x, y, z + lift), m, plane='xz', bevel=0.03)


def street(x, z):
    for k, m in enumerate(('chalk', 'butter', None, 'blush', 'chalk', 'pine')):
        if m: card(x, YF - 2.06 + k * 0.37, z + 0.17, m, 0.2)
    y, lift = YF - 2.06 + 2 * 0.37, 0.98
    for dx in (-0.2, 0.2): rod(0.025, lift, (x + dx, y, z + 0.16), metal())
    card(x, y, z + 0.17, glow('vermilion', 0.8), 0.3, lift)
    for dx in (-0.2, 0.2): window(0.22, 0.38, (x + dx, y - 0.16, z + 0.17 + lift + 0.14), 'chalk', axis='y', t=0.03, arch=True)


def around(z):
    person(1.25, (1.15, -1.75, z), 'midnight', 'blush', r=0.24)
    house(0.7, 0.7, 0.5, 0.36, (-0.3, 0.85, z + 3 * H + 0.2), 'chalk', 'midnight')
    for i in range(2):
        for j in range(4): window(0.34, 0.5, (1.5 * W, YF + D / 2 + (i - 0.5) * 0.7, z + 0.34 + j * H), glow('butter', 4) if (i + j) % 3 else 'sky', arch=True)
    tree(0.8, 0.3, (3.1, -0.9, z)); tree(0.55, 0.22, (3.15, -1.6, z))
    for k in range(4): slab(0.95, 0.62, 0.07, (2.0, -1.75, z + k * 0.075), ('chalk', 'sky', 'chalk', 'butter')[k], r=0.03, bevel=0.015, rot=(0.1, -0.12, 0.06, -0.2)[k])
