"""The contract between systems: callers on one side, systems on the other, and all ways lead through one sealed document."""
from kit.parts import *

STAGE = dict(ground='sky', width=11.4, target=(0.1, 0, 1.12), azimuth=-62, elevation=24, shift=(0.06, 0))
STAGE_PART = dict(width=5.0, target=(0.27, 0, 1.36), azimuth=-66, elevation=21, key_el=60)
SIDE, ROW = 3.05, 1.12                                    # where the callers and the systems stand


def build():
    z = base(8.9, 4.1, plaster('chalk'), r=0.55)
    ways(z); callers(z); systems(z)
    slab(2.7, 1.1, 0.3, (0, 0.1, z), 'midnight', r=0.16, bevel=0.05)
    place(document, (0, 0.1, z + 0.28))


def ways(z):
    """One flat piece on each side: from both pads to the foot of the document."""
    for s in (-1, 1):
        slab(0.34, 2 * ROW, 0.085, (s * 1.78, 0, z), 'sky', r=0.16, bevel=0.02)
        for y, far, h in ((-ROW + 0.17, 2.9, 0.08), (ROW - 0.17, 2.9, 0.08), (0.1, 1.0, 0.09)): slab(abs(far - 1.61), 0.34, h, (s * (far + 1.61) / 2, y, z), 'sky', r=0.16, bevel=0.02)


def document(paper='chalk', lines=('midnight', 'ultra', 'sky'), seal=None):
    w, h, t = 2.1, 2.75, 0.24
    title, text, small = lines
    extrude(S.rrect(w, h, 0.12, 8, 0, h / 2), t, (0, 0, 0), paper, plane='xz', bevel=0.04)
    def line(x, y, long, m, high=0.15): extrude(S.rrect(long, high, 0.07, 6, x + long / 2, y), 0.08, (0, -t / 2, 0), m, plane='xz', bevel=0.02)
    line(-0.78, 2.36, 0.9, title, 0.24)
    for k, long in enumerate((1.56, 1.56, 1.2)): line(-0.78, 1.92 - k * 0.32, long, text if k < 2 else small)
    line(-0.78, 0.72, 0.62, small); line(-0.78, 0.42, 0.44, small)
    extrude(S.scallop(0.42, 12, 0.03), 0.18, (0.48, -t / 2, 0.6), seal or glow('vermilion', 0.9), plane='xz', bevel=0.025)
    extrude(S.ring(0.28, 0.2), 0.05, (0.48, -t / 2 - 0.09, 0.6), 'chalk', plane='xz', bevel=0.012)


def pad(x, y, z, m):
    slab(1.9, 1.5, 0.1, (x, y, z), m, r=0.32, bevel=0.03)


def callers(z):
    x = -SIDE - 0.1
    pad(x, ROW, z, 'butter'); pad(x, -ROW, z, 'blush')
    place(screen, (x, ROW + 0.1, z + 0.1), 1.28); place(phone, (x + 0.3, -ROW, z + 0.1), 1.26)
    person(1.45, (x - 0.55, -ROW - 0.1, z + 0.1), 'pine', 'butter', r=0.28)


def screen():
    slab(0.8, 0.5, 0.1, (0, 0, 0), 'midnight', r=0.1); rod(0.1, 0.4, (0, 0, 0.05), metal())
    extrude(S.rrect(1.5, 1.05, 0.1, 8, 0, 0.9), 0.16, (0, 0, 0), 'midnight', plane='xz')
    extrude(S.rrect(1.28, 0.83, 0.05, 6, 0, 0.9), 0.05, (0, -0.08, 0), glow('sky', 0.7), plane='xz', bevel=0.015)
    for x, y, w, m in ((-0.24, 1.12, 0.6, 'ultra'), (-0.09, 0.86, 0.9, 'chalk')): extrude(S.rrect(w, 0.14, 0.06, 6, x, y), 0.05, (0, -0.11, 0), m, plane='xz', bevel=0.015)


def phone():
    extrude(S.rrect(0.78, 1.36, 0.14, 8, 0, 0.68), 0.2, (0, 0, 0), 'midnight', plane='xz')
    extrude(S.rrect(0.62, 1.14, 0.06, 6, 0, 0.68), 0.05, (0, -0.1, 0), glow('chalk', 0.6), plane='xz', bevel=0.015)
    for y, m in ((0.96, 'ultra'), (0.68, 'sky'), (0.4, 'butter')): extrude(S.rrect(0.42, 0.16, 0.06, 6, 0, y), 0.05, (0, -0.13, 0), m, plane='xz', bevel=0.015)


def systems(z):
    x, k = SIDE + 0.1, z + 0.1
    pad(x, ROW, z, 'lilac'); pad(x, -ROW, z, 'mint')
    for i, m in enumerate(('ultra', 'chalk', 'ultra', 'chalk')): disc(0.6, 0.4, (x, ROW, k + i * 0.44), m)
    slab(1.3, 1.1, 0.34, (x, -ROW, k), 'midnight', r=0.14)
    extrude(S.gear(0.66, 10, 0.15, 0.25), 0.46, (x, -ROW, k + 0.32), 'mint', bevel=0.025)
    disc(0.2, 0.66, (x, -ROW, k + 0.32), metal())


# ---------------------------------------------------------------- the parts: small models for the demo of a contract
def build_part(part):
    on_plate(globals()[part])


def visitor(x, y): person(1.42, (x, y, 0), 'pine', 'butter', r=0.32)
def caller(): place(screen, (-0.15, 0.35, 0), 1.85); visitor(1.1, -0.8)


SLOTS = (1.8, 1.14, 0.48)                                 # the heights of the slots of the calendar, from the first


