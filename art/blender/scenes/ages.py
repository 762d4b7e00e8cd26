"""The six ages of software in a row, one station each, on one plate: one blue path leads past all of them to the piece that is added today."""
from kit.parts import *
from math import cos, sin

# The scene is built in modules and shown in half that size: so the lights, which fit scenes of about ten modules, cover the row.
SCALE, PITCH = 0.5, 4.0
LENGTH, DEPTH = 5 * PITCH + 3.1, 4.4

STAGE = dict(ground='butter', width=12.7, target=(0, 0, 2.06), azimuth=-68, elevation=24)
# The stations in their order, with the colours of their pads.
PADS = {'desktop': 'sky', 'rendered': 'blush', 'services': 'mint', 'mobile': 'lilac', 'cloud': 'sky', 'low_code': 'mist'}
# Seen from the front: each station is in the middle of a sixth of the picture.
STAGE_STRIP = dict(width=6 * PITCH * SCALE, target=(0, 0, 0.69), azimuth=-90, elevation=24, lens=220)
STAGE_PART = dict(width=8.3, target=(0.15, 0, 1.32), azimuth=-64, elevation=22)
# On phones: the six in pairs on a deeper plate, so that each is large.
ROWS, COLUMNS = 5.2, 4.1  # modules between two
STAGE_SQUARE = dict(width=7.5, target=(-0.27, -0.1, 0.42), azimuth=-70, elevation=32)


def build():
    place(row, scale=SCALE)


def build_square():
    place(pairs, scale=SCALE)


def pairs():
    """The oldest is behind on the left, and the path leads past all of them to the newest in front on the right."""
    z = base(COLUMNS + 5.2, 2 * ROWS + 5.2, plaster('chalk'), h=0.3, r=0.9)
    serpentine(z)
    for k, (station, pad) in enumerate(PADS.items()):
        line = k // 2
        side = (k % 2 - 0.5) * (-1 if line == 1 else 1)
        x, y = side * COLUMNS, (1 - line) * ROWS
        slab(3.4, 2.5, 0.08, (x, y + 0.95, z), plaster(pad), r=0.4, bevel=0.025)
        place(globals()[station], (x, y + 0.88, z + 0.08))


def serpentine(z):
    """The path to and fro in front of the pairs, with a bend at the end of the first two."""
    r, end, w = 0.9, COLUMNS / 2 + 2.0, 0.23
    ys = [y * ROWS - 1.15 for y in (1, 0, -1)]
    def bend(x, upper, lower, out): return S.arc(x - out * r, upper - r, r, pi / 2, pi / 2 - out * pi / 2) + S.arc(x - out * r, lower + r, r, pi / 2 - out * pi / 2, pi / 2 - out * pi)
    line = [(-end, ys[0])] + bend(end, ys[0], ys[1], 1) + bend(-end, ys[1], ys[2], -1) + [(end, ys[2])]
    def side(d):
        out = []
        for i, (x, y) in enumerate(line):
            (x0, y0), (x1, y1) = line[max(i - 1, 0)], line[min(i + 1, len(line) - 1)]
            k = d / hypot(x1 - x0, y1 - y0)
            out.append((x - (y1 - y0) * k, y + (x1 - x0) * k))
        return out
    extrude([side(-w) + side(w)[::-1]], 0.1, (0, 0, z - 0.02), 'ultra', bevel=0.03)
    for k, m, head in ((0, 'pine', 'blush'), (-1, 'butter', 'chalk')): person(1.1, (*line[k], z + 0.08), m, head, r=0.24)


def row():
    z = base(LENGTH, DEPTH, plaster('chalk'), h=0.3, r=0.7)
    path(z)
    for k, (station, pad) in enumerate(PADS.items()):
        x = (k - 2.5) * PITCH
        slab(3.2, 2.5, 0.08, (x, 0.62, z), plaster(pad), r=0.4, bevel=0.025)
        place(globals()[station], (x, 0.55, z + 0.08))


