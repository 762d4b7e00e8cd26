"""Contact: a letter goes into the post box, three steps lead to a table, where two people talk for half an hour."""
from kit.parts import *

STAGE = dict(ground='sky', width=9.6, target=(0, 0, 1.18), azimuth=-62, elevation=24)
CLOSING_TURN = 8  # from here each head and each bubble is free
CLOSING_WIDTH = 1.64  # the whole model with air around it
STAGE_SQUARE = dict(width=8.5, target=(0.22, 0, 0.95), azimuth=-58, elevation=33, key_el=54)


def build():
    z = base(7.4, 3.9, plaster('chalk'), r=0.55)
    post_box(z); way(z); talk(z)


def build_square():
    """The three steps of an enquiry on one plate, from left to right, for the panel of the form."""
    from . import contact_steps as steps
    z = base(6.0, 5.6, plaster('chalk'), r=0.55)
    for step, at in ((steps.write, (-1.75, 0.55, z)), (steps.reply, (0.5, -1.65, z)), (steps.talk, (1.5, 1.4, z))): place(step, at)


def post_box(z):
    letter_box((-2.3, 0.35, z))
    tree(0.7, 0.34, (-3.1, 1.4, z)); person(1.25, (-0.95, 0.75, z), 'butter', 'chalk', r=0.27)


def letter_box(at):
    """The post box, and the letter in front of its slot."""
    x, y, z = at
    disc(0.86, 0.16, (x, y, z), 'midnight'); disc(0.7, 1.75, (x, y, z + 0.16), 'blush')
    disc(0.82, 0.2, (x, y, z + 1.91), 'chalk', bevel=0.06); disc(0.6, 0.2, (x, y, z + 2.11), 'blush', bevel=0.1)
    slab(0.86, 0.3, 0.34, (x, y - 0.6, z + 1.36), 'chalk', r=0.05); slab(0.66, 0.1, 0.11, (x, y - 0.72, z + 1.475), 'midnight', r=0.02, bevel=0.01)
    extrude(S.rrect(0.5, 0.36, 0.05, 6, 0, 0.18), 0.06, (x, y - 0.7, z + 0.62), metal(), plane='xz', bevel=0.015)
    place(letter, (x, y - 1.62, z + 1.18), rot=0.0, tilt=(-0.5, 0.0))


def letter():
    """The letter on its way, leaning towards the slot."""
    w, h = 1.35, 0.9
    extrude(S.rrect(w, h, 0.05, 4, 0, h / 2), 0.14, (0, 0, 0), glow('vermilion', 0.8), plane='xz', bevel=0.03)
    extrude([S.fillet([(-w / 2 + 0.07, h - 0.06), (0, h * 0.4), (w / 2 - 0.07, h - 0.06)], [0.03, 0.06, 0.03])], 0.03, (0, -0.08, 0), 'chalk', plane='xz', bevel=0.012)


def way(z):
    for x, y, h, m in ((-1.35, -0.95, 0.1, 'sky'), (-0.62, -0.82, 0.2, 'blush'), (0.1, -0.7, 0.3, 'butter')):
        disc(0.34, h, (x, y, z), m)


def talk(z):
    x, y = 2.05, 0.0
    disc(1.72, 0.06, (x, y, z), plaster('blush')); disc(0.28, 0.72, (x, y, z + 0.08), 'ultra'); disc(0.86, 0.14, (x, y, z + 0.8), 'chalk', bevel=0.05)
    half_hour((x, y, z + 0.94))
    for dx, dy, m, head, tint, lines in ((-1.2, -0.55, 'ultra', 'blush', 'chalk', 2), (1.15, 0.6, 'pine', 'butter', 'butter', 3)):
        person(1.5, (x + dx, y + dy, z), m, head, r=0.32); bubble((x + dx * 0.92, y + dy, z + 1.78), 1.2, tint, lines)


def bubble(at, w, m, lines):
    x, y, z = at; h = 0.2 + lines * 0.2
    extrude(S.rrect(w, h, 0.16, 8, 0, h / 2 + 0.14), 0.16, at, m, plane='xz', bevel=0.03)
    extrude([S.fillet([(-0.14, 0.2), (0.05, -0.04), (0.18, 0.2)], [0.01, 0.03, 0.01])], 0.15, at, m, plane='xz', bevel=0.02)
    for k in range(lines):
        part = w - 0.36 if k < lines - 1 else w * 0.4
        extrude(S.rrect(part, 0.07, 0.03, 4, -(w - 0.36 - part) / 2, 0.14 + h - 0.2 - k * 0.2), 0.04, (x, y - 0.085, z), 'chalk' if m == 'ultra' else 'ultra', plane='xz', bevel=0.012)


def half_hour(at):
    x, y, z = at
    extrude(S.circle(0.42, 64, 0, 0.48), 0.14, at, metal(), plane='xz', bevel=0.03)
    extrude(S.circle(0.35, 64, 0, 0.48), 0.04, (x, y - 0.07, z), 'chalk', plane='xz', bevel=0.012)
    for long, angle in ((0.27, -pi / 2), (0.2, radians(80 + 45))):
        hand = [(u * cos(angle) - v * sin(angle), 0.48 + u * sin(angle) + v * cos(angle)) for u, v in S.rrect(long, 0.05, 0.02, 4, long / 2 - 0.03, 0)[0]]
        extrude([hand], 0.03, (x, y - 0.095, z), 'midnight', plane='xz', bevel=0.01)
    slab(0.5, 0.24, 0.09, at, 'midnight', r=0.05)
