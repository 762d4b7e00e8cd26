"""The demo of guesses: stones of one wall, the product that stands on it, and what is left of a guess that was dropped."""
import bpy
from kit.parts import *

# From straight ahead and far away, so that the page can build a wall of one stone.
STAGE = dict(ground='mist', width=2.0, target=(0, 0, 0.55), azimuth=-90, elevation=15, lens=900, key_el=50, key_az=-70)
STAGE_PART = {}
DEEP = 1.1
WIDE, NARROW = (2.0, 1.1), (1.2, 1.3)                     # the faces, which guesses.module.css repeats


def build_part(name):
    kind, _, shape = name.partition('_')
    if not shape: return globals()[kind]()
    bpy.data.objects['Plane'].hide_render = True          # stones stand on each other, not on a floor
    w, h = WIDE if shape == 'wide' else NARROW
    place(lambda: globals()[kind](w, h), (0, 0, STAGE['target'][2] - h / 2))


def guess(w, h):
    """Hollow."""
    t = 0.11
    extrude(S.rrect(w, h, 0.09, 6, 0, h / 2) + S.rrect(w - 2 * t, h - 2 * t, 0.06, 6, 0, h / 2), DEEP, (0, 0, 0), plaster('chalk'), plane='xz', bevel=0.035)
    # Far from the colour of the words on it: ink by day, white by night.
    upright(w - t, h - t, (0, -DEEP / 2 + 0.2, t / 2), plaster('midnight' if is_night() else 'mist'), t=0.1)


def fact(w, h):
    """Solid, with a tick. By night lighter than the ground of the page behind it."""
    extrude(S.rrect(w, h, 0.09, 6, 0, h / 2), DEEP, (0, 0, 0), 'ultra-lift' if is_night() else 'ultra', plane='xz', bevel=0.05)
    x, z, y = w / 2 - 0.24, h - 0.3, -DEEP / 2 - 0.02
    tube([(x - 0.11, y, z + 0.02), (x - 0.03, y, z - 0.07), (x + 0.12, y, z + 0.12)], 0.032, 'chalk', bend=0.01)


def dropped():
    """The frame of a guess, broken in two, and splinters of its back."""
    place(pieces, (-0.06, 0, 0), scale=0.84)


def pieces():
    t, m = 0.1, plaster('chalk')
    left = [(0, 0), (0.84, 0), (0.76, t * 0.5), (0.88, t), (t, t), (t, 0.8), (0.5, 0.8), (0.6, 0.86), (0.52, 0.9), (0, 0.9)]
    right = [(0, 0), (-0.66, 0), (-0.74, t * 0.5), (-0.62, t), (-t, t), (-t, 0.8), (-0.94, 0.8), (-0.86, 0.86), (-1.0, 0.9), (0, 0.9)]
    piece = lambda loop: extrude([loop], 0.7, (0, 0, 0), m, plane='xz', bevel=0.025)
    place(lambda: piece(left), (-0.88, 0.1, 0), tilt=(0, radians(-7)))
    place(lambda: piece(right), (0.9, 0.0, 0), tilt=(radians(-8), radians(13)), rot=radians(-6))
    for x, y, turn, k, lean in ((-0.42, -0.5, 0.2, 1.2, -40), (-0.02, -0.75, -0.3, 0.8, -70), (0.3, -0.45, 0.5, 1.3, -52), (0.62, -0.85, 1.3, 0.6, -76), (-0.8, -0.75, 0.8, 0.7, -72)):
        place(lambda: extrude([[(-0.2, 0), (0.22, 0), (0.1, 0.3), (-0.08, 0.2)]], 0.09, (0, 0, 0), plaster('sky'), plane='xz', bevel=0.015), (x, y, 0.03), k, tilt=(radians(lean), 0), rot=turn)


def product():
    """A page with hours to choose from, and its user."""
    m = glow('vermilion', 0.7)
    place(lambda: page(m), (0.1, 0, 0), scale=0.62)


def page(m):
    slab(1.5, 0.8, 0.14, (0.15, 0.25, 0), 'midnight', r=0.16)
    upright(2.1, 2.1, (0.15, 0.25, 0.12), m, t=0.24, r=0.2, bevel=0.05)
    upright(1.7, 0.24, (0.15, 0.11, 1.8), 'chalk', r=0.08)
    for k in range(9):
        if k != 4: upright(0.46, 0.36, (0.15 + (k % 3 - 1) * 0.61, 0.11, 0.32 + (k // 3) * 0.48), 'chalk', r=0.09)
    place(lambda: upright(0.52, 0.42, (0, 0, 0), 'ultra', t=0.16, r=0.1), (0.2, -0.3, 0.84), tilt=(radians(-8), radians(9)))
    person(1.4, (-1.2, -0.3, 0), 'pine', 'butter', r=0.34)


def upright(w, h, at, m, t=0.08, r=0.05, bevel=0.02):
    """A plate that faces the front. Base centre at `at`."""
    extrude(S.rrect(w, h, r, 6, 0, h / 2), t, at, m, plane='xz', bevel=bevel)