def build_part(station):
    """One station on a plate of its own."""
    z = base(4.3, 3.7, plaster('chalk'), h=0.3, r=0.7)
    slab(3.4, 2.8, 0.08, (0, 0.1, z), plaster(PADS[station]), r=0.4, bevel=0.025)
    place(globals()[station], (0, 0.1, z + 0.08))


def path(z):
    """Swings out in front of each station and back between two."""
    def middle(x): return -1.38 - 0.2 * cos(2 * pi * (x / PITCH - 0.5))
    x0, x1, w = -2.5 * PITCH - 1.1, 2.5 * PITCH + 0.9, 0.46
    xs = [x0 + (x1 - x0) * i / 240 for i in range(241)]
    near, far = [(x, middle(x) - w / 2) for x in xs], [(x, middle(x) + w / 2) for x in xs]
    extrude([near + S.arc(x1, middle(x1), w / 2, -pi / 2, pi / 2)[1:-1] + far[::-1] + S.arc(x0, middle(x0), w / 2, pi / 2, 3 * pi / 2)[1:-1]], 0.1, (0, 0, z - 0.02), 'ultra', bevel=0.03)
    for x, h, m, head in ((-8.46, 0.95, 'pine', 'blush'), (-0.38, 1.0, 'blush', 'chalk'), (4.4, 0.9, 'butter', 'blush')):
        person(h, (x, middle(x), z + 0.08), m, head, r=0.2)


def face(w, h, at, m, t=0.05, r=0.05, bevel=0.014):
    """A thin upright plate that faces the front. Base centre at `at`."""
    return extrude(S.rrect(w, h, r, 6, 0, h / 2), t, at, m, plane='xz', bevel=bevel)


def desktop():
    """A chunky computer on a desk."""
    slab(2.9, 1.5, 0.16, (0, 0, 0.82), 'ultra', r=0.12)
    for x in (-1.22, 1.22): slab(0.2, 1.3, 0.82, (x, 0, 0), 'ultra', r=0.05)
    slab(0.72, 1.1, 0.7, (0.7, 0, 0.06), 'pine', r=0.06)
    for k in range(2): face(0.56, 0.24, (0.7, -0.56, 0.14 + k * 0.3), 'chalk', r=0.03); face(0.16, 0.05, (0.7, -0.6, 0.24 + k * 0.3), metal(), t=0.04, r=0.02)
    z = 0.98
    slab(1.8, 1.15, 0.34, (-0.15, 0.1, z), 'stone', r=0.08); face(0.5, 0.07, (0.35, -0.48, z + 0.17), 'midnight', r=0.02); face(0.08, 0.08, (-0.85, -0.48, z + 0.13), glow('butter', 4), r=0.03)
    disc(0.42, 0.1, (-0.15, 0.1, z + 0.33), 'midnight')
    s = z + 0.42
    slab(1.72, 1.05, 1.42, (-0.15, 0.1, s), 'chalk', r=0.14, bevel=0.07)
    face(1.42, 1.1, (-0.15, -0.43, s + 0.18), 'midnight', r=0.14)
    face(1.2, 0.16, (-0.15, -0.46, s + 1.02), glow('sky', 1.2), r=0.04)
    for k, w in enumerate((0.34, 0.34, 0.34)):
        face(w, 0.12, (-0.58, -0.46, s + 0.76 - k * 0.2), glow('sky', 1.2), r=0.03); face(0.66, 0.12, (0.06, -0.46, s + 0.76 - k * 0.2), 'chalk', r=0.03)
    slab(1.25, 0.4, 0.09, (-0.3, -0.52, z), 'chalk', r=0.06, bevel=0.02)
    for k in range(2): slab(1.08, 0.1, 0.03, (-0.3, -0.45 - k * 0.15, z + 0.085), 'stone', r=0.02, bevel=0.01)
    slab(0.5, 0.5, 0.12, (1.08, 0.1, z), 'blush', r=0.04); slab(0.46, 0.46, 0.12, (1.1, 0.12, z + 0.12), 'chalk', r=0.04); slab(0.48, 0.48, 0.12, (1.06, 0.1, z + 0.24), 'sky', r=0.04)


