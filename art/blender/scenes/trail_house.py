"""The house of the demo of sources, from straight ahead: the page writes the figures of its record on the plain wall."""
from kit.parts import *

STAGE = dict(ground='mist', width=6.3, target=(0, 0, 2.6), azimuth=-90, elevation=15, lens=900, key_el=50, key_az=-70)
STAGE_SQUARE = {}
W, H, D = 4.4, 3.9, 2.6                                   # the wall, which trail.module.css repeats
EAVES, RISE, RIDGE = 0.32, 1.16, 2.3


def build_square():
    z = base(5.6, 4.3, plaster('chalk'), h=0.24, r=0.7, at=(0, -0.1, 0))
    front = -D / 2
    slab(W + 0.2, D + 0.2, 0.22, (0, 0, z), 'midnight', r=0.06)
    slab(W, D, H, (0, 0, z), plaster('chalk'), r=0.05, bevel=0.02)
    for s in (-1, 1): slab(0.16, 0.16, H, (s * (W / 2 - 0.05), front + 0.02, z), 'sky', r=0.03, bevel=0.02)
    slab(W + 2 * EAVES, D + 2 * EAVES, 0.17, (0, 0, z + H), 'midnight', r=0.08)
    hip(W + 2 * EAVES - 0.1, D + 2 * EAVES - 0.1, RIDGE, RISE, (0, 0, z + H + 0.16), 'ultra')
    slab(RIDGE + 0.12, 0.2, 0.14, (0, 0, z + H + RISE + 0.1), 'midnight', r=0.08)
    slab(0.56, 0.56, 0.9, (1.45, 0.2, z + H + 0.45), 'chalk', r=0.05); slab(0.7, 0.7, 0.14, (1.45, 0.2, z + H + 1.32), 'midnight', r=0.06)
    garden(z, front)


def garden(z, front):
    """Low, so that it hides nothing of the wall."""
    for x, r in ((-2.36, 0.3), (-1.86, 0.2), (2.34, 0.34), (1.82, 0.18)): ball(r, (x, front - 0.3, z - 0.06), 'pine')
    slab(0.9, 0.7, 0.1, (0, front - 0.35, z), 'sky', r=0.1)


def hip(w, d, ridge, rise, at, m):
    """A roof that slopes on all four sides up to a ridge along x."""
    me = bpy.data.meshes.new('hip'); bm = bmesh.new()
    foot = [bm.verts.new((x * w / 2, y * d / 2, 0)) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    left, right = (bm.verts.new((s * ridge / 2, 0, rise)) for s in (-1, 1))
    a, b, c, e = foot
    for face in ((a, b, right, left), (b, c, right), (c, e, left, right), (e, a, left), (e, c, b, a)): bm.faces.new(face)
    bm.to_mesh(me); bm.free()
    ob = bpy.data.objects.new('hip', me)
    me.materials.append(mat(m)); ob.location = at; bpy.context.collection.objects.link(ob)
    soft = ob.modifiers.new('soft', 'BEVEL'); soft.width = 0.06; soft.segments = 4
    return ob
