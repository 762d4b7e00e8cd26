"""What happens after a visitor writes, each step a small model on a plate of its own."""
from kit.parts import *
from . import contact

STAGE = dict(ground='sky', width=5.0, target=(0.17, 0, 1.4), azimuth=-62, elevation=22, key_el=54)
STAGE_PART = {}


def build_part(step):
    on_plate(globals()[step])


def write():
    """The post box, and the letter on its way."""
    place(lambda: contact.letter_box((0.1, 0.4, 0)), scale=1.12)


def reply():
    """A person reads the letter at a desk and answers."""
    slab(2.3, 1.0, 0.16, (0.1, -0.35, 0.72), 'sky', r=0.14)
    for x in (-0.85, 1.05): slab(0.18, 0.8, 0.74, (x, -0.35, 0), 'midnight', r=0.05)
    person(2.25, (-0.35, 0.6, 0), 'pine', 'butter', r=0.44)
    place(contact.letter, (-0.4, -0.5, 0.88), scale=0.72, tilt=(-0.35, 0))
    place(lambda: contact.bubble((0, 0, 0), 1.2, 'sky', 2), (0.95, 0.35, 1.75), scale=1.05)


def talk():
    """Half an hour at a table."""
    disc(0.3, 0.72, (0, 0.1, 0), 'midnight'); disc(0.8, 0.14, (0, 0.1, 0.72), 'chalk', bevel=0.05)
    contact.half_hour((0, 0.1, 0.86))
    for x, y, m, head, tint, lines in ((-1.1, 0.0, 'pine', 'blush', 'chalk', 2), (1.05, -0.1, 'blush', 'butter', 'butter', 3)):
        person(1.5, (x, y, 0), m, head, r=0.34); contact.bubble((x, y, 1.72), 1.15, tint, lines)
