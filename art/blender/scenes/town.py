"""Who we are: the six subjects as one town. One rail runs through it, and brings the hot module from the gate to every house."""
from kit.parts import *
from . import real_estate, identity, cloud, app_in_a_box, digital_transformation as transformation

STAGE = dict(ground='mint', width=17.0, target=(0.1, -0.1, 1.5), azimuth=-60, elevation=27)
STAGE_WIDE = dict(width=26.0, shift=(-0.205, 0.005))


def build():
    z = base(13.0, 8.6, plaster('chalk'), r=0.8)
    for x, y, w, d, m in ((-3.7, 2.3, 5.0, 3.4, 'mist'), (2.6, 2.3, 6.4, 3.4, 'blush'), (-4.2, -2.6, 3.6, 2.6, 'mist'), (4.0, -2.5, 4.0, 2.9, 'blush')): slab(w, d, 0.08, (x, y, z - 0.01), plaster(m), r=0.35, bevel=0.02)
    place(lambda: real_estate.terrace(0), (-3.5, 2.4, z + 0.06), 1.0)
    slab(4.7, 3.1, 0.4, (2.9, 2.3, z), plaster('sky'), r=0.3); place(lambda: cloud.pavilion(0), (2.9, 2.3, z + 0.4), 0.84)
    place(app_in_a_box.case, (-4.2, -2.55, z + 0.06), 0.62)
    place(lambda: identity.portal(0), (4.15, -2.65, z + 0.06), 0.6)
    place(board, (-0.35, -2.75, z))
    street(z)
    people(z)


def street(z):
    """The path to the gate, and the rail behind it."""
    slab(5.0, 0.62, 0.05, (-3.9, 0.0, z), 'ultra', r=0.28, bevel=0.015)
    slab(3.8, 0.62, 0.05, (4.2, 0.0, z), 'ultra', r=0.28, bevel=0.015)
    for x in (-3.7, 4.0): slab(0.62, 1.4, 0.06, (x, -0.7, z), 'ultra', r=0.1, bevel=0.015)
    place(lambda: (transformation.gate(0), transformation.rail(0)), (-1.3, 0.0, z), 0.86)


def board():
    """Low-code pieces on their board."""
    slab(3.0, 2.0, 0.2, (0, 0, 0), 'ultra', r=0.24, bevel=0.05); slab(2.8, 1.8, 0.05, (0, 0, 0.18), plaster('chalk'), r=0.16, bevel=0.015)
    w = 0.74
    for i, j, out, m in ((0, 0, (0, 1, 1, 0), 'sky'), (0, 1, (-1, -1, 0, 0), 'pine'), (1, 1, (1, 1, 0, 1), 'chalk'), (1, 0, (0, -1, -1, -1), 'blush'), (2, 0, (0, 0, 0, 1), 'butter')):
        extrude(S.jigsaw(w - 0.03, 0.11, out), 0.3, ((i - 1) * w, (j - 0.5) * w, 0.22), m, bevel=0.03)
    ball(0.17, (-w, -0.5 * w, 0.52), 'ultra'); disc(0.2, 0.22, (w, -0.5 * w, 0.52), 'chalk')
    slab(0.34, 0.34, 0.34, (0, 0.5 * w, 0.52), 'ultra', r=0.06)


def people(z):
    for x, y, m, h, head in ((-1.9, -1.5, 'pine', 1.0, 'butter'), (-5.2, -0.2, 'butter', 1.05, 'chalk'), (-4.5, -0.1, 'midnight', 0.95, 'blush'), (1.75, -1.9, 'ultra', 1.1, 'blush'), (2.0, -3.2, 'blush', 1.0, 'chalk'), (5.4, -0.1, 'pine', 1.05, 'butter'), (-0.5, 1.4, 'blush', 1.0, 'butter')):
        person(h, (x, y, z + 0.04), m, head, r=0.21)
    for x, y, h, r in ((-6.0, 3.5, 0.9, 0.38), (-0.6, 3.5, 1.1, 0.42), (6.0, 3.6, 0.8, 0.36), (6.0, 0.7, 0.6, 0.28), (-6.0, -3.7, 0.6, 0.28), (-1.9, -3.7, 0.5, 0.24), (1.6, -3.9, 0.5, 0.24)):
        tree(h, r, (x, y, z), 'pine')
