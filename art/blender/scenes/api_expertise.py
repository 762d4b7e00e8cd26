"""What the API page lists, each as a small model on a plate of its own."""
from kit.parts import *
from . import contract, document_versions

STAGE = dict(ground='sky', width=5.1, target=(0.17, 0, 1.4), azimuth=-66, elevation=21, key_el=60, shift=(0.045, 0))
STAGE_PART = {}


def build_part(item):
    on_plate(globals()[item])


def secure():
    """A padlock, and the one key."""
    extrude(S.arch_band(0.72, 0.48, 0.75), 0.3, (-0.2, 0.2, 1.2), metal(), plane='xz', bevel=0.1)
    slab(2.1, 0.95, 1.5, (-0.2, 0.2, 0), 'ultra', r=0.24, bevel=0.07)
    extrude(S.circle(0.42), 0.08, (-0.2, -0.29, 0.8), 'chalk', plane='xz', bevel=0.02)
    extrude(S.keyhole(0.15, 0.36, 0.07, 0.13), 0.06, (-0.2, -0.34, 0.88), 'midnight', plane='xz', bevel=0.01)
    place(key, (1.15, -0.75, 0.12), tilt=(-0.1, 0), rot=0.1)


def key():
    m = glow('vermilion', 0.7)
    extrude(S.ring(0.34, 0.16), 0.16, (0, 0, 1.1), m, plane='xz', bevel=0.03)
    face(0.16, 0.86, (0, 0, 0), m)
    for z in (0.06, 0.3): face(0.26, 0.14, (0.16, 0, z), m)


def face(w, h, at, m, t=0.16, r=0.04):
    return extrude(S.rrect(w, h, r, 6, 0, h / 2), t, at, m, plane='xz', bevel=0.02)


def web_and_mobile():
    place(contract.screen, (-0.35, 0.45, 0), 1.65)
    place(contract.phone, (0.95, -0.75, 0), 1.3)


def legacy():
    """A new door before an old database."""
    for k in range(4): disc(1.02, 0.5, (-0.15, 0.35, k * 0.6), 'stone' if k % 2 else 'pine')
    extrude(S.arch_band(0.82, 0.52, 0.8), 0.44, (-0.1, -0.85, 0), 'ultra', plane='xz', bevel=0.05)
    slab(1.0, 0.9, 0.06, (-0.1, -1.0, 0), 'sky', r=0.1)
    ball(0.34, (-0.1, -1.0, 0.04), glow('vermilion', 0.7))


def versions():
    """The old versions stand behind the new one, which a test has passed."""
    slab(2.6, 2.0, 0.2, (-0.2, 0.25, 0), 'midnight', r=0.16)
    for k, m in enumerate(('butter', 'sky', 'chalk')): place(lambda: document_versions.version(0, 0, 0, m, k), (-0.5 + k * 0.3, 0.85 - k * 0.52, 0.18), 0.68)
    place(lambda: document_versions.tick(0, 0, 0), (1.0, -0.9, 0), 0.6)
