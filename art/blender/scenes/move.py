"""A move to the cloud: the old server and the cloud on one plate, and one wide path from the one to the other. Its visitors, ten balls, stand on the path in the demo of a move, which draws them (site/demos/migration/model.ts)."""
from kit.parts import *
from . import ages

# site/demos/migration/model.ts repeats this camera.
STAGE = dict(ground='mist', width=11.3, target=(0.42, 0, 1.36), azimuth=-72, elevation=27, key_el=60)
# The plate from the same side before anything stands on it: the demo fades a model with it.
STAGE_PART = {}
SIDE = 2.15  # the middle of each model, left and right of the middle of the plate


def build():
    z = plate() + 0.08
    place(ages.rendered, (-SIDE, 0.72, z), 1.12)
    place(ages.cloud, (SIDE, 0.72, z), 1.12)


def build_part(part):
    plate()


def plate():
    z = base(8.5, 4.5, plaster('chalk'), h=0.3, r=0.7)
    slab(7.9, 1.3, 0.1, (0, -1.3, z - 0.02), 'ultra', r=0.65, bevel=0.03)
    for side, pad in ((-SIDE, 'blush'), (SIDE, 'sky')):
        slab(1.1, 0.7, 0.12, (side, -0.6, z - 0.02), 'ultra', r=0.04, bevel=0.03)
        slab(3.8, 2.5, 0.08, (side, 0.75, z), plaster(pad), r=0.4, bevel=0.025)
    for k in range(3):
        w, t = 0.2, 0.14
        extrude([[(-w, -0.3), (-w + t, -0.3), (t, 0), (-w + t, 0.3), (-w, 0.3), (0, 0)]], 0.05, ((k - 1) * 0.42, -1.3, z + 0.06), 'sky', bevel=0.012)
    return z
