"""Two working days in the demo of shared hours: you at home, the team in Singapore, and the light that each of them has."""
import bpy
from math import atan2
from kit.parts import *

STAGE = dict(ground='mist', width=5.0, target=(0.17, 0, 1.4), azimuth=-66, elevation=21, key_el=54)
STAGE_PART = {}
# Seen steeply from straight ahead, without perspective.
LIGHTS = {'sun': 4.9, 'moon': 4.9}    # stand on the hours of a day; how wide the picture is
BLOCKS = {'tray': 0.56, 'light': 0.16, 'work': 0.5, 'shared': 0.56}     # how thick; each fills its picture, whose middle overlap.module.css stretches
BEVELS = {'tray': 0.05, 'light': 0.06, 'work': 0.14, 'shared': 0.14}
SIDE = 2.0
ABOVE, TURN = radians(52), radians(24)


def build_part(name):
    piece = globals()[name]
    if name in LIGHTS:
        look_down(LIGHTS[name], 1.75)
        place(lambda: standing(piece), rot=TURN)
    elif name in BLOCKS:
        look_down(SIDE, 0)
        bpy.data.objects['Plane'].hide_render = True
        h, b = BLOCKS[name], BEVELS[name]
        deep = 2 * b + (SIDE - 2 * b - (h - 2 * b) * cos(ABOVE)) / sin(ABOVE)
        place(lambda: piece(SIDE, deep, h, b), (0, 0, -h / 2), rot=TURN)
    else: on_plate(piece)


def look_down(width, z):
    """The light stays, so it comes as it comes to the other models."""
    camera = bpy.context.scene.camera
    camera.data.type, camera.data.ortho_scale = 'ORTHO', width
    camera.location = (60 * cos(ABOVE) * sin(TURN), -60 * cos(ABOVE) * cos(TURN), z + 60 * sin(ABOVE))
    camera.rotation_euler = (pi / 2 - ABOVE, 0, TURN)


def tray(w, d, h, b):
    """The hours of a day, as dark as the night. Its rim is as wide on the screen on all sides."""
    rim, floor = 0.15, 0.2
    inner = S.rrect(w - 2 * rim, d - 2 * rim / sin(ABOVE), 0.42, 10)
    extrude(S.rrect(w, d, 0.56, 12) + inner, h, (0, 0, 0), plaster('chalk'), bevel=b)
    slab(w - rim, d - rim, floor, (0, 0, 0), plaster('midnight'), r=0.4)


def light(w, d, h, b):
    slab(w, d, h, (0, 0, 0), plaster('sky'), r=0.3, bevel=b)


def work(w, d, h, b):
    slab(w, d, h, (0, 0, 0), plaster('chalk'), r=0.5, bevel=b)


def shared(w, d, h, b):
    slab(w, d, h, (0, 0, 0), glow('vermilion', 0.5), r=0.5, bevel=b)


def you():
    """A house, and a person who works in front of it."""
    house(2.3, 1.1, 1.5, 0.8, (0.1, 0.6, 0), 'blush', 'ultra', over=0.12)
    window(0.56, 0.66, (-0.2, 0.03, 0.92), glow('butter', 1.6), axis='y', r=0.06)
    desk(1.7, (0.4, -0.75, 0))
    place(laptop, (0.45, -0.75, 0.82), rot=radians(-32))
    person(1.75, (-1.1, -0.62, 0), 'pine', 'butter', r=0.4)


def team():
    """Three people at one table, before the towers of their city."""
    for x, h in ((-1.0, 2.3), (-0.05, 2.3), (0.9, 2.3)): slab(0.46, 0.5, h, (x, 0.95, 0), 'sky', r=0.08)
    extrude(S.stadium(2.9, 0.62), 0.2, (-0.02, 0.92, 2.3), 'chalk', bevel=0.07)
    disc(0.32, 0.72, (0.05, -0.4, 0), 'midnight'); disc(0.92, 0.14, (0.05, -0.4, 0.7), 'chalk', bevel=0.05)
    for x, y, m, head, turn in ((-1.15, -0.4, 'ultra', 'blush', -70), (0.0, 0.42, 'butter', 'chalk', 180), (1.2, -0.2, 'blush', 'butter', 70)):
        person(1.55, (x, y, 0), m, head, r=0.35)
    place(laptop, (-0.12, -0.5, 0.84), 0.8, rot=radians(-38)); disc(0.17, 0.14, (0.6, -0.5, 0.84), 'ultra'); cube(0.24, (0.45, -0.05, 0.84), 'sky')


def standing(piece):
    """On a foot, and leaning back, so that its face is seen."""
    disc(0.85, 0.3, (0, 0, 0), plaster('chalk'))
    place(piece, (0, 0.45, 1.7), tilt=(radians(-30), 0))


def sun():
    extrude(S.circle(1.14), 0.5, (0, 0, 0), glow('butter', 0.3), plane='xz', bevel=0.22)
    for k in range(8):
        a = 2 * pi * (k + 0.5) / 8
        ray = [(x * cos(a) - z * sin(a), x * sin(a) + z * cos(a)) for x, z in S.rrect(0.6, 0.46, 0.2, 6, 1.64, 0)[0]]
        extrude([ray], 0.34, (0, 0, 0), glow('butter', 0.3), plane='xz', bevel=0.1)


def moon():
    r, cut, off = 1.65, 1.3, 0.86
    x = (r * r - cut * cut + off * off) / (2 * off); y = (r * r - x * x) ** 0.5
    a, b = atan2(y, x), atan2(y, x - off)
    # The arcs end before they meet: a bevel makes spikes of points.
    outline = S.arc(0, 0, r, a + 0.1, 2 * pi - a - 0.1, 56) + S.arc(off, 0, cut, 2 * pi - b - 0.07, b + 0.07, 48)
    extrude([outline], 0.5, (0.25, 0, 0), glow('chalk', 0.3), plane='xz', bevel=0.1)


# ---------------------------------------------------------------- the pieces
def desk(w, at):
    x, y, z = at
    slab(w, 0.86, 0.14, (x, y, z + 0.68), 'chalk', r=0.12)
    for k in (-1, 1): slab(0.16, 0.66, 0.7, (x + k * (w / 2 - 0.22), y, z), 'midnight', r=0.05)


def laptop():
    """Open to the front."""
    slab(0.84, 0.56, 0.06, (0, 0, 0), metal('chalk'), r=0.06, bevel=0.02)
    def lid():
        extrude(S.rrect(0.84, 0.6, 0.06, 5, 0, 0.3), 0.06, (0, 0, 0), 'midnight', plane='xz', bevel=0.02)
        extrude(S.rrect(0.72, 0.46, 0.03, 4, 0, 0.31), 0.02, (0, -0.035, 0), glow('sky', 1.2), plane='xz', bevel=0.005)
    place(lid, (0, 0.27, 0.04), tilt=(radians(-14), 0))