def rendered():
    """A rack of servers hands out a page."""
    x = -0.72
    slab(1.5, 1.3, 0.12, (x, 0.1, 0), 'ultra', r=0.08); slab(1.4, 1.2, 2.75, (x, 0.1, 0.1), 'midnight', r=0.1)
    for k in range(5):
        zz = 0.5 + k * 0.46
        face(1.16, 0.36, (x, -0.51, zz), ('ultra', 'chalk', 'ultra', 'chalk', 'ultra')[k], r=0.05)
        for j in range(2): face(0.1, 0.1, (x - 0.42 + j * 0.18, -0.54, zz + 0.13), glow('butter', 4), r=0.04)
        face(0.42, 0.06, (x + 0.26, -0.54, zz + 0.15), 'sky' if k % 2 == 0 else 'midnight', r=0.02)
    slab(1.5, 1.3, 0.14, (x, 0.1, 2.83), 'chalk', r=0.1)
    slab(1.9, 0.8, 0.12, (0.45, -0.1, 0.34), metal(), r=0.06); rod(0.07, 0.36, (1.25, -0.1, 0), metal())
    place(page, (0.8, -0.12, 0.46), tilt=(-0.12, 0))


def page():
    """The page of a browser."""
    w, h = 1.5, 1.9
    face(w, h, (0, 0, 0), 'chalk', t=0.14, r=0.1, bevel=0.03)
    face(w - 0.16, 0.26, (0, -0.075, h - 0.36), 'ultra', r=0.06)
    for k, m in enumerate(('blush', 'butter', 'sky')): face(0.11, 0.11, (-0.54 + k * 0.18, -0.1, h - 0.285), m, r=0.05)
    face(0.56, 0.62, (-0.36, -0.075, h - 1.14), 'blush', r=0.06)
    for k, part in enumerate((0.6, 0.6, 0.42)): face(part, 0.1, (0.05 + part / 2, -0.075, h - 0.68 - k * 0.22), 'sky', r=0.03)
    for k, part in enumerate((1.28, 0.9)): face(part, 0.1, (-0.64 + part / 2, -0.075, h - 1.4 - k * 0.22), 'sky', r=0.03)


def services():
    """Two programs and the pipes in which they call each other."""
    house(1.1, 1.3, 1.35, 0.7, (-1.0, 0.1, 0), 'chalk', 'ultra', over=0.06)
    house(1.1, 1.3, 1.35, 0.7, (1.0, 0.1, 0), 'blush', 'midnight', over=0.06)
    for x, m in ((-1.0, 'pine'), (1.0, 'chalk')): window(0.4, 0.72, (x, -0.56, 0), m, axis='y', t=0.06, arch=True)
    for x in (-1.0, 1.0): window(0.34, 0.34, (x, -0.56, 0.98), glow('butter', 4), axis='y', t=0.05, r=0.06)
    for zz, m, r in ((1.02, 'ultra', 0.12), (0.5, 'pine', 0.12)):
        tube([(-0.45, -0.1, zz), (0.45, -0.1, zz)], r, m)
        for x in (-0.36, 0.36): extrude(S.circle(r + 0.07, 40, 0, 0), 0.1, (x, -0.1, zz), metal(), plane='yz', bevel=0.02)
    # A call on its way over the roofs.
    tube([(-1.0, 0.1, 1.9), (-1.0, 0.1, 2.62), (1.0, 0.1, 2.62), (1.0, 0.1, 1.9)], 0.1, metal(), bend=0.62)
    slab(0.62, 0.42, 0.42, (0, 0.1, 2.41), 'sky', r=0.1)


def mobile():
    """A telephone, as tall as a house, and the bars of a weak signal."""
    slab(1.9, 1.0, 0.16, (-0.3, 0.15, 0), 'chalk', r=0.12)
    place(telephone, (-0.3, 0.1, 0.14), tilt=(-0.1, 0))
    for k in range(4): slab(0.22, 0.34, 0.3 + k * 0.26, (0.72 + (k - 1) * 0.28, -0.35, 0), 'ultra' if k < 2 else 'chalk', r=0.05)


