"""The demo of guesses: the product, a page with hours to choose from, and the questions that test what it rests on."""
from kit.parts import *
from . import contact

STAGE = dict(ground='mist', width=5.0, target=(0.17, 0, 1.4), azimuth=-66, elevation=21, key_el=54)
STAGE_PART = {}


def build_part(name):
    if name == 'product': return place(product, scale=1.2)     # stands on the stack
    on_plate(globals()[name])


def product():
    m = glow('vermilion', 0.7)
    slab(1.3, 0.7, 0.14, (0.35, 0.25, 0), 'midnight', r=0.16)
    upright(1.9, 2.3, (0.35, 0.25, 0.12), m, t=0.24, r=0.2, bevel=0.05)
    upright(1.5, 0.24, (0.35, 0.11, 2.0), 'chalk', r=0.08)
    for k in range(9):
        if k != 4: upright(0.4, 0.4, (0.35 + (k % 3 - 1) * 0.55, 0.11, 0.36 + (k // 3) * 0.53), 'chalk', r=0.09)
    place(lambda: upright(0.46, 0.46, (0, 0, 0), 'ultra', t=0.16, r=0.1), (0.4, -0.3, 1.0), tilt=(radians(-8), radians(9)))
    person(1.5, (-1.0, -0.35, 0), 'pine', 'butter', r=0.36)


def asked():
    """One who asks and writes down, one who answers."""
    person(1.95, (-0.95, -0.1, 0), 'midnight', 'blush', r=0.42)
    place(lambda: upright(0.72, 0.9, (0, 0, 0), 'ultra', t=0.1, r=0.08), (-0.45, -0.62, 0.55), tilt=(radians(-24), 0), rot=radians(14))
    place(lambda: [upright(w, 0.08, ((w - 0.46) / 2, -0.06, z), 'chalk', t=0.04, r=0.03) for w, z in ((0.46, 0.62), (0.46, 0.42), (0.28, 0.22))], (-0.45, -0.62, 0.55), tilt=(radians(-24), 0), rot=radians(14))
    person(1.75, (0.95, 0.05, 0), 'pine', 'butter', r=0.4)
    place(lambda: contact.bubble((0, 0, 0), 1.25, 'chalk', 3), (0.95, 0.2, 2.0), scale=1.05)


def upright(w, h, at, m, t=0.08, r=0.05, bevel=0.02):
    """A plate that faces the front. Base centre at `at`."""
    extrude(S.rrect(w, h, r, 6, 0, h / 2), t, at, m, plane='xz', bevel=bevel)
