"""Ways to sign in, each a small model on a plate of its own. Hot is the proof that opens the door."""
from kit.parts import *
from .api_expertise import key
from .contract import upright

STAGE = dict(ground='blush', width=5.1, target=(0.17, 0, 1.3), azimuth=-66, elevation=21, key_el=60, shift=(0.02, 0))
STAGE_PART = {}


def build_part(way):
    on_plate(globals()[way])


def door(x, y, m, inside):
    extrude(S.arch_solid(0.46, 1.3), 0.34, (x, y, 0), m, plane='xz', bevel=0.05)
    extrude(S.arch_solid(0.3, 1.22), 0.06, (x, y - 0.18, 0), inside, plane='xz', bevel=0.02)
    extrude(S.circle(0.07, 24), 0.06, (x + 0.16, y - 0.22, 0.72), metal(), plane='xz', bevel=0.015)


def once():
    """Three doors, and one key."""
    for x, m, inside in ((-1.1, 'midnight', 'sky'), (0.0, 'ultra', 'chalk'), (1.1, 'pine', 'mint')):
        door(x, 0.55, m, inside); slab(0.7, 0.9, 0.05, (x, -0.1, 0), 'sky', r=0.08)
    slab(2.9, 0.7, 0.07, (0, -0.85, 0), 'sky', r=0.2)
    place(key, (-0.42, -0.86, 0.14), 1.12, tilt=(0, 1.28), rot=0.04)


def gate():
    """Arches inside each other, the innermost shut."""
    for r, m, k in ((1.1, 'ultra', 0), (0.84, 'sky', 1), (0.58, 'chalk', 2)):
        extrude(S.arch_band(r, r - 0.25, 0.75), 0.7 - k * 0.16, (0, 0, 0), m, plane='xz', bevel=0.05)
    extrude(S.arch_solid(0.33, 0.75), 0.16, (0, 0.05, 0), 'ultra', plane='xz', bevel=0.03)
    extrude(S.keyhole(0.1, 0.24, 0.05, 0.09), 0.06, (0, -0.04, 0.66), metal(), plane='xz', bevel=0.01)


def password(w=1.5):
    """A field with dots in it."""
    slab(w, 0.44, 0.42, (0, 0, 0), 'midnight', r=0.14, bevel=0.05)
    for k in range(4): extrude(S.circle(0.09, 24), 0.08, ((k - 1.5) * w * 0.21, -0.22, 0.21), 'chalk', plane='xz', bevel=0.025)


def prompt(m, sign):
    """A phone that asks for a yes."""
    upright(0.86, 1.5, (0, 0, 0), 'midnight', 0.22, 0.16, 0.04)
    upright(0.68, 1.22, (0, -0.11, 0.13), 'chalk', 0.05, 0.08)
    extrude(S.circle(0.25), 0.12, (0, -0.15, 0.86), m, plane='xz', bevel=0.03)
    extrude([list(reversed([(x * 0.44, y * 0.44) for x, y in [(-0.3, 0.02), (-0.2, 0.13), (-0.07, 0.0), (0.22, 0.28), (0.33, 0.17), (-0.07, -0.21)]]))], 0.06, (0, -0.22, 0.85), sign, plane='xz', bevel=0.01)
    upright(0.46, 0.16, (0, -0.13, 0.3), 'ultra', 0.06, 0.06)


def two():
    """A password, and a phone that asks whether it is you."""
    place(gate, (0.05, 0.55, 0), 1.12)
    place(password, (-0.72, -0.85, 0), 1.0)
    place(lambda: prompt(glow('vermilion', 0.7), 'chalk'), (0.92, -0.75, 0))


def several():
    """A password, a phone and a key, each on a step of its own."""
    place(gate, (0.05, 0.72, 0.34), 1.0)
    slab(3.0, 0.8, 0.34, (0, 0.72, 0), 'sky', r=0.1); slab(2.3, 0.42, 0.18, (0, 0.18, 0), 'chalk', r=0.06)
    place(lambda: password(1.2), (-1.0, -0.82, 0))
    place(lambda: prompt('ultra', 'chalk'), (0.1, -0.72, 0), 0.86)
    place(key, (1.12, -0.8, 0.02), 1.08, rot=0.1)
