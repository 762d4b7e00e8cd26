"""Two working days in the demo of shared hours: you at home, the team in Singapore, and the light that each of them has."""
from kit.parts import *
from math import atan2

STAGE = dict(ground='mist', width=5.0, target=(0.17, 0, 1.4), azimuth=-66, elevation=21, key_el=54)
STAGE_PART = {}
ALONE = ('sun', 'moon')               # lie on the hours of a day, without a plate


def build_part(name):
    if name in ALONE: return place(globals()[name], (0, 0, 1.75))
    on_plate(globals()[name])


def you():
    """A house, and a person who works in front of it."""
    house(2.3, 1.1, 1.5, 0.8, (0.1, 0.6, 0), 'blush', 'ultra', over=0.12)
    window(0.56, 0.66, (-0.2, 0.03, 0.92), glow('butter', 1.6), axis='y', r=0.06)
    desk(1.7, (0.4, -0.75, 0))
    place(laptop, (0.45, -0.75, 0.82), rot=radians(-32))
    person(1.75, (-1.1, -0.62, 0), 'pine', 'butter', r=0.4)


def team():
    """Three people at one table, before the towers of their city."""
    for x, h in ((-1.0, 2.3), (-0.05, 2.3), (0.9, 2.3)): slab(0.46, 0.5, h, (x, 0.95, 0), 'sky', r=0.08)
    extrude(S.stadium(2.9, 0.62), 0.2, (-0.02, 0.92, 2.3), 'chalk', bevel=0.07)
    disc(0.32, 0.72, (0.05, -0.4, 0), 'midnight'); disc(0.92, 0.14, (0.05, -0.4, 0.7), 'chalk', bevel=0.05)
    for x, y, m, head, turn in ((-1.15, -0.4, 'ultra', 'blush', -70), (0.0, 0.42, 'butter', 'chalk', 180), (1.2, -0.2, 'blush', 'butter', 70)):
        person(1.55, (x, y, 0), m, head, r=0.35)
    place(laptop, (-0.12, -0.5, 0.84), 0.8, rot=radians(-38)); disc(0.17, 0.14, (0.6, -0.5, 0.84), 'ultra'); cube(0.24, (0.45, -0.05, 0.84), 'sky')


def sun():
    extrude(S.circle(1.14), 0.5, (0, 0, 0), glow('butter', 0.3), plane='xz', bevel=0.22)
    for k in range(8):
        a = 2 * pi * k / 8
        ray = [(x * cos(a) - z * sin(a), x * sin(a) + z * cos(a)) for x, z in S.rrect(0.5, 0.4, 0.18, 6, 1.62, 0)[0]]
        extrude([ray], 0.34, (0, 0, 0), glow('butter', 0.3), plane='xz', bevel=0.1)


def moon():
    r, cut, off = 1.65, 1.3, 0.86
    x = (r * r - cut * cut + off * off) / (2 * off); y = (r * r - x * x) ** 0.5
    a, b = atan2(y, x), atan2(y, x - off)
    # The arcs end before they meet: a bevel makes spikes of points.
    outline = S.arc(0, 0, r, a + 0.1, 2 * pi - a - 0.1, 56) + S.arc(off, 0, cut, 2 * pi - b - 0.07, b + 0.07, 48)
    extrude([outline], 0.5, (0.25, 0, 0), glow('chalk', 0.3), plane='xz', bevel=0.1)


# ---------------------------------------------------------------- the pieces
def desk(w, at):
    x, y, z = at
    slab(w, 0.86, 0.14, (x, y, z + 0.68), 'chalk', r=0.12)
    for k in (-1, 1): slab(0.16, 0.66, 0.7, (x + k * (w / 2 - 0.22), y, z), 'midnight', r=0.05)


def laptop():
    """Open to the front."""
    slab(0.84, 0.56, 0.06, (0, 0, 0), metal('chalk'), r=0.06, bevel=0.02)
    def lid():
        extrude(S.rrect(0.84, 0.6, 0.06, 5, 0, 0.3), 0.06, (0, 0, 0), 'midnight', plane='xz', bevel=0.02)
        extrude(S.rrect(0.72, 0.46, 0.03, 4, 0, 0.31), 0.02, (0, -0.035, 0), glow('sky', 1.2), plane='xz', bevel=0.005)
    place(lid, (0, 0.27, 0.04), tilt=(radians(-14), 0))
