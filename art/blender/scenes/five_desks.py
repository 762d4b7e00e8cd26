"""The desks that a paper form crosses, each with its clerk and a tray for every day that the form waits there. The form stands alone."""
from kit.parts import *

STAGE = dict(ground='mist', width=4.2, target=(0.2, 0, 1.16), azimuth=-72, elevation=24, key_el=60)
STAGE_PART = {}
PADS = dict(post='butter', leader='mint', typing='lilac', legal='sky', accounts='blush')
TOP = 0.94                                                # of a desk


def build_part(part):
    """Round pads, so that the models stand in a row at any angle."""
    if part == 'form': return place(form, scale=1.9)
    disc(1.76, 0.1, (0, 0, 0), plaster(PADS[part]), bevel=0.03)
    place(globals()[part], (0, 0, 0.1))


# ---------------------------------------------------------------- the desks
def post():
    """Pigeonholes, and a parcel."""
    slab(1.76, 0.5, 2.5, (-0.42, 0.95, 0), 'chalk', r=0.06)
    for k in range(9):
        x, z = -0.94 + k % 3 * 0.52, 0.86 + k // 3 * 0.54
        face(0.44, 0.44, (x, 0.69, z), 'midnight', t=0.04)
        if k in (3, 4, 6, 8): face(0.34, 0.22, (x, 0.66, z + 0.02), ('sky', 'butter', 'blush')[k % 3], t=0.05, r=0.03)
    person(1.9, (0.62, 0.42, 0), 'pine', 'butter', r=0.38)
    desk('ultra'); trays(1)
    slab(0.8, 0.6, 0.46, (-0.75, -0.35, TOP), 'brass', r=0.04); slab(0.14, 0.62, 0.48, (-0.75, -0.35, TOP), 'chalk', r=0.02)


def leader():
    """A lamp, and a chair with a high back."""
    face(1.0, 2.1, (-0.2, 0.95, 0.1), 'ultra', t=0.2, r=0.3, bevel=0.05)
    person(2.16, (-0.2, 0.5, 0), 'blush', 'chalk', r=0.4)
    desk('midnight', 'chalk'); trays(3)
    disc(0.26, 0.07, (-0.92, -0.3, TOP), metal())
    tube([(-0.92, -0.3, TOP), (-0.98, -0.3, TOP + 0.86), (-0.66, -0.4, TOP + 1.0)], 0.05, metal(), bend=0.2)
    for k in range(18): disc(0.38 - k * 0.013, 0.03, (-0.64, -0.4, TOP + 0.66 + k * 0.02), glow('butter', 1.0), bevel=0.008)


def typing():
    """A typewriter."""
    person(2.2, (0.08, 0.62, 0), 'ultra', 'butter', r=0.4)
    desk('sky'); trays(2)
    x, y = -0.5, -0.28
    slab(1.3, 0.8, 0.24, (x, y, TOP), 'midnight', r=0.12); slab(1.2, 0.36, 0.34, (x, y + 0.2, TOP + 0.12), 'midnight', r=0.1)
    for k in range(2):
        for j in range(5): disc(0.085, 0.08, (x - 0.42 + j * 0.21, y - 0.28 + k * 0.2, TOP + 0.22 + k * 0.03), 'chalk', bevel=0.02)
    extrude(S.circle(0.13), 1.5, (x, y + 0.2, TOP + 0.52), metal(), plane='yz', bevel=0.03)
    place(lambda: face(0.8, 0.5, (0, 0, 0), 'chalk', t=0.05), (x, y + 0.26, TOP + 0.5), tilt=(-0.2, 0))


def legal():
    """Scales, and the book of law."""
    person(2.1, (0, 0.62, 0), 'midnight', 'blush', r=0.4)
    desk('pine', 'chalk'); trays(2)
    x, y = -0.72, -0.25
    disc(0.3, 0.09, (x, y, TOP), metal()); rod(0.055, 1.1, (x, y, TOP), metal()); ball(0.1, (x, y, TOP + 1.06), metal())
    extrude(S.rrect(1.1, 0.09, 0.04), 0.09, (x, y, TOP + 1.02), metal(), plane='xz', bevel=0.02)
    for s in (-0.5, 0.5):
        rod(0.02, 0.46, (x + s, y, TOP + 0.56), metal()); disc(0.27, 0.08, (x + s, y, TOP + 0.5), metal())
    for m, z, w in (('blush', 0, 0.6), ('ultra', 0.16, 0.52)): slab(w, 0.5, 0.15, (0.18, -0.3, TOP + z), m, r=0.04)


def accounts():
    """An abacus, and coins."""
    person(2.24, (0.1, 0.62, 0), 'butter', 'blush', r=0.4)
    desk('ultra'); trays(4)
    x, y = -0.56, -0.12
    extrude(S.rrect(1.3, 0.94, 0.1, 6, 0, 0.47) + S.rrect(1.08, 0.74, 0.05, 6, 0, 0.47), 0.18, (x, y, TOP), 'midnight', plane='xz', bevel=0.03)
    for k, (m, at) in enumerate((('blush', (0, 1, 5)), ('butter', (0, 1, 2, 5)), ('sky', (0, 4, 5)))):
        z = TOP + 0.24 + k * 0.23
        extrude(S.circle(0.022, 16), 1.16, (x, y, z), metal(), plane='yz', bevel=0.005)
        for j in at: ball(0.1, (x - 0.43 + j * 0.172, y, z - 0.1), m)
    for k in range(3): disc(0.16, 0.08, (0.22, -0.5, TOP + k * 0.08), metal(), bevel=0.02)


# ---------------------------------------------------------------- the pieces
def face(w, h, at, m, t=0.05, r=0.05, bevel=0.014):
    """A thin upright plate that faces the front. Base centre at `at`."""
    return extrude(S.rrect(w, h, r, 6, 0, h / 2), t, at, m, plane='xz', bevel=bevel)


def desk(m, drawer='chalk'):
    slab(2.7, 1.2, 0.16, (0, -0.2, TOP - 0.16), m, r=0.12)
    slab(0.18, 1.0, 0.8, (-1.15, -0.2, 0), m, r=0.05); slab(0.84, 1.0, 0.8, (0.8, -0.2, 0), m, r=0.06)
    for z in (0.1, 0.44): face(0.66, 0.28, (0.8, -0.71, z), drawer, r=0.05); face(0.22, 0.07, (0.8, -0.75, z + 0.1), metal(), t=0.05, r=0.03)


def trays(days):
    """The paper that waits, a tray for each day."""
    for k in range(days):
        z = TOP + k * 0.32
        slab(0.84, 0.78, 0.1, (0.82, -0.22, z), 'midnight', r=0.08, bevel=0.02)
        slab(0.7, 0.66, 0.21, (0.82, -0.22, z + 0.09), 'chalk', r=0.04, bevel=0.02)


def form():
    """What all of them wait for."""
    m = glow('vermilion', 0.7)
    slab(0.9, 0.4, 0.1, (0, 0, 0), 'midnight', r=0.1)
    face(1.1, 1.36, (0, 0, 0.08), m, t=0.18, r=0.12, bevel=0.03)
    for z, long in ((1.06, 0.72), (0.8, 0.72), (0.54, 0.44)): face(long, 0.12, ((long - 0.72) / 2, -0.09, z), 'chalk', t=0.06, r=0.05)
    face(0.24, 0.24, (0.24, -0.09, 0.26), 'chalk', t=0.06, r=0.05)