def telephone():
    w, h = 1.5, 2.85
    face(w, h, (0, 0, 0), 'midnight', t=0.3, r=0.26, bevel=0.06)
    face(w - 0.22, h - 0.24, (0, -0.15, 0.12), 'sky', r=0.17)
    face(0.4, 0.08, (0, -0.18, h - 0.28), 'midnight', r=0.03)
    face(1.04, 0.62, (0, -0.18, h - 1.02), 'ultra', r=0.1); face(0.5, 0.1, (-0.17, -0.22, h - 0.66), 'chalk', r=0.04); face(0.74, 0.1, (-0.05, -0.22, h - 0.86), 'sky', r=0.04)
    for k in range(2):
        face(1.04, 0.34, (0, -0.18, h - 1.46 - k * 0.42), 'chalk', r=0.08); face(0.2, 0.2, (-0.36, -0.21, h - 1.39 - k * 0.42), ('pine', 'blush')[k], r=0.09)
        face(0.5, 0.09, (0.1, -0.21, h - 1.335 - k * 0.42), 'stone', r=0.03)
    face(0.62, 0.26, (0, -0.18, 0.28), glow('butter', 2.5), r=0.12)


def cloud():
    """A cloud on columns, with the machines that it stands in for below it."""
    deck = 1.22
    for x in (-1.05, 1.05):
        for y in (-0.35, 0.6):
            rod(0.11, deck, (x, y, 0), 'chalk')
            for zz in (0, deck - 0.07): disc(0.17, 0.07, (x, y, zz), metal(), bevel=0.015)
    for k, (w, dx, m, d) in enumerate(((3.0, 0, 'chalk', 1.8), (3.3, 0.03, 'sky', 1.9), (2.5, -0.15, 'chalk', 1.7), (1.5, -0.4, 'chalk', 1.3))):
        cloud_slab(w, 0.4, (dx, 0.12, deck + k * 0.42), m, d=d)
    for x, h, m in ((-0.42, 0.72, 'ultra'), (0.42, 0.5, 'midnight')):
        slab(0.6, 0.8, h, (x, 0.12, 0), m, r=0.07)
        for j in range(int(h / 0.2)): face(0.4, 0.06, (x, -0.29, 0.12 + j * 0.2), 'chalk' if j % 2 else glow('butter', 5), r=0.02, bevel=0.008)


def low_code():
    """A board of pieces that click into each other, and the one that is added now."""
    slab(2.3, 0.9, 0.16, (0, 0.25, 0), 'midnight', r=0.12)
    place(board, (0, 0.15, 0.14), tilt=(-0.16, 0))
    person(1.3, (1.2, -0.55, 0), 'pine', 'butter', r=0.26)


def turned(loops, angle):
    return [[(x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle)) for x, y in loop] for loop in loops]


def board():
    w, p = 3.0, 0.88
    face(w, 2.36, (0, 0.06, 0), 'ultra', t=0.2, r=0.2, bevel=0.05); face(w - 0.22, 2.14, (0, -0.05, 0.11), plaster('chalk'), t=0.04, r=0.14)
    def piece(i, j, out, m, size=p - 0.02, tab=0.13, t=0.26, at=(0, 0, 0), angle=0.0):
        return extrude(turned(S.jigsaw(size, tab, out), angle), t, ((i - 1) * p + at[0], -0.07 - t / 2 + at[1], 0.74 + j * p + at[2]), m, plane='xz', bevel=0.03)
    piece(0, 0, (0, 1, 1, 0), 'sky'); piece(1, 0, (0, -1, -1, -1), 'blush'); piece(2, 0, (0, 0, 1, 1), 'ultra')
    piece(0, 1, (-1, -1, 0, 0), 'pine'); piece(1, 1, (1, 1, 0, 1), 'butter')
    piece(2, 1, (-1, 0, 0, -1), 'sky', size=p + 0.02, tab=0.14, t=0.03)
    piece(2, 1, (-1, 0, 0, -1), glow('vermilion', 0.8), size=p * 1.1, tab=0.145, at=(0.12, -0.5, 0.42), angle=-0.2, t=0.32)
