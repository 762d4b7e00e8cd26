"""Real estate software on a card: one house, open like a doll's house. Each room holds a part of its record; the key to it is the hot piece."""
from kit.parts import *

STAGE = dict(ground='mint', width=10.9, target=(-0.5, 0, 1.95), azimuth=-72, elevation=19)
W, H, ROOF, DEPTH = 3.7, 2.9, 1.2, 1.25  # of the house
ROOM = 1.28  # height of a storey's opening
X, Y = 0.1, 0.75  # its middle


def build():
    z = base(7.6, 4.5, plaster('chalk'), h=0.28, r=0.6)
    shell(z); rooms(z); wings(z)
    place(key, (0.35, -1.3, z), rot=0.2)
    place(card, (-2.45, -1.5, z), rot=-0.2, tilt=(-0.2, 0))
    place(coin, (2.35, -1.5, z), scale=2.0, rot=0.15, tilt=(-0.12, 0))
    tree(0.7, 0.34, (-3.2, 1.5, z)); tree(0.55, 0.28, (3.35, 0.2, z))


def openings():
    """The centre and floor of the four rooms, left to right from below."""
    return [(dx, up) for up in (0.12, 0.12 + ROOM + 0.12) for dx in (-W / 4 + 0.03, W / 4 - 0.03)]


def shell(z):
    w = W / 2 - 0.22
    holes = [S.rrect(w, ROOM, 0.03, 4, dx, up + ROOM / 2)[0] for dx, up in openings()]
    attic = S.fillet([(-1.15, H + 0.1), (1.15, H + 0.1), (0, H + ROOF - 0.24)], [0.05, 0.05, 0.05])
    extrude(S.gable(W, H, ROOF) + holes + [attic], DEPTH, (X, Y, z), 'chalk', plane='xz', bevel=0.025)
    back = Y + DEPTH / 2 - 0.12
    for (dx, up), m in zip(openings(), ('sky', 'blush', 'butter', 'sky')):  # a little light in each room
        slab(w + 0.04, 0.1, ROOM + 0.04, (X + dx, back, z + up - 0.02), lamp(m, 0.25), r=0.01, bevel=0.01)
    extrude([S.fillet([(-1.2, H + 0.06), (1.2, H + 0.06), (0, H + ROOF - 0.2)], [0.02] * 3)], 0.1, (X, back, z), lamp('sky', 0.25), plane='xz', bevel=0.01)
    roof(z)


def roof(z):
    t = 0.12; k = hypot(W / 2, ROOF); nx, nz = ROOF / k, W / 2 / k; e = 0.16
    ex, ez = W / 2 + e * nz, H - e * nx
    extrude([[(-ex - nx * t, ez + nz * t), (0, H + ROOF + t / nz), (ex + nx * t, ez + nz * t), (ex, ez), (0, H + ROOF), (-ex, ez)]], DEPTH + 0.2, (X, Y, z), 'ultra', plane='xz', bevel=0.02)
    slab(0.4, 0.4, 1.0, (X + 1.05, Y + 0.35, z + H + 0.35), 'chalk', r=0.04)


def wings(z):
    """The front is in two halves, on hinges at the corners."""
    w = W / 2
    def wing(side):
        outline = S.fillet([(0, 0), (w, 0), (w, H + ROOF), (0, H)], [0.02, 0.02, 0.02, 0.04])
        holes = [S.rrect(0.56, 0.72, 0.04, 4, w / 2, up)[0] for up in (0.82, 2.22)]
        extrude([[(-side * x, y) for x, y in loop] for loop in [outline] + holes], 0.14, (0, 0, 0), 'blush', plane='xz', bevel=0.03)
    for side, angle in ((-1, -2.62), (1, 2.62)):
        place(lambda: wing(side), (X + side * W / 2, Y - DEPTH / 2 - 0.06, z), rot=angle)


def rooms(z):
    """What is known of the house: documents and payments below, what it looks like and what it is worth above."""
    y = Y - 0.12
    def at(k): return X + openings()[k][0], y, z + openings()[k][1]
    x, y, up = at(0)
    for k, m in enumerate(('chalk', 'sky', 'chalk')): slab(0.6, 0.05, 0.82 - k * 0.06, (x - 0.28 + k * 0.26, y + 0.2 - k * 0.22, up), m, r=0.02, bevel=0.01)
    for k, part in enumerate((0.4, 0.4, 0.24)): slab(part, 0.03, 0.06, (x + 0.24 - (0.4 - part) / 2, y - 0.28, up + 0.52 - k * 0.16), 'ultra', r=0, bevel=0.005)
    x, y, up = at(1)
    for k, (dx, n) in enumerate(((-0.42, 3), (0, 5), (0.42, 2))):
        for j in range(n): disc(0.19, 0.1, (x + dx, y - 0.1, up + j * 0.11), metal() if (j + k) % 2 else 'butter', bevel=0.02)
    x, y, up = at(2)
    slab(1.0, 0.8, 0.1, (x, y, up), 'pine', r=0.06); house(0.62, 0.5, 0.42, 0.34, (x, y, up + 0.1), 'chalk', 'ultra', bevel=0.02); window(0.16, 0.26, (x, y - 0.26, up + 0.1), glow('butter', 4), axis='y', arch=True)
    x, y, up = at(3)
    for dx, h, m in ((-0.42, 0.4, 'sky'), (0, 0.68, 'ultra'), (0.42, 0.96, 'pine')): slab(0.3, 0.4, h, (x + dx, y, up), m, r=0.04)
    ball(0.24, (X, y, z + H + 0.1), glow('butter', 5))


def key():
    """Lies on the plate, its bow towards the left."""
    m = glow('vermilion', 0.8)
    extrude(S.ring(0.46, 0.23), 0.22, (-0.75, 0, 0), m, bevel=0.06)
    slab(1.5, 0.22, 0.22, (0.4, 0, 0), m, r=0.06, bevel=0.06)
    for x, d in ((0.68, 0.3), (1.02, 0.38)): slab(0.2, d, 0.22, (x, -d / 2 - 0.02, 0), m, r=0.04, bevel=0.05)


def card():
    """The record: a picture of the house and its lines."""
    w, h = 1.5, 1.8
    def plate(w, h, x, up, m, out=0.0): extrude(S.rrect(w, h, 0.05, 6, x, up), 0.06, (0, -0.08 - out, 0), m, plane='xz', bevel=0.015)
    extrude(S.rrect(w, h, 0.12, 8, 0, h / 2), 0.14, (0, 0, 0), 'chalk', plane='xz', bevel=0.03)
    plate(1.2, 0.72, 0, 1.28, 'sky')
    extrude(S.gable(0.46, 0.22, 0.2), 0.06, (0, -0.12, 1.0), 'ultra', plane='xz', bevel=0.012)
    for k, part in enumerate((1.2, 1.2, 0.7)): plate(part, 0.11, -(1.2 - part) / 2, 0.68 - k * 0.22, 'ultra' if k == 0 else 'sky')


def coin():
    extrude(S.circle(0.3), 0.12, (0, 0, 0.3), metal(), plane='xz', bevel=0.03)
    extrude(S.circle(0.22), 0.03, (0, -0.06, 0.3), 'butter', plane='xz', bevel=0.01)
    slab(0.08, 0.03, 0.22, (0, -0.08, 0.19), 'ultra', r=0.01, bevel=0.006)
