"""What happens to an application in the weeks after a take-over, each once held off and once not. Hot is what breaks."""
from kit.parts import *

STAGE = dict(ground='mist', width=5.0, target=(0.17, 0, 1.32), azimuth=-66, elevation=21, key_el=54)
STAGE_PART = {}


def build_part(name):
    incident, _, end = name.rpartition('_')
    on_plate(lambda: globals()[incident](end == 'holds'))


# ---------------------------------------------------------------- the incidents
def certificate(holds):
    """A site in a browser: its lock lets visitors come, a warning keeps them away."""
    slab(1.5, 1.0, 0.14, (-0.2, 0.35, 0), 'ultra', r=0.3); rod(0.16, 0.7, (-0.2, 0.4, 0.1), metal())
    face(2.7, 2.1, (-0.2, 0.3, 0.5), 'midnight', t=0.3, r=0.26, bevel=0.06)
    face(2.42, 1.52, (-0.2, 0.14, 0.64), plaster('sky'), t=0.06, r=0.14)
    for k in range(3): face(0.15, 0.15, (-1.22 + k * 0.27, 0.13, 2.28), ('blush', 'butter', 'chalk')[k], t=0.06, r=0.07)
    if holds:
        place(padlock, (-0.3, -0.02, 0.78), 1.1)
        person(1.42, (1.15, -0.85, 0), 'pine', 'butter', r=0.32)
    else:
        place(warning, (-0.2, -0.3, 0.5), 1.3)


def update(holds):
    """Modules on each other: the newest went in crooked, or the one before it stands there again."""
    for k, (m, stripe) in enumerate((('midnight', 'sky'), ('chalk', 'ultra'))): place(lambda: module(m, stripe), (-0.35, 0.25, k * 0.82))
    if holds:
        place(lambda: module('ultra', 'chalk'), (-0.35, 0.25, 1.64))
        place(way_back, (1.02, -0.85, 0), 0.92)
    else:
        place(lambda: module(glow('vermilion', 0.55), 'chalk'), (0.12, 0.02, 1.62), tilt=(0, 0.5))


def server(holds):
    """A server that has failed, one of its bays hangs loose, and its backup: whole, or in two."""
    slab(1.5, 1.5, 2.7, (-0.7, 0.4, 0), 'midnight', r=0.14, bevel=0.05)
    for k in range(4): place(bay, (-0.7, -0.42, 0.44 + k * 0.6), tilt=(0, 0.24 if k == 2 else 0))
    if holds:
        for k in range(3): disc(0.62, 0.4, (0.95, -0.6, k * 0.44), 'ultra' if k % 2 == 0 else 'ultra-lift')
        place(tick, (0.95, -1.24, 0.66))
    else:
        for side in (-1, 1): place(lambda: half_drum(side), (0.98 + side * 0.12, -0.62, 0.14), tilt=(0, side * 0.22))


def disk(holds):
    """A bin of cubes: a bell rings while there is room, or one cube more than fits comes down."""
    bin()
    heap = [(x, y, z) for z in range(2 if holds else 4) for x in range(3) for y in range(2)]
    for x, y, z in heap: cube(0.56, (-0.95 + x * 0.6, 0.18 + y * 0.6, 0.16 + z * 0.58), ('sky', 'ultra', 'chalk')[(x + 2 * y + z) % 3])
    if holds: place(bell, (1.05, -0.8, 0), 1.15)
    else: place(lambda: cube(0.84, (0, 0, -0.42), glow('vermilion', 0.55)), (0.42, -0.78, 0.55), rot=0.4, tilt=(0.36, 0.24))


# ---------------------------------------------------------------- the pieces
def face(w, h, at, m, t=0.05, r=0.05, bevel=0.014):
    """A thin upright plate that faces the front. Base centre at `at`."""
    return extrude(S.rrect(w, h, r, 6, 0, h / 2), t, at, m, plane='xz', bevel=bevel)


