"""Directory services: one rotary file holds a card for each member of staff; the hot one is the person who signs in."""
from kit.parts import *

STAGE = dict(ground='mist', width=9.7, target=(0, 0, 1.42), azimuth=-58, elevation=25)
AXIS = 1.55
CARDS = ((-42, 'butter'), (-18, 'sky'), (6, 'chalk'), (86, 'chalk'), (108, 'pine'), (130, 'butter'), (152, 'blush'), (174, 'sky'))


def build():
    z = base(5.4, 3.8, plaster('chalk'), r=0.5)
    for s in (-1, 1):
        extrude(S.arch_solid(0.75, AXIS - 0.1), 0.34, (s * 1.75, 0, z), 'ultra', plane='yz', bevel=0.05)
        extrude(S.circle(0.42), 0.34, (s * 2.05, 0, z + AXIS), metal(), plane='yz', bevel=0.06)
    extrude(S.circle(0.5), 3.4, (0, 0, z + AXIS), 'midnight', plane='yz')
    for a, m in CARDS: place(lambda: card(m, a == 86), (0, 0, z + AXIS), tilt=(radians(90 - a), 0))


def card(m, first):
    w, low, high = 2.9, 0.42, 2.15 if first else 1.75
    extrude(S.rrect(w, high - low, 0.1, 6, 0, (high + low) / 2), 0.14, (0, 0, 0), m, plane='xz', bevel=0.03)
    if first:
        extrude(S.arch_solid(0.46, 0.06), 0.2, (-0.72, -0.12, 0.78), glow('vermilion', 0.9), plane='xz', bevel=0.04)
        extrude(S.circle(0.27), 0.2, (-0.72, -0.12, 1.64), glow('vermilion', 0.9), plane='xz', bevel=0.04)
        for j, long in enumerate((1.2, 0.8)): extrude(S.rrect(long, 0.2, 0.08, 6, 0.02 + long / 2, 1.6 - j * 0.46), 0.1, (0, -0.08, 0), 'ultra', plane='xz', bevel=0.03)
