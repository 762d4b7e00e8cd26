"""Cloud user pools: accounts stand in a cloud as in a pool, and the cloud keeps the hot key."""
from math import asin
from kit.parts import *

STAGE = dict(ground='blush', width=10.0, target=(0, 0, 1.4), azimuth=-66, elevation=24)


def build():
    z = base(6.7, 3.7, plaster('sky'), r=0.5)
    cloud([(-1.75, 1.15, 1.1), (-0.55, 2.05, 1.35), (1.05, 1.7, 1.25), (2.05, 0.95, 0.9)], 0.75, (0, 0.95, z), 'ultra')
    for x, m, head, h in ((-1.5, 'pine', 'blush', 1.4), (0.05, 'butter', 'chalk', 1.75), (1.5, 'midnight', 'blush', 1.35)): account(x, 0.1, z, m, head, h)
    cloud([(-1.95, 0.85, 0.85), (-0.75, 0.8, 0.8), (0.55, 0.95, 0.95), (1.85, 0.8, 0.8)], 0.75, (0, -0.75, z), 'chalk')
    key(-0.7, -1.2, z + 0.88)


def cloud(circles, t, at, m):
    """An upright cloud: the outline of overlapping circles (x, y, radius), flat at the bottom."""
    top = max(y + r for x, y, r in circles); left = min(x - r for x, y, r in circles); right = max(x + r for x, y, r in circles)
    def inside(x, y):
        return y >= 0 and (any(hypot(x - cx, y - cy) <= r for cx, cy, r in circles) or (circles[0][0] <= x <= circles[-1][0] and y <= 0.7))
    loop = []
    for i in range(360):
        a = 2 * pi * i / 360; lo, hi = 0.0, 8.0
        while hi - lo > 1e-4:
            mid = (lo + hi) / 2
            if inside(mid * cos(a), 0.6 + mid * sin(a)): lo = mid
            else: hi = mid
        loop.append((lo * cos(a), 0.6 + lo * sin(a)))
    extrude([loop], t, at, m, plane='xz', bevel=0.1)


def account(x, y, z, m, head, h):
    extrude(S.arch_solid(0.58, h - 0.2), 0.6, (x, y, z), m, plane='xz', bevel=0.08); ball(0.42, (x, y, z + h + 0.36), head)


def key(x, y, z):
    """Bow and bit in one outline, because overlapping faces in one plane would flicker."""
    r, half, end, bit = 0.45, 0.12, 1.89, -0.42
    turn = asin(half / r)
    loop = S.arc(0, 0, r, turn, 2 * pi - turn, 48)
    for a, b in ((1.27, 1.49), (1.67, end)): loop += [(a, -half), (a, bit), (b, bit), (b, -half)]
    extrude([loop[:-1] + [(end, half)]] + S.circle(0.2, 40), 0.24, (x, y, z), glow('vermilion', 0.9), plane='xz', bevel=0.05)