def board():
    """A calendar on its stand, without what is in its slots."""
    slab(2.2, 1.1, 0.16, (-0.1, 0.3, 0), 'midnight', r=0.2); upright(0.5, 0.5, (-0.1, 0.35, 0.1), 'midnight', 0.3)
    upright(2.7, 2.64, (-0.1, 0.3, 0.3), 'ultra', 0.34, 0.18, 0.06)
    upright(2.4, 2.04, (-0.1, 0.12, 0.4), 'chalk', 0.08, 0.1)
    for x in (-0.85, 0.65): torus(0.2, 0.06, (x, 0.24, 2.88), metal(), 'yz')


def upright(w, h, at, m, t=0.1, r=0.06, bevel=0.02): return extrude(S.rrect(w, h, r, 6, 0, h / 2), t, at, m, plane='xz', bevel=bevel)


def slot(z, m, t=0.06): upright(2.14, 0.54, (-0.1, 0.08 - t / 2, z), m, t, 0.1)


def entry(z, m, line):
    slot(z, m, 0.22)
    for x, w in ((-0.72, 0.44), (0.22, 0.9)): upright(w, 0.14, (x, -0.15, z + 0.2), line, 0.06, 0.05)


def diary():
    """One booking in it."""
    board(); entry(SLOTS[0], glow('vermilion', 0.7), 'chalk')
    for z in SLOTS[1:]: slot(z, 'sky')


def taken():
    """Somebody else's booking in the first slot, and two that are open. The slip that was refused lies in front."""
    board(); entry(SLOTS[0], 'midnight', 'sky')
    for z in SLOTS[1:]:
        slot(z, 'sky')
        extrude(S.rrect(2.14, 0.54, 0.1, 6, -0.1, z + 0.27) + S.rrect(1.96, 0.36, 0.05, 6, -0.1, z + 0.27), 0.14, (0, 0.02, 0), 'ultra', plane='xz', bevel=0.02)
    place(slip, (-1.05, -1.05, 0.06), tilt=(-0.42, 0), rot=0.12)


def slip():
    upright(1.0, 0.74, (0, 0, 0), glow('vermilion', 0.7), 0.14, 0.1, 0.03)
    for a, t in ((pi / 4, 0.06), (-pi / 4, 0.07)):
        extrude([[(x * cos(a) - y * sin(a), x * sin(a) + y * cos(a)) for x, y in S.rrect(0.56, 0.14, 0.05, 5)[0]]], t, (0, -0.09, 0.37), 'chalk', plane='xz', bevel=0.018)


def clock(at, hour, r=0.78):
    """At a full hour."""
    x, y, z = at
    def hand(a, w, long, t, m): extrude([[(u * cos(a) + v * sin(a), v * cos(a) - u * sin(a)) for u, v in S.rrect(w, long, w / 2, 5, 0, long / 2 - w / 2)[0]]], t, (x, y - 0.16, z), m, plane='xz', bevel=0.015)
    extrude(S.circle(r), 0.2, at, 'midnight', plane='xz', bevel=0.05)
    extrude(S.circle(r - 0.12), 0.06, (x, y - 0.1, z), 'chalk', plane='xz', bevel=0.02)
    for k in range(12): extrude(S.circle(0.035 + 0.02 * (k % 3 == 0), 16, (r - 0.23) * sin(k * pi / 6), (r - 0.23) * cos(k * pi / 6)), 0.03, (x, y - 0.14, z), 'midnight', plane='xz', bevel=0.005)
    hand(0, 0.1, r - 0.24, 0.06, 'midnight'); hand(hour * pi / 6, 0.15, r - 0.36, 0.09, glow('vermilion', 0.7))


def home():
    """Ten o'clock at the home."""
    house(2.3, 1.5, 1.5, 0.95, (-0.15, 0.3, 0), 'sky', 'ultra', over=0.12)
    clock((-0.15, -0.5, 1.22), 10); upright(0.5, 0.42, (-0.15, -0.46, 0), 'midnight', 0.06); tree(0.75, 0.36, (1.35, -0.3, 0))


def london():
    """At the same moment three o'clock in a city of towers."""
    slab(1.9, 1.6, 0.3, (-0.1, 0.25, 0), 'midnight', r=0.1); slab(1.66, 1.36, 2.0, (-0.1, 0.25, 0.3), 'blush', r=0.08)
    slab(1.9, 1.6, 0.14, (-0.1, 0.25, 2.28), 'midnight', r=0.1); slab(1.2, 0.96, 0.24, (-0.1, 0.25, 2.42), 'pine', r=0.08); slab(0.6, 0.5, 0.24, (-0.1, 0.25, 2.66), 'pine', r=0.06)
    clock((-0.1, -0.52, 1.36), 3)


def old():
    """In use, and its last day is set."""
    stand(); place(lambda: document('butter', ('midnight', 'brass', 'brass'), metal()), (-0.25, 0.3, 0.12), 0.95)
    visitor(-1.15, -0.85)
    slab(0.9, 0.4, 0.1, (0.95, -0.85, 0), 'midnight', r=0.1); upright(0.84, 0.84, (0.95, -0.85, 0.08), glow('vermilion', 0.7), 0.24, 0.1, 0.04)
    upright(0.64, 0.44, (0.95, -0.98, 0.16), 'chalk', 0.06)
    for x in (0.75, 1.15): torus(0.1, 0.035, (x, -0.87, 0.92), metal(), 'yz')


def new():
    """In use as well."""
    stand(); place(lambda: document('chalk', ('ultra', 'ultra', 'sky'), 'ultra'), (-0.25, 0.3, 0.12), 0.95)
    visitor(1.1, -0.85)


def stand(): slab(2.4, 0.95, 0.16, (-0.25, 0.3, 0), 'midnight', r=0.16, bevel=0.05)
