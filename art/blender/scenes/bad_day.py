"""The steps of the demo of a bad day, each a small model on a plate of its own. Hot is what goes wrong."""
from kit.parts import *

STAGE = dict(ground='mist', width=5.0, target=(0.17, 0, 1.4), azimuth=-66, elevation=21, key_el=54)
STAGE_PART = {}
ALONE = ('page', 'watcher')           # stand beside words, without a plate


def build_part(step):
    if step in ALONE: return place(globals()[step], scale=2.7)
    on_plate(globals()[step])


# ---------------------------------------------------------------- the steps
def asked(): screen(); place(sheet, (0, -0.2, 0.95))
def again():
    screen()
    for x in (-0.56, 0.56): place(sheet, (x, -0.2, 1.02), 0.8)
    for z in (1.38, 1.62): face(0.3, 0.1, (0, -0.18, z), 'midnight', t=0.08, r=0.04)
def refused(): screen(); place(half_sheet, (-0.3, -0.2, 0.95)); place(lambda: badge(glow('vermilion', 0.7), cross), (0.85, -0.75, 0))
def checked(): screen(); place(sheet, (-0.3, -0.2, 0.95)); place(lambda: badge('ultra', tick), (0.85, -0.75, 0))


def shut(): stall('stone', 'midnight'); shutter()
def sent(): served(); person(1.42, (1.2, -0.92, 0), 'pine', 'butter', r=0.32)
def late(): stall('ultra', 'chalk'); place(clock, (0, -0.6, 0.78))
def half(): stall('ultra', 'chalk'); place(half_sheet, (0, -0.6, 0.72), 1.05)
def served(): stall('ultra', 'chalk'); place(sheet, (0, -0.6, 0.78), 1.05)


def once(): cabinet()
def kept(): cabinet(); person(1.42, (1.2, -0.82, 0), 'pine', 'butter', r=0.32)
def told(): person(2.6, (-0.5, 0.25, 0), 'pine', 'butter', r=0.58); slab(1.3, 0.5, 0.16, (0.72, -0.6, 0), 'midnight', r=0.1); place(lambda: half_sheet(glow('vermilion', 0.7)), (0.72, -0.6, 0.3), 1.25)


def page(): place(lambda: sheet('ultra-lift'), tilt=(-0.12, 0))
def watcher(): person(1.42, (0, 0, 0), 'pine', 'butter', r=0.32)


# ---------------------------------------------------------------- the pieces
def face(w, h, at, m, t=0.05, r=0.05, bevel=0.014):
    """A thin upright plate that faces the front. Base centre at `at`."""
    return extrude(S.rrect(w, h, r, 6, 0, h / 2), t, at, m, plane='xz', bevel=bevel)


def sheet(m='ultra'):
    face(0.86, 1.08, (0, 0, 0), m, t=0.16, r=0.12, bevel=0.03)
    for z, long in ((0.76, 0.56), (0.5, 0.56), (0.24, 0.34)): face(long, 0.11, ((long - 0.56) / 2, -0.08, z), 'chalk', t=0.06, r=0.05)


def half_sheet(m=None):
    """Torn off below."""
    outline = [(-0.46, 0.14), (-0.23, 0.34), (0, 0.1), (0.23, 0.34), (0.46, 0.14), (0.46, 1.1), (-0.46, 1.1)]
    extrude([S.fillet(outline, [0.03, 0.02, 0.02, 0.02, 0.03, 0.12, 0.12])], 0.16, (0, 0, 0), m or 'vermilion', plane='xz', bevel=0.03)
    for z in (0.78, 0.52): face(0.56, 0.11, (0, -0.08, z), 'chalk', t=0.06, r=0.05)


