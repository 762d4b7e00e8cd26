"""Techstack: a tool wall over a workbench with a drawer for each group. One tool comes off the wall for today's work; its outline keeps its place."""
from kit.parts import *

STAGE = dict(ground='blush', width=8.75, target=(-0.08, -0.12, 2.58), azimuth=-60, elevation=19, key_az=-80)
STAGE_SQUARE = {}  # the tall part beside the list shows only this frame
W, D, Y = 5.2, 1.5, 0.5  # the bench and its middle
LEGS, H = 0.26, 1.66  # the body stands on legs, and the top lies on it
DRAWER, WALL = 1.52, 0.16
TOP = LEGS + H + 0.2


def build_square():
    z = base(6.3, 4.1, plaster('chalk'), h=0.26, r=0.6)
    bench(z)
    place(tool_wall, (0, Y + D / 2 - 0.06, z + TOP))
    place(work, (0, Y, z + TOP))
    person(1.9, (2.8, -0.66, z), 'pine', 'butter', r=0.34)


# ---------------------------------------------------------------- the bench: a drawer for each group, the first one open the widest
def bench(z):
    for x in (-W / 2 + 0.4, W / 2 - 0.4): slab(0.4, D - 0.3, LEGS + 0.04, (x, Y, z), 'midnight', r=0.06)
    holes = [S.rrect(DRAWER, H - 2 * WALL, 0.08, 6, x, H / 2)[0] for x in thirds()]
    extrude(S.rrect(W - 0.16, H, 0.12, 8, 0, H / 2) + holes, D, (0, Y, z + LEGS), 'ultra', plane='xz', bevel=0.04)
    slab(W - 0.4, 0.1, H - 0.2, (0, Y + D / 2 - 0.1, z + LEGS + 0.1), 'midnight', r=0)
    slab(W + 0.2, D + 0.3, 0.2, (0, Y, z + LEGS + H), 'chalk', r=0.16, bevel=0.05)
    for x, out, m, held in zip(thirds(), (1.35, 1.0, 0.65), ('butter', 'sky', 'mint'), (data, screens, cloud)):
        place(lambda: drawer(out, m), (x, Y - D / 2, z + LEGS + WALL)); place(held, (x, Y - D / 2 - out / 2, z + LEGS + WALL + 0.1))


def thirds():
    return [(k - 1) * (DRAWER + WALL) for k in range(3)]


def upright(w, h, at, m, t=0.08, r=0.06, bevel=0.02):
    return extrude(S.rrect(w, h, r, 6, 0, h / 2), t, at, m, plane='xz', bevel=bevel)


def drawer(out, m):
    """Pulled out towards -y from the front of the bench, which is at y = 0."""
    w, side = DRAWER - 0.08, 0.62
    slab(w, out + 0.5, 0.1, (0, 0.25 - out / 2, 0.02), 'midnight', r=0.02, bevel=0.02)
    for x in (-w / 2 + 0.05, w / 2 - 0.05): slab(0.1, out + 0.5, side, (x, 0.25 - out / 2, 0.02), 'chalk', r=0.02, bevel=0.02)
    upright(DRAWER - 0.02, 0.86, (0, -out, 0), m, 0.14, 0.1, 0.035)
    extrude(S.stadium(0.6, 0.13), 0.14, (0, -out - 0.12, 0.46), metal(), plane='xz', bevel=0.03)


def data():
    """Backend: a store of records."""
    for k, m in enumerate(('chalk', 'ultra', 'chalk')): disc(0.46, 0.34, (0, 0, k * 0.37), m)


def screens():
    """Frontend: screens, one behind the other."""
    for k, m in enumerate(('ultra', 'blush', 'chalk')):
        y, h = 0.26 - k * 0.26, 1.12 - k * 0.12
        upright(1.06, h, (0, y, 0), m, 0.1, 0.08, 0.03); upright(0.86, 0.1, (0, y - 0.06, h - 0.2), 'chalk' if k == 0 else 'ultra', 0.04, 0.04, 0.012)


def cloud():
    """Cloud: one on its pins."""
    for x in (-0.3, 0.3): rod(0.04, 0.66, (x, 0, 0), metal())
    cloud_slab(1.2, 0.34, (0, 0, 0.62), 'chalk', d=0.54); cloud_slab(0.66, 0.3, (-0.06, 0, 0.95), 'chalk', d=0.48)


