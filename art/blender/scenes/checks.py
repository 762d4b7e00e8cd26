"""The demo of a token: a request on a belt, with its badge on it, as far as it gets through two checks of the framework and one of the customer's to the data."""
from kit.parts import *

STAGE = dict(ground='mist', width=11.35, target=(0.04, 0, 0.74), azimuth=-121, elevation=30, key_el=54)
STAGE_PART = {}
FACE = radians(STAGE['azimuth'] + 90)   # turns what looks at -y towards the camera
BELT = 0.2                              # its height
OURS, YOURS = 'ultra', 'pine'
GATES = (-2.2, 0.1, 2.4)
STORE = 5.0
WIDE, HIGH, DEEP, HALF, LEG = 1.8, 1.5, 0.5, 0.58, 0.62
# What ends the way: the number of gates that open, and the minutes past nine.
ENDS = {'answered': (3, 5), 'branch': (2, 7), 'role': (1, 8), 'forged': (0, 10), 'expired': (0, 20)}


def build_part(part):
    opened, minutes = ENDS[part]
    z = base(11.9, 2.8, plaster('chalk'), h=0.26, r=0.6, at=(0.3, 0, 0))
    for x, w, m in ((-1.35, 4.2, 'sky'), (3.5, 5.2, 'mint')): slab(w, 2.5, 0.04, (x, 0, z - 0.01), m, r=0.3, bevel=0.015)
    slab(9.0, 1.08, BELT, (-0.25, 0, z), 'midnight', r=0.3, bevel=0.05)
    signs = (lambda: clock(minutes), people, signpost)
    for k, x in enumerate(GATES):
        place(lambda: gate(YOURS if k == 2 else OURS, k < opened), (x, 0, z), rot=-pi / 2)
        place(signs[k], (x, 0, z + HIGH), rot=FACE)
    place(lambda: store(part == 'answered'), (STORE, 0, z))
    place(lambda: request(part), ((GATES + (STORE - 0.35,))[opened] - 1.0, 0, z + BELT))
    person(1.35, (-4.95, 0.1, z), 'lilac', 'butter', r=0.32)


def gate(m, is_open):
    """Looks at -y."""
    r, w = 0.22, WIDE / 2
    feet = [(-w, 0), (-HALF, 0)] + S.arc(0, LEG, HALF, pi, 0, 28) + [(HALF, 0), (w, 0)]
    extrude([feet + S.arc(w - r, HIGH - r, r, 0, pi / 2) + S.arc(r - w, HIGH - r, r, pi / 2, pi)], DEEP, (0, 0, 0), m, plane='xz', bevel=0.05)
    if not is_open: extrude(S.arch_solid(HALF - 0.01, LEG), 0.1, (0, -DEEP / 2 + 0.12, 0), 'chalk', plane='xz', bevel=0.02)


def upright(w, h, at, m, t=0.1, r=0.06, bevel=0.02): return extrude(S.rrect(w, h, r, 6, 0, h / 2), t, at, m, plane='xz', bevel=bevel)


# ---------------------------------------------------------------- what the gates check
def clock(minutes):
    slab(0.5, 0.3, 0.12, (0, 0, 0), 'midnight', r=0.08)
    z = 0.62
    extrude(S.circle(0.55), 0.22, (0, 0, z), 'midnight', plane='xz', bevel=0.05)
    extrude(S.circle(0.45), 0.06, (0, -0.11, z), 'chalk', plane='xz', bevel=0.015)
    for turn, length, w in ((9 / 12 + minutes / 720, 0.24, 0.09), (minutes / 60, 0.36, 0.07)):
        a = pi / 2 - 2 * pi * turn
        tube([(0, -0.16, z), (length * cos(a), -0.16, z + length * sin(a))], w / 2, 'midnight')


def people():
    """A clerk and a manager."""
    person(0.86, (-0.3, 0, 0), 'sky', 'chalk', r=0.24)
    person(1.14, (0.26, 0, 0), 'sky', 'chalk', r=0.3)


def signpost():
    rod(0.07, 1.25, (0, 0, 0), metal())
    ball(0.1, (0, 0, 1.2), metal())
    arm = [[(-0.42, -0.16), (0.36, -0.16), (0.58, 0), (0.36, 0.16), (-0.42, 0.16)]]
    extrude(arm, 0.12, (0.06, -0.1, 0.98), 'mint', plane='xz', bevel=0.03)
    extrude([[(-x, y) for x, y in reversed(arm[0])]], 0.12, (-0.06, -0.1, 0.56), 'mint', plane='xz', bevel=0.03)


# ---------------------------------------------------------------- what goes through them
def request(part):
    hot = glow('vermilion', 0.7)
    slab(0.92, 0.86, 0.66, (0, 0, 0), hot, r=0.1, bevel=0.05)
    place(lambda: badge(part), (0, 0, 0.64), 1.3, rot=FACE)


def badge(part):
    upright(0.56, 0.7, (0, 0, 0), 'chalk', 0.1, 0.09, 0.03)
    extrude(S.circle(0.1, 32), 0.06, (0, -0.06, 0.5), 'midnight', plane='xz', bevel=0.015)
    extrude(S.arch_solid(0.18, 0.06), 0.06, (0, -0.06, 0.18), 'midnight', plane='xz', bevel=0.015)
    if part == 'forged': place(lambda: upright(0.7, 0.2, (0, 0, 0), 'butter', 0.08, 0.03), (0.03, -0.12, 0.06), tilt=(0, -0.22))


def store(gives):
    for k in range(3): disc(0.92, 0.4, (0, 0, k * 0.44), YOURS, bevel=0.07); disc(0.84, 0.06, (0, 0, k * 0.44 + 0.39), 'mint')
    if gives: place(order, (0, 0, 1.32), rot=FACE)


def order():
    upright(0.9, 1.16, (0, 0, 0), 'chalk', 0.12, 0.08, 0.03)
    for k, w in enumerate((0.42, 0.62, 0.62)): upright(w, 0.09, ((w - 0.62) / 2, -0.07, 0.86 - k * 0.24), 'ultra' if k == 0 else 'midnight', 0.04, 0.02, 0.01)