def screen():
    """A window of a program on a screen."""
    slab(1.5, 1.0, 0.14, (0, 0.15, 0), 'ultra', r=0.3); rod(0.16, 0.7, (0, 0.2, 0.1), metal())
    face(2.7, 2.1, (0, 0.1, 0.56), 'midnight', t=0.32, r=0.26, bevel=0.06)
    face(2.4, 1.5, (0, -0.05, 0.7), plaster('sky'), t=0.06, r=0.14)
    for k in range(3): face(0.15, 0.15, (-1.02 + k * 0.27, -0.07, 2.34), ('blush', 'butter', 'chalk')[k], t=0.06, r=0.07)


def stall(awning, stripe):
    """A counter that others run."""
    face(2.5, 2.5, (0, 0.55, 0), 'chalk', t=0.14, r=0.06)
    for x in (-1.2, 1.2): slab(0.16, 1.0, 2.5, (x, 0.1, 0), 'chalk', r=0.04)
    slab(2.5, 1.0, 0.66, (0, -0.1, 0), 'stone' if awning == 'stone' else 'sky', r=0.08); slab(2.76, 1.36, 0.14, (0, -0.16, 0.64), 'chalk', r=0.1)
    for k in range(5):
        x, m = (k - 2) * 0.58, stripe if k % 2 else awning
        place(lambda: extrude(S.rrect(0.58, 1.3, 0.001, 1), 0.14, (0, 0, 0), m, bevel=0.02), (x, 0.06, 2.66), tilt=(radians(17), 0))
        extrude([S.arc(0, 0, 0.29, pi, 2 * pi, 20)], 0.12, (x, -0.56, 2.5), m, plane='xz', bevel=0.02)


def shutter():
    for k in range(6): face(2.2, 0.28, (0, -0.36, 0.8 + k * 0.3), glow('vermilion', 0.55), t=0.12, r=0.05, bevel=0.03)


def clock():
    disc(0.3, 0.08, (0, 0, 0), metal())
    extrude(S.circle(0.56), 0.24, (0, 0, 0.6), glow('vermilion', 0.6), plane='xz', bevel=0.05)
    extrude(S.circle(0.42), 0.06, (0, -0.12, 0.6), 'chalk', plane='xz', bevel=0.02)
    face(0.09, 0.32, (0, -0.16, 0.58), 'midnight', t=0.05, r=0.03); extrude(S.rrect(0.26, 0.09, 0.03, 4, 0.11, 0), 0.05, (0, -0.16, 0.62), 'midnight', plane='xz', bevel=0.012)


def cabinet():
    slab(2.2, 1.5, 2.5, (-0.15, 0.3, 0), 'midnight', r=0.14, bevel=0.05)
    for z in (0.16, 0.92): drawer(z, -0.5)
    slab(1.86, 0.7, 0.6, (-0.15, -0.72, 1.66), 'sky', r=0.06)
    drawer(1.62, -1.08)
    place(sheet, (-0.15, -0.78, 1.9), 0.98)


def drawer(z, y):
    face(1.9, 0.66, (-0.15, y, z), 'chalk', t=0.12, r=0.08, bevel=0.03)
    face(0.56, 0.12, (-0.15, y - 0.1, z + 0.28), metal(), t=0.1, r=0.05)


def badge(m, mark):
    """What a check has found."""
    slab(0.9, 0.5, 0.14, (0, 0, 0), 'midnight', r=0.1)
    extrude(S.circle(0.56), 0.22, (0, 0, 0.66), m, plane='xz', bevel=0.05)
    mark()


def cross():
    for a, t in ((pi / 4, 0.1), (-pi / 4, 0.12)):
        extrude([[(x * cos(a) - y * sin(a), x * sin(a) + y * cos(a)) for x, y in S.rrect(0.62, 0.16, 0.06, 5)[0]]], t, (0, -0.13, 0.66), 'chalk', plane='xz', bevel=0.02)


def tick():
    mark = [(-0.3, 0.02), (-0.2, 0.13), (-0.07, 0.0), (0.22, 0.28), (0.33, 0.17), (-0.07, -0.21)]
    extrude([list(reversed(S.fillet(mark, [0.03] * 6)))], 0.1, (0, -0.13, 0.64), 'chalk', plane='xz', bevel=0.02)