# ---------------------------------------------------------------- the wall: every tool hangs at its place, in front of y = 0
def tool_wall():
    w, h = W, 3.66
    extrude(S.rrect(w, h, 0.22, 8, 0, h / 2), 0.2, (0, 0.02, 0), 'ultra', plane='xz', bevel=0.05)
    extrude([S.circle(0.035, 12, (i - 6) * 0.38, 0.36 + j * 0.38)[0] for i in range(13) for j in range(9)], 0.02, (0, -0.085, 0), 'midnight', plane='xz', bevel=0.004)
    hang(hammer, -1.86, 2.3); hang(driver, 0.78, 2.2); hang(lambda: driver('pine', 0.86), 1.24, 2.26); hang(triangle, 1.9, 2.66)
    hang(cog, -1.9, 0.92); hang(chevrons, -0.74, 0.72); hang(reel, 2.0, 1.3)
    hang(lambda: spanner('midnight', 0.04, 1.0), -0.5, 2.04, out=0.1); hang(lambda: spanner(glow('vermilion', 0.8), 0.24, 1.0), -0.5, 2.04, out=1.0)
    peg(-0.5, 3.18, 1.0)


def hang(tool, x, up, out=0.2):
    place(tool, (x, -out, up))


def peg(x, up, out):
    extrude(S.circle(0.05, 24), out, (x, -out / 2, up), metal(), plane='xz', bevel=0.01)


def flat(loops, at, m, t=0.16, bevel=0.03):
    return extrude(loops, t, (at[0], 0, at[1]), m, plane='xz', bevel=bevel)


def hammer():
    flat(S.rrect(0.2, 1.16, 0.09, 6), (0, 0), 'butter'); flat(S.rrect(0.96, 0.36, 0.08, 6), (0, 0.6), 'chalk', 0.3)


def driver(m='chalk', size=1.0):
    flat(S.rrect(0.1 * size, 0.7 * size, 0.03, 4), (0, -0.36 * size), metal(), 0.1, 0.02); flat(S.rrect(0.28 * size, 0.64 * size, 0.12, 6), (0, 0.26 * size), m, 0.24, 0.06)


def triangle():
    a, b = 1.06, 0.5
    flat([S.fillet([(-a / 2, -a / 2), (a / 2, -a / 2), (-a / 2, a / 2)], [0.05] * 3), [(-0.3, -0.3), (-0.3, -0.3 + b), (-0.3 + b, -0.3)]], (0, 0), 'sky', 0.1)


def cog():
    flat(S.gear(0.5, 10, 0.13, 0.2), (0, 0), metal(), 0.18)


def chevrons():
    """A pair of them, as around a tag."""
    for s in (-1, 1):
        p = [(s * x, y) for x, y in ((0.14, 0.42), (0.34, 0.42), (0.64, 0), (0.34, -0.42), (0.14, -0.42), (0.42, 0))]
        flat([S.fillet(p[::-1] if s > 0 else p, [0.04] * 6, 4)], (0, 0), 'mint', 0.18)


def reel():
    flat(S.ring(0.44, 0.2), (0, 0), 'blush', 0.3, 0.06)


def spanner(m, t, size):
    """Hangs from the hole in its handle."""
    r, g = 0.42 * size, 0.44
    jaw = S.arc(0, 0, r, pi / 2 + g, 2 * pi + pi / 2 - g, 40) + [(r * sin(g), -0.02), (-r * sin(g), -0.02)]
    bevel = min(0.06, t * 0.4)
    place(lambda: flat([jaw], (0, 0), m, t, bevel), (0, 0, 0), tilt=(0, pi)); flat(S.rrect(0.3 * size, 1.2 * size, 0.1, 6), (0, 0.72 * size), m, t * 0.8, bevel)


# ---------------------------------------------------------------- today's work on the bench
def work():
    place(monitor, (1.1, -0.12, 0), rot=0.12)
    slab(0.62, 0.62, 0.5, (-1.9, -0.35, 0), 'chalk', r=0.08); disc(0.2, 0.12, (-1.9, -0.35, 0.5), 'sky')


def monitor():
    disc(0.34, 0.08, (0, 0, 0), 'midnight'); rod(0.07, 0.34, (0, 0, 0.06), metal())
    upright(1.5, 1.02, (0, 0, 0.32), 'midnight', 0.14, 0.12, 0.035)
    for k, (x, w, m) in enumerate(((-0.58, 0.5, 'butter'), (-0.42, 0.84, 'sky'), (-0.42, 0.56, 'sky'), (-0.58, 0.34, 'butter'))):
        upright(w, 0.09, (x + w / 2, -0.08, 1.1 - k * 0.2), lamp(m, 0.9) if is_night() else m, 0.03, 0.04, 0.01)
