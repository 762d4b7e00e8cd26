"""Location and address: a folded town map in relief. Streets lead to one lot, marked by the hot pin."""
from kit.parts import *

STAGE = dict(ground='mint', width=11.0, target=(0.05, -0.1, 0.64), azimuth=-60, elevation=32)
W, D, T, FOLD = 1.95, 4.5, 0.16, radians(13)            # one panel: width, depth, thickness, slope
BANK = (-0.6, -0.3, 0.22, -0.12, 0.45)                    # middle of the river at each fold
LOTS = ((-0.5, 0.82), (0.5, 0.82))
SUNK = 0.08                                               # how far upright pieces sink into the slope
PIN = 2                                                   # the panel with the pin


def build():
    for i in range(4):
        up = -1 if i % 2 == 0 else 1
        place(lambda: panel(i), (centre(i), 0, W * sin(FOLD) / 2), tilt=(0, up * FOLD))
        for u, v, w, d, h, m in TOWN[i]:
            slab(w, d, h + SUNK, on_map(i, u, v, -SUNK), m, r=0.05, bevel=0.03)
        for u, v, rise in LIGHTS[i]:
            x, y, z = on_map(i, u, v, rise)
            window(0.13, 0.2, (x, y, z), glow('butter', 4), axis='y')
        for u, v, h, r in TREES[i]:
            tree(h, r, on_map(i, u, v))
    pin()


def centre(i):
    return (i - 1.5) * W * cos(FOLD)


def on_map(i, u, v, rise=0.0):
    """The position (u across, v along the fold) on panel i. Pieces placed there stand upright on any slope."""
    slope = (1 if i % 2 == 0 else -1) * FOLD
    top = T + 0.11
    return (centre(i) + u * cos(slope) - top * sin(slope), v, W * sin(FOLD) / 2 + u * sin(slope) + top * cos(slope) + rise)


def lot(u, w, low, high, h, m):
    """A block whose two long edges may slant: low and high are functions of u."""
    a, b = u - w / 2, u + w / 2
    extrude([S.fillet([(a, low(a)), (b, low(b)), (b, high(b)), (a, high(a))], [0.07] * 4)], h, (0, 0, T - 0.01), m, bevel=0.02)


def panel(i):
    slab(W - 0.02, D, T, (0, 0, 0), 'ultra', r=0.04, bevel=0.03)
    slope = (BANK[i + 1] - BANK[i]) / W
    river = lambda u: (BANK[i] + BANK[i + 1]) / 2 + slope * u
    edge = W / 2 - 0.015
    extrude([[(-edge, river(-edge) - 0.3), (edge, river(edge) - 0.3), (edge, river(edge) + 0.3), (-edge, river(-edge) + 0.3)]], 0.04, (0, 0, T - 0.01), lacquer('sky', rough=0.15), bevel=0.01)
    for k, (u, w) in enumerate(LOTS):
        rows = ((lambda u: -2.12, lambda u: -1.5), (lambda u: -1.28, lambda u: river(u) - 0.36), (lambda u: river(u) + 0.36, lambda u: 1.12), (lambda u: 1.34, lambda u: 2.12))
        for j, (low, high) in enumerate(rows):
            lot(u, w, low, high, 0.12, GROUND.get((2 * i + k, j), 'chalk'))
    if i < PIN:
        slab(W - (0.45 if i == 0 else -0.04), 0.15, 0.09, (0.245 if i == 0 else 0, -1.39, T - 0.01), 'butter', r=0.01, bevel=0.015)
    if i == 0:
        disc(0.26, 0.22, (-0.62, -1.39, T - 0.01), metal())
    if i == PIN:
        slab(1.07, 0.15, 0.09, (-0.475, -1.39, T - 0.01), 'butter', r=0.01, bevel=0.015)
        slab(0.15, 1.75, 0.09, (0, -0.6, T - 0.01), 'butter', r=0.01, bevel=0.015)


GROUND = {(0, 2): 'pine', (1, 2): 'pine', (6, 3): 'pine', (3, 3): 'blush', (7, 1): 'mist', (2, 0): 'blush', (4, 0): 'mist'}
TOWN = (
    ((0.5, -1.8, 0.5, 0.36, 0.35, 'midnight'), (0.5, 1.72, 0.5, 0.5, 0.95, 'chalk'), (-0.5, 1.72, 0.55, 0.5, 0.45, 'sky')),
    ((-0.5, 1.72, 0.5, 0.5, 1.35, 'sky'), (0.5, 1.72, 0.5, 0.5, 0.75, 'chalk'), (0.5, -1.82, 0.5, 0.34, 0.4, 'blush'), (-0.5, -0.95, 0.5, 0.3, 0.3, 'chalk')),
    ((-0.5, 1.72, 0.5, 0.5, 0.6, 'chalk'), (0.5, 1.72, 0.52, 0.5, 1.05, 'midnight'), (0.5, -1.8, 0.5, 0.34, 0.3, 'midnight')),
    ((0.5, 0.98, 0.5, 0.28, 0.65, 'chalk'), (0.5, -1.82, 0.5, 0.34, 0.5, 'chalk'), (0.5, 1.72, 0.5, 0.5, 0.5, 'blush')),
)
LIGHTS = (((0.4, 1.465, 0.6), (0.6, 1.465, 0.25)), ((-0.6, 1.465, 0.95), (-0.4, 1.465, 0.6), (-0.6, 1.465, 0.25)), ((0.62, 1.465, 0.7), (0.62, 1.465, 0.35)), ((0.5, -1.995, 0.2),))
TREES = (((-0.7, 0.6, 0.5, 0.19), (-0.25, 0.9, 0.38, 0.15), (0.45, 0.8, 0.46, 0.17)), (), (), ((-0.6, 1.9, 0.42, 0.16), (-0.3, 1.55, 0.34, 0.13)))


def pin():
    x, y, z = on_map(PIN, 0, 0.6)
    disc(0.5, 0.12, (x, y, z - 0.06), 'chalk'); disc(0.3, 0.05, (x, y, z + 0.05), metal(), bevel=0.015)
    r, h = 0.74, 2.25
    extrude(S.drop(r, h) + [list(reversed(S.circle(0.31, 48, 0, h - r)[0]))], 0.42, (x, y, z + 0.06), glow('vermilion', 0.9), plane='xz', bevel=0.06, rot=radians(16))
    extrude(S.circle(0.32, 48, 0, h - r), 0.2, (x, y, z + 0.06), 'chalk', plane='xz', bevel=0.02, rot=radians(16))
