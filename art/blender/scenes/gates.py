"""The demo of a stolen password: three gates one behind the other on one way, the thief as far as he gets past what guards the account, and a false copy of the first gate."""
from kit.parts import *
from kit.numerals import outline

STAGE = dict(ground='mist', width=9.95, target=(-0.09, 1.55, 0.98), azimuth=-43, elevation=31, key_el=54)
STAGE_PART = {}
WIDE, HIGH, DEEP = 1.96, 2.72, 0.44   # a gate
HALF, LEG = 0.56, 1.02                # its opening
GATES = ((0.0, 'ultra'), (2.15, 'ultra-lift'), (4.3, 'sky'))
RISE = 0.17                           # of the ground behind each gate
FRONT, BACK = -3.3, 6.8
FAKE = -2.0
SIDE = 1.4                            # of the ground, from the middle of the way


def build_part(part):
    """part: what guards the account and what the thief tries, as in code_leak."""
    guard, attack = part.split('_')
    opened = {'password': 3, 'passkey': 0, 'code': 1 if attack == 'leak' else 3}[guard]
    signs = {'password': (dots,), 'code': (dots, digits), 'passkey': (key,)}[guard]
    z = ground()
    for k, (y, m) in enumerate(GATES):
        place(lambda: gate(m, signs[k] if k < len(signs) else None, k < opened), (0, y, z + RISE * (k + 1)))
    place(card, (-0.2, 6.15, z + RISE * 3))
    if attack == 'page':
        place(lambda: fake(signs), (0, FAKE, z))
        person(1.35, (-0.42, FAKE - 0.8, z), 'pine', 'butter', r=0.3)
        stolen = {'password': [password], 'code': [password, code], 'passkey': []}[guard]
    else:
        place(leak, (-0.2, FAKE - 0.35, z))
        stolen = [password]
    x, y, step = {3: (0.86, 5.2, 3), 1: (0.55, 1.3, 1), 0: (0.55, -0.85, 0)}[opened]
    place(lambda: thief(stolen), (x, y, z + RISE * step), rot=radians(STAGE['azimuth'] + 90))


def ground():
    z = base(2 * SIDE, BACK - FRONT, plaster('chalk'), h=0.26, r=0.5, at=(0, (BACK + FRONT) / 2, 0))
    slab(1.1, -FRONT - 0.8, 0.05, (0, FRONT / 2 + 0.05, z - 0.01), 'sky', r=0.3, bevel=0.02)
    for k, (y, _) in enumerate(GATES):
        start = y - DEEP / 2 - 0.1
        slab(2 * SIDE, BACK - start, RISE, (0, (BACK + start) / 2, z + RISE * k), plaster('chalk'), r=0.12, bevel=0.04)
        end = GATES[k + 1][0] - DEEP / 2 - 0.1 if k < 2 else BACK - 1.3
        slab(1.1, end - start - 0.16, 0.05, (0, (start + end) / 2, z + RISE * (k + 1) - 0.01), 'sky', r=0.04, bevel=0.02)
    return z


def upright(w, h, at, m, t=0.1, r=0.06, bevel=0.02): return extrude(S.rrect(w, h, r, 6, 0, h / 2), t, at, m, plane='xz', bevel=bevel)


def front(hole=True):
    """The outline of a gate from the front."""
    r, w = 0.34, WIDE / 2
    feet = [(-w, 0), (-HALF, 0)] + S.arc(0, LEG, HALF, pi, 0, 28) + [(HALF, 0), (w, 0)] if hole else [(-w, 0), (w, 0)]
    return [feet + S.arc(w - r, HIGH - r, r, 0, pi / 2) + S.arc(r - w, HIGH - r, r, pi / 2, pi)]


def gate(m, sign, is_open):
    extrude(front(), DEEP, (0, 0, 0), m, plane='xz', bevel=0.05)
    if sign: place(sign, (0, -DEEP / 2, 1.86))
    place(leaf, (HALF, 0, 0.03), rot=radians(-88 if is_open else 0))


def leaf():
    """Seen from its hinge."""
    extrude(S.arch_solid(HALF - 0.015, LEG - 0.03), 0.12, (-HALF, 0, 0), 'chalk', plane='xz', bevel=0.02)
    extrude(S.circle(0.09, 24), 0.2, (-HALF * 1.62, -0.06, 0.74), metal(), plane='xz', bevel=0.03)


