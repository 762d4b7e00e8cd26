"""Careers: a room with one free place. Its chair is turned to the door, through which somebody new comes in."""
from kit.parts import *

STAGE = dict(ground='mint', width=9.1, target=(-0.24, -0.12, 2.42), azimuth=-56, elevation=26, key_az=-70)
STAGE_SQUARE = {}  # the panel of the section shows only this frame
W, D, WALL, T = 6.2, 5.2, 2.75, 0.18
BACK, LEFT = D / 2 - 0.3, -W / 2 + 0.3


def build_square():
    z = base(W, D, plaster('chalk'), h=0.26, r=0.5)
    room(z)
    for x, at, m, head, h in ((-1.15, -0.42, 'ultra', 'blush', 1.36), (1.6, 0.56, 'butter', 'chalk', 1.24)):
        place(desk, (x, 1.15, z)); place(lambda: seat('sky'), (x + at, 0.1, z)); person(h, (x + at, 0.1, z + 0.5), m, head, r=0.31)
    place(free_place, (1.2, -1.4, z)); arrival(z)


def room(z):
    """Two walls; the light comes in through the windows and the door."""
    w, d = W - 0.6, D - 0.6
    windows = [[(x + a, 1.14 + b) for a, b in S.arch_solid(0.58, 0.66)[0]] for x in (-1.75, 1.75)]
    extrude(S.rrect(w, WALL, 0.08, 6, 0, WALL / 2) + windows, T, (0, BACK, z), 'blush', plane='xz', bevel=0.03)
    extrude(S.wall_with_arches(d, WALL, [(-0.95, 0.56, 1.25)]), T, (LEFT, 0, z), 'blush', plane='yz', bevel=0.03)
    for x in (-1.75, 1.75): slab(1.45, 0.34, 0.09, (x, BACK - 0.06, z + 1.1), 'chalk', r=0.04)
    board(z)
    place(door, (LEFT - 0.02, -0.95 + 0.56, z), rot=radians(152))


def door():
    """Open, with its hinge at the origin."""
    extrude(S.arch_solid(0.54, 1.25), 0.12, (0.56, 0, 0), 'ultra', plane='xz', bevel=0.03); ball(0.08, (0.92, -0.1, 0.95), metal())


def board(z):
    """The plan on the wall: each card at its stage."""
    y = BACK - T / 2
    extrude(S.rrect(1.5, 1.1, 0.08, 6, 0, 0.55), 0.1, (0, y - 0.05, z + 1.3), 'chalk', plane='xz', bevel=0.03)
    for col, cards in enumerate((('sky', 'butter', 'sky'), ('ultra', 'sky'), ('pine',))):
        for row, m in enumerate(cards): extrude(S.rrect(0.32, 0.22, 0.04, 4, (col - 1) * 0.45, 0.9 - row * 0.3), 0.05, (0, y - 0.12, z + 1.3), m, plane='xz', bevel=0.015)


def desk():
    slab(1.9, 0.92, 0.13, (0, 0, 0.86), 'chalk', r=0.1)
    for x in (-0.8, 0.8): slab(0.14, 0.74, 0.87, (x, 0, 0), 'ultra', r=0.04)
    place(screen, (0.22, 0.16, 0.99))


def screen():
    slab(0.44, 0.3, 0.06, (0, 0, 0), 'midnight', r=0.06); rod(0.05, 0.3, (0, 0, 0.04), metal())
    extrude(S.rrect(1.08, 0.76, 0.1, 6, 0, 0.38), 0.12, (0, 0, 0.24), 'midnight', plane='xz', bevel=0.03)
    for k, (w, m) in enumerate(((0.8, 'sky'), (0.5, 'butter'), (0.66, 'sky'))):
        extrude(S.rrect(w, 0.09, 0.03, 4, w / 2 - 0.4, 0.56 - k * 0.2), 0.03, (0, -0.07, 0.24), lamp(m, 0.9) if is_night() else m, plane='xz', bevel=0.01)


def seat(m):
    """A stool."""
    disc(0.34, 0.08, (0, 0, 0), 'midnight'); rod(0.06, 0.4, (0, 0, 0.06), metal()); disc(0.38, 0.12, (0, 0, 0.4), m, bevel=0.05)


def chair():
    """With a back, towards +y."""
    m = glow('vermilion', 0.8)
    disc(0.4, 0.09, (0, 0, 0), 'midnight'); rod(0.07, 0.46, (0, 0, 0.06), metal())
    slab(0.92, 0.86, 0.2, (0, 0, 0.5), m, r=0.26, bevel=0.07)
    for x in (-0.2, 0.2): tube([(x, 0.3, 0.6), (x, 0.46, 0.75), (x, 0.47, 1.1)], 0.04, metal())
    extrude(S.rrect(0.9, 0.62, 0.24, 10, 0, 0.31), 0.18, (0, 0.46, 0.86), m, plane='xz', bevel=0.07)


def free_place():
    """Everything is ready: the screen is on, a plant and a lamp are there."""
    desk()
    disc(0.14, 0.2, (-0.7, 0.2, 0.99), 'blush'); ball(0.22, (-0.7, 0.2, 1.14), 'pine')
    disc(0.16, 0.06, (0.82, -0.2, 0.99), 'midnight'); rod(0.03, 0.62, (0.82, -0.2, 1.0), metal()); disc(0.24, 0.2, (0.82, -0.2, 1.56), glow('butter', 4), bevel=0.08)
    place(chair, (-0.62, -1.0, 0), rot=radians(-118))


def arrival(z):
    x, y = LEFT + 0.85, -0.95
    slab(1.0, 0.86, 0.04, (x - 0.1, y, z), plaster('sky'), r=0.12, bevel=0.012)
    person(1.75, (x, y, z + 0.03), 'pine', 'butter', r=0.36)
    slab(0.42, 0.5, 0.36, (x + 0.5, y - 0.06, z + 0.66), 'chalk', r=0.05); slab(0.44, 0.12, 0.37, (x + 0.5, y - 0.06, z + 0.66), 'sky', r=0.02, bevel=0.015)
    for k, at in enumerate(((-0.95, -1.35), (-0.3, -1.75))): disc(0.24, 0.04, (*at, z), plaster('sky'), bevel=0.012)