def padlock():
    bow = S.arc(0, 0.74, 0.4, 0, pi, 32) + [(-0.4, 0.5), (-0.25, 0.5)] + S.arc(0, 0.74, 0.25, pi, 0, 32) + [(0.25, 0.5), (0.4, 0.5)]
    extrude([bow], 0.16, (0, 0, 0), metal(), plane='xz', bevel=0.03)
    face(1.06, 0.74, (0, -0.04, 0), 'ultra', t=0.3, r=0.16, bevel=0.05)
    extrude(S.circle(0.13), 0.06, (0, -0.2, 0.44), 'chalk', plane='xz', bevel=0.014); face(0.11, 0.26, (0, -0.2, 0.16), 'chalk', t=0.06, r=0.04)


def warning():
    extrude([S.fillet([(-0.86, 0), (0.86, 0), (0, 1.46)], [0.2] * 3)], 0.24, (0, 0, 0), glow('vermilion', 0.55), plane='xz', bevel=0.05)
    face(0.2, 0.52, (0, -0.14, 0.48), 'chalk', t=0.08, r=0.09); extrude(S.circle(0.115), 0.08, (0, -0.14, 0.27), 'chalk', plane='xz', bevel=0.014)


def module(m, stripe):
    slab(1.9, 1.4, 0.78, (0, 0, 0), m, r=0.16, bevel=0.05)
    face(0.9, 0.14, (-0.32, -0.72, 0.32), stripe, t=0.06, r=0.06); face(0.24, 0.24, (0.58, -0.72, 0.27), stripe, t=0.06, r=0.11)


def way_back():
    """An arrow that turns round."""
    slab(1.0, 0.6, 0.12, (0, 0, 0), 'midnight', r=0.16)
    r, inner, leg, head, tip = 0.52, 0.28, 0.66, 0.36, 0.2
    left = -(r + inner) / 2
    outline = [(r, 0)] + S.arc(0, leg, r, 0, pi, 32) + [(-r, leg - 0.02), (left - head, leg - 0.02), (left, tip), (left + head, leg - 0.02), (-inner, leg - 0.02)] + S.arc(0, leg, inner, pi, 0, 32) + [(inner, 0)]
    extrude([outline], 0.26, (0, 0, 0.1), 'ultra-lift', plane='xz', bevel=0.03)


def bay():
    face(1.24, 0.5, (0, 0, -0.25), 'stone', t=0.1, r=0.07, bevel=0.025)
    face(0.5, 0.09, (0.2, -0.06, -0.045), 'midnight', t=0.05, r=0.04); face(0.13, 0.13, (-0.4, -0.06, -0.065), 'midnight', t=0.06, r=0.06)


def half_drum(side):
    for k in range(3):
        a = -pi / 2 if side > 0 else pi / 2
        jag = [(0.08, -0.2), (-0.06, 0.1), (0.1, 0.34)]
        edge = jag if side < 0 else list(reversed(jag))
        extrude([S.arc(0, 0, 0.62, a, a + pi, 40) + list(reversed(edge))], 0.4, (0, 0, k * 0.44), glow('vermilion', 0.55), bevel=0.03)


def tick():
    mark = [(-0.3, 0.02), (-0.2, 0.13), (-0.07, 0.0), (0.22, 0.28), (0.33, 0.17), (-0.07, -0.21)]
    extrude([list(reversed(S.fillet(mark, [0.03] * 6)))], 0.1, (0, 0, 0), 'chalk', plane='xz', bevel=0.02)


def bin():
    slab(2.1, 1.5, 0.16, (-0.35, 0.46, 0), 'midnight', r=0.1)
    face(2.1, 1.9, (-0.35, 1.14, 0), 'midnight', t=0.14, r=0.1, bevel=0.03)
    for x in (-1.35, 0.65): extrude(S.rrect(1.4, 1.9, 0.1, 6, 0, 0.95), 0.14, (x, 0.46, 0), 'midnight', plane='yz', bevel=0.03)
    face(2.1, 0.5, (-0.35, -0.2, 0), 'midnight', t=0.14, r=0.1, bevel=0.03)


def bell():
    disc(0.54, 0.24, (0, 0, 0), 'midnight'); ball(0.46, (0, 0, -0.16), metal()); ball(0.1, (0, 0, 0.72), 'butter')