# ---------------------------------------------------------------- what guards the account
def board(m): upright(1.66, 0.62, (0, -0.02, 0), m, 0.12, 0.16, 0.03)


def dots():
    board('chalk')
    for k in range(4): extrude(S.circle(0.115, 32), 0.1, ((k - 1.5) * 0.36, -0.1, 0.31), 'midnight', plane='xz', bevel=0.03)


def digits():
    board('midnight')
    for k, n in enumerate((3, 1, 2, 2, 3, 1)):
        x = (k - 2.5) * 0.242
        upright(0.205, 0.42, (x, -0.1, 0.1), 'chalk', 0.08, 0.05); extrude(outline(n, 0.19), 0.04, (x, -0.14, 0.215), 'midnight', plane='xz', bevel=0.005)


def key():
    board('midnight')
    x, z, m = -0.42, 0.31, 'butter'
    extrude(S.ring(0.23, 0.11), 0.1, (x, -0.1, z), m, plane='xz', bevel=0.03)
    upright(0.92, 0.12, (x + 0.66, -0.1, z - 0.06), m, 0.1, 0.02)
    for d in (0.82, 1.02): upright(0.11, 0.22, (x + d, -0.1, z - 0.22), m, 0.1, 0.02)


# ---------------------------------------------------------------- the others
def fake(signs):
    """A thin front without a way through, held up from behind."""
    extrude(front(hole=False), 0.1, (0, 0, 0), 'ultra', plane='xz', bevel=0.03)
    extrude(S.arch_solid(HALF, LEG), 0.05, (0, -0.05, 0.04), 'stone', plane='xz', bevel=0.012)
    place(signs[0], (0, -0.05, 1.86))
    if len(signs) > 1: place(signs[1], (0, -0.08, 0.86), 0.62)
    for x in (-0.8, 0.8):
        tube([(x, 0.02, 2.1), (x, 1.0, 0.04)], 0.055, 'butter')
        tube([(x, 0.02, 0.1), (x, 1.0, 0.1)], 0.055, 'butter')


def note(marks):
    """What somebody has written down: a password, and perhaps a code above it."""
    upright(0.8, 0.26 + 0.3 * len(marks), (0, 0, 0), 'butter', 0.06, 0.05, 0.02)
    for k, mark in enumerate(marks): mark(0.28 + 0.3 * k)


def password(z):
    for k in range(4): extrude(S.circle(0.065, 24), 0.05, ((k - 1.5) * 0.18, -0.03, z), 'midnight', plane='xz', bevel=0.015)


def code(z):
    for k in range(6): upright(0.075, 0.2, ((k - 2.5) * 0.115, -0.03, z - 0.1), 'midnight', 0.05, 0.02)


def leak():
    """A heap of passwords."""
    for x, y, z, turn in ((-0.5, 0.3, 0, 0.5), (0.3, 0.6, 0, -0.4), (-0.1, -0.35, 0, 0.15), (0.55, -0.05, 0.01, 0.9), (-0.1, 0.35, 0.08, -0.2)):
        place(lambda: note([password]), (x, y, z + 0.05), tilt=(-pi / 2, 0), rot=turn)


def thief(stolen):
    """Looks at the camera, because of his mask."""
    hot = glow('vermilion', 0.7)
    person(1.5, (0, 0, 0), hot, 'blush', r=0.4)
    ball(0.31, (0, 0.05, 1.2), hot); torus(0.29, 0.05, (0, 0.03, 1.47), hot)
    torus(0.25, 0.065, (0, 0, 1.33), 'midnight')
    for x in (-0.11, 0.11): ball(0.05, (x, -0.29, 1.28), 'chalk')
    if stolen: place(lambda: note(stolen), (0.2, -0.48, 0.16), 0.9, tilt=(-0.15, 0))


def card():
    """In the colours of its owner."""
    slab(1.3, 0.7, 0.9, (0, 0, 0), 'midnight', r=0.12)
    place(payment_card, (0, 0, 0.94), tilt=(-0.12, 0))


def payment_card():
    upright(1.6, 1.06, (0, 0, 0), 'mint', 0.12, 0.12, 0.03)
    upright(1.6, 0.22, (0, -0.03, 0.66), 'pine', 0.09, 0.001, 0.01)
    upright(0.34, 0.26, (-0.46, -0.05, 0.2), metal(), 0.08, 0.05)
