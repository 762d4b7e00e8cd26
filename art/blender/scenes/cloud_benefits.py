"""The key benefits of cloud consulting, each a small model on a plate of its own. The hot piece is the backup, which comes out of its drawer whole."""
from kit.parts import *

STAGE = dict(ground='sky', width=5.0, target=(0.17, 0, 1.2), azimuth=-62, elevation=22, key_el=54)
STAGE_PART = {}
# The size of a model, and where its front is on the plate, so that its middle is in the middle.
PLACES = {'backup': (1.3, 0.8)}


def build_part(benefit):
    size, front = PLACES.get(benefit, (1.75, -0.7))
    on_plate(lambda: place(globals()[benefit], (0, front, 0), scale=size))


# ---------------------------------------------------------------- the benefits: the middle of the front edge is at the origin
def upright(w, h, at, m, t=0.08, r=0.06, bevel=0.02):
    return extrude(S.rrect(w, h, r, 6, 0, h / 2), t, at, m, plane='xz', bevel=bevel)


def plan():
    """Blocks that depend on each other, and what is decided is ticked."""
    place(drawing, (0, 0.42, 0.02), tilt=(-0.16, 0))


def drawing():
    upright(1.66, 1.16, (0, 0, 0), 'chalk', 0.1, 0.08)
    for w, h, x, up in ((0.07, 0.5, -0.42, 0.34), (0.5, 0.07, -0.2, 0.3), (0.4, 0.07, 0.1, 0.81)): upright(w, h, (x, -0.06, up), 'midnight', 0.05, 0.02, 0.01)
    upright(0.62, 0.28, (-0.42, -0.12, 0.7), 'ultra', 0.18, 0.06); upright(0.56, 0.28, (0.42, -0.12, 0.7), 'sky', 0.18, 0.06)
    upright(0.46, 0.44, (0.4, -0.12, 0.12), 'pine', 0.18, 0.08)
    place(lambda: tick(0.2), (0.4, -0.22, 0.34))


def tick(s):
    mark = [(-0.8, 0), (-0.5, 0.3), (-0.2, 0), (0.55, 0.75), (0.85, 0.45), (-0.2, -0.6)]
    extrude([[(x * s, y * s) for x, y in reversed(mark)]], 0.06, (0, 0, 0), 'chalk', plane='xz', bevel=0.015)


def services():
    """Equal services, each on its line to the cloud."""
    for k, m in enumerate(('chalk', 'ultra', 'chalk')):
        x = (k - 1) * 0.56
        rod(0.035, 0.9, (x, 0.4, 0), metal()); slab(0.4, 0.4, 0.4, (x, 0.36, 0), m, r=0.06)
        upright(0.2, 0.07, (x, 0.15, 0.17), 'ultra' if m == 'chalk' else glow('butter', 4), 0.03, 0.02, 0.01)
    cloud_slab(1.76, 0.3, (0, 0.4, 0.7), 'chalk', d=0.66); cloud_slab(0.98, 0.26, (-0.1, 0.4, 1.0), 'chalk', d=0.56)


def way_back():
    """An arrow that turns round, to where the piece stood before."""
    slab(1.6, 0.7, 0.12, (0, 0.42, 0), 'chalk', r=0.16)
    r, inner, leg, head, tip = 0.52, 0.28, 0.56, 0.36, 0.16
    left = -(r + inner) / 2
    outline = [(r, 0)] + S.arc(0, leg, r, 0, pi, 32) + [(-r, leg - 0.02), (left - head, leg - 0.02), (left, tip), (left + head, leg - 0.02), (-inner, leg - 0.02)] + S.arc(0, leg, inner, pi, 0, 32) + [(inner, 0)]
    extrude([outline], 0.3, (0.1, 0.42, 0.11), 'ultra', plane='xz', bevel=0.03)


def releases():
    """Equal parcels on a belt that runs all the time."""
    extrude(S.stadium(1.86, 0.42), 0.62, (0, 0.42, 0.25), 'midnight', plane='xz', bevel=0.04)
    for x in (-0.72, 0, 0.72): extrude(S.circle(0.13), 0.68, (x, 0.42, 0.25), metal(), plane='xz', bevel=0.02)
    for k in range(3):
        x = (k - 1) * 0.6
        slab(0.42, 0.42, 0.42, (x, 0.42, 0.46), 'chalk', r=0.05); slab(0.1, 0.44, 0.44, (x, 0.42, 0.455), 'pine', r=0.02, bevel=0.015)


def drum(m, at, n=3):
    x, y, up = at
    for k in range(n): disc(0.46, 0.29, (x, y, up + k * 0.32), m)


def backup():
    """The copy comes out of its drawer as it went in."""
    out = 1.3
    slab(1.9, out + 0.7, 0.1, (0, 0.35 - out / 2, 0.03), 'midnight', r=0.04, bevel=0.02)
    for x in (-0.92, 0.92): slab(0.08, out + 0.6, 0.24, (x, 0.3 - out / 2, 0.03), 'chalk', r=0.02, bevel=0.02)
    upright(1.96, 0.46, (0, -out, 0.0), 'chalk', 0.12, 0.08, 0.03)
    extrude(S.stadium(0.6, 0.12), 0.12, (0, -out - 0.1, 0.24), metal(), plane='xz', bevel=0.03)
    drum(glow('vermilion', 0.6), (0, -0.66, 0.12))


def bill():
    """Each stack of coins is as high as the work beside it."""
    for k, n in enumerate((3, 6, 10)):
        x = (k - 1) * 0.62
        slab(0.46, 0.3, n * 0.105, (x, 0.62, 0), 'chalk', r=0.05)
        for j in range(n): disc(0.23, 0.095, (x, 0.26, j * 0.105), metal() if j % 2 else 'butter', bevel=0.02)
