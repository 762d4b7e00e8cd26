"""The demo of one screen: it stands on paper, as a prototype and as it is released, each on what a change to it has to move. The one that is chosen is painted."""
from kit.parts import *

STAGE = dict(ground='mist', width=8.2, target=(0.1, 0, 1.98), azimuth=-66, elevation=20, key_el=58)
STAGE_PART = {}
WIDE, HIGH = 2.02, 2.66               # a screen
STEPS = {'sketch': (-2.3, 0.14), 'prototype': (0.0, 0.66), 'release': (2.3, 1.72)}   # the place of each and its height
ROWS = ((1.5, 0.34), (0.98, 0.34))    # the fields above the one that changes
FIELD = (0.42, 0.38)                  # the one that changes
LEFT = -0.76


def build_part(part):
    """part: the chosen one."""
    z = base(7.3, 2.9, plaster('chalk'), h=0.26, r=0.6)
    for name, (x, top) in STEPS.items():
        chosen = name == part
        def paint(m): return m if chosen else plaster('chalk')
        def relief(m): return m if chosen else plaster('stone')
        place(lambda: globals()[name](top, chosen, paint, relief), (x, 0.3, z))


def upright(w, h, at, m, t=0.1, r=0.06, bevel=0.02): return extrude(S.rrect(w, h, r, 6, 0, h / 2), t, at, m, plane='xz', bevel=bevel)


def user(x, y, z=0, m='pine', head='butter'): person(1.3, (x, y, z), m, head, r=0.29)


# ---------------------------------------------------------------- on paper
def sketch(top, chosen, paint, relief):
    slab(2.2, 1.5, top, (0, 0.15, 0), paint('ultra'), r=0.2)
    place(lambda: paper(chosen, paint, relief), (0, 0.2, top), tilt=(-0.12, 0))
    if chosen:
        user(-0.9, -1.1); user(1.42, -1.12, m='ultra', head='blush')


def paper(chosen, paint, relief):
    upright(WIDE + 0.14, HIGH + 0.1, (0, 0.1, 0), paint('brass'), 0.1, 0.08)
    upright(WIDE - 0.06, HIGH - 0.12, (0, 0.01, 0.04), paint('chalk'), 0.06, 0.02, 0.01)
    upright(0.6, 0.2, (0, -0.02, HIGH - 0.12), paint('midnight'), 0.14, 0.05)
    y, ink = -0.04, relief('midnight')
    for k in range(2): ringed(LEFT + 0.08 + k * 0.26, 2.16, 0.075, ink)
    stroke([(LEFT + 0.55, 2.14), (LEFT + 0.9, 2.19), (LEFT + 1.3, 2.15)], ink)
    for z, h in ROWS: box(LEFT, z, 1.52, h, ink)
    box(0.2, 0.06, 0.56, 0.24, ink)
    z, h = FIELD
    box(LEFT, z, 1.52, h, glow('vermilion', 0.45) if chosen else ink, 0.05 if chosen else 0.026)
    if chosen: place(pencil, (0.5, -0.16, 0.66), tilt=(0.2, 0.42))


def stroke(points, m, r=0.026): tube([(x, -0.04, z) for x, z in points], r, m, 0.06)


def ringed(x, z, r, m): torus(r, 0.024, (x, -0.04, z), m, 'xz')


def box(x, z, w, h, m, r=0.026):
    """Four strokes of a quick hand, which cross at the corners."""
    o = 0.05
    stroke([(x - o, z + 0.02), (x + w + o, z - 0.015)], m, r); stroke([(x - o, z + h - 0.02), (x + w + o, z + h + 0.02)], m, r)
    stroke([(x, z - o), (x - 0.02, z + h + o)], m, r); stroke([(x + w - 0.01, z - o), (x + w + 0.02, z + h + o)], m, r)


def pencil():
    """With its rubber down."""
    rod(0.1, 0.2, (0, 0, 0), 'blush'); rod(0.105, 0.14, (0, 0, 0.18), metal()); rod(0.1, 1.2, (0, 0, 0.3), 'butter')
    cone(0.1, 0.26, (0, 0, 1.5), 'stone'); cone(0.04, 0.1, (0, 0, 1.67), 'midnight')


def cone(r, h, at, m):
    import bpy
    bpy.ops.mesh.primitive_cone_add(vertices=32, radius1=r, depth=h, location=(at[0], at[1], at[2] + h / 2))
    bpy.context.object.data.materials.append(mat(m))


# ---------------------------------------------------------------- a prototype
def prototype(top, chosen, paint, relief):
    slab(2.2, 1.5, top / 2 - 0.02, (0, 0.15, 0), paint('ultra'), r=0.2); slab(2.2, 1.5, top / 2, (0, 0.15, top / 2), paint('butter'), r=0.2)
    y = 0.1
    upright(WIDE, HIGH, (0, y, top), paint('butter'), 0.16, 0.1, 0.03)
    front = y - 0.1
    for x in (LEFT + 0.06, LEFT + 0.32): extrude(S.circle(0.1, 32), 0.1, (x, front, top + 2.16), relief('midnight'), plane='xz', bevel=0.02)
    upright(0.86, 0.2, (0.32, front, top + 2.06), relief('midnight'), 0.1, 0.04)
    for z, h in ROWS: upright(1.6, h, (0, front, top + z), relief('chalk'), 0.14, 0.05)
    upright(0.7, 0.26, (0.45, front, top + 0.05), relief('ultra'), 0.14, 0.05)
    z, h = FIELD
    upright(1.6, h, (0, front - (0.22 if chosen else 0), top + z), glow('vermilion', 0.45) if chosen else relief('chalk'), 0.2, 0.05, 0.03)
    if chosen: user(-1.05, -1.1)


# ---------------------------------------------------------------- as it is released
def release(top, chosen, paint, relief):
    layers = ('midnight', 'ultra', 'sky', 'mint')
    h = top / len(layers)
    for k, m in enumerate(layers): slab(2.2, 1.5, h - 0.03, (0, 0.15, k * h), paint(m), r=0.2)
    y = 0.1
    upright(WIDE + 0.06, HIGH, (0, y, top), paint('midnight'), 0.3, 0.2, 0.05)
    upright(WIDE - 0.14, HIGH - 0.2, (0, y - 0.15, top + 0.1), glow('chalk', 0.6) if chosen else paint('chalk'), 0.06, 0.12)
    front = y - 0.2
    for x, m in ((LEFT + 0.08, 'ultra'), (LEFT + 0.34, 'sky')): extrude(S.circle(0.09, 32), 0.06, (x, front, top + 2.16), relief(m), plane='xz', bevel=0.02)
    upright(0.8, 0.18, (0.3, front, top + 2.07), relief('midnight'), 0.06, 0.08)
    for z, h in ROWS: upright(1.52, h, (0, front, top + z), relief('sky'), 0.08, 0.14)
    upright(0.7, 0.26, (0.4, front, top + 0.14), relief('ultra'), 0.1, 0.12)
    z, h = FIELD
    upright(1.52, h, (0, front, top + z + 0.04), glow('vermilion', 0.45) if chosen else relief('sky'), 0.12, 0.14, 0.03)
    if chosen: user(-1.05, -1.1)
