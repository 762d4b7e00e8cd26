"""The components of Power Apps, each a small model on a plate of its own."""
from kit.parts import *
from .contract import upright

STAGE = dict(ground='mist', width=5.1, target=(0.17, 0, 1.3), azimuth=-66, elevation=21, key_el=60, shift=(0.02, 0))
STAGE_PART = {}


def build_part(component):
    on_plate(globals()[component])


def canvas():
    """A blank screen, and each part where somebody has put it."""
    slab(2.0, 0.9, 0.16, (-0.15, 0.4, 0), 'midnight', r=0.2)
    upright(3.0, 2.3, (-0.15, 0.4, 0.14), 'midnight', 0.28, 0.2, 0.06); upright(2.66, 1.96, (-0.15, 0.25, 0.31), 'chalk', 0.06, 0.1)
    def part(x, z, w, h, m, t=0.2): upright(w, h, (x - 0.15, 0.22 - t / 2, z), m, t, 0.08, 0.035)
    part(-0.55, 1.78, 1.2, 0.28, 'pine'); part(-0.55, 0.5, 1.2, 1.06, 'ultra', 0.26); part(0.72, 1.4, 0.9, 0.66, 'sky', 0.22)
    extrude(S.circle(0.3), 0.26, (0.42, 0.1, 0.86), 'butter', plane='xz', bevel=0.05)
    upright(0.74, 0.4, (1.02, -0.62, 0.86), glow('vermilion', 0.7), 0.24, 0.19, 0.05); rod(0.035, 0.9, (1.02, -0.62, 0), metal())
    person(1.4, (-1.15, -0.85, 0), 'pine', 'butter', r=0.32)


def model():
    """The rows of a table, and the form that follows from them."""
    slab(3.1, 1.1, 0.14, (0, 0.3, 0), 'midnight', r=0.18)
    upright(1.15, 2.4, (-0.95, 0.3, 0.12), 'pine', 0.24, 0.12, 0.05)
    upright(1.5, 2.4, (0.78, 0.3, 0.12), 'chalk', 0.24, 0.12, 0.05)
    upright(0.95, 0.3, (-0.95, 0.14, 2.06), 'butter', 0.12, 0.07, 0.03)
    upright(0.8, 0.26, (0.58, 0.14, 2.08), 'midnight', 0.1, 0.07)
    for k in range(3):
        z, hot = 1.5 - k * 0.5, k == 2
        for x in (-1.2, -0.7): upright(0.43, 0.34, (x, 0.14, z), 'mint', 0.14, 0.07, 0.03)
        tube([(-0.4, 0.02, z + 0.17), (0.22, 0.02, z + 0.17)], 0.05, metal())
        upright(1.16 if not hot else 0.74, 0.34, (0.78 if not hot else 0.57, 0.12, z), glow('vermilion', 0.7) if hot else 'ultra', 0.18, 0.08, 0.035)


def platform():
    """Three applications on one store of data."""
    for k, m in enumerate(('midnight', 'ultra', 'midnight', 'ultra')): disc(1.32, 0.36, (0, 0.1, k * 0.4), m, bevel=0.07)
    disc(1.22, 0.08, (0, 0.1, 1.56), 'sky', bevel=0.03)
    for x, y, m in ((-0.72, 0.3, 'chalk'), (0.1, -0.45, 'hot'), (0.74, 0.48, 'chalk')):
        hot = m == 'hot'
        slab(0.66, 0.34, 0.1, (x, y, 1.62), 'midnight', r=0.08)
        upright(0.74, 0.8, (x, y, 1.7), glow('vermilion', 0.7) if hot else m, 0.22, 0.12, 0.04)
        upright(0.5, 0.12, (x, y - 0.13, 2.26), 'chalk' if hot else 'ultra', 0.06, 0.04); upright(0.5, 0.26, (x, y - 0.13, 1.88), 'blush' if hot else 'sky', 0.06, 0.05)
