"""How things move in a film: functions of the frame, for the poses of a scene."""
from math import cos, exp, pi


def ease(frame, start, end, a=0.0, b=1.0):
    """From a to b, slow at both ends."""
    t = min(1, max(0, (frame - start) / (end - start)))
    return a + (b - a) * t * t * (3 - 2 * t)


def hop(frame, start, height, length=9):
    """How far something is above its place: it jumps, lands, and jumps a little once more."""
    t = (frame - start) / length
    if 0 < t < 1: return height * 4 * t * (1 - t)
    t = (t - 1) * 2
    return height * 0.6 * t * (1 - t) if 0 < t < 1 else 0


def swing(frame, start, depth, period=10.4, fade=2.6):
    """How far something is from its place that was pushed by `depth` and springs back."""
    t = frame - start
    return depth * exp(-t / fade) * cos(2 * pi * t / period) if t >= 0 else 0


def along(way, frame, start):
    """Where something is on its way: a list of the last frame of each move, where it ends, and the height of its hop. It rolls where it does not hop."""
    first, a = 0, start
    for last, b, height in way:
        if frame <= last:
            t = (frame - first) / (last - first)
            u = t if height else t * t * (3 - 2 * t)
            x, y, z = (p + (q - p) * u for p, q in zip(a, b))
            return x, y, z + height * 4 * t * (1 - t)
        first, a = last, b
    return a


def bump(frame, at, length=1.5):
    """1 in a frame, and less in the frames before and after it."""
    return max(0, 1 - abs(frame - at) / length)


def squash(frame, landings, amount=0.14):
    """How high something is, of its own height: less around each landing."""
    return 1 - amount * sum(bump(frame, n) for n in landings) if frame else 1
