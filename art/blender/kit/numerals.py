"""Outlines of numerals of the display typeface at weight 700."""

# In thousandths of an em, as in the font's file: (x, y), with a third value for the control point of a curve.
_OUTLINES = {
    1: [(128, 0), (128, 452), (31, 452), (31, 578), (79, 578, 0), (139, 611, 0), (148, 660), (273, 660), (273, 0)],
    2: [(43, 0), (43, 147), (299, 315), (316, 327, 0), (353, 357, 0), (385, 395, 0), (405, 440, 0), (405, 467), (405, 494, 0), (380, 534, 0), (333, 555, 0), (299, 555), (265, 555, 0), (220, 534, 0), (193, 495, 0), (182, 441, 0), (182, 408), (44, 437), (42, 511, 0), (103, 618, 0), (219, 676, 0), (301, 676), (374, 676, 0), (485, 631, 0), (547, 542, 0), (547, 477), (547, 427, 0), (514, 347, 0), (461, 284, 0), (397, 236, 0), (368, 218), (211, 121), (211, 112), (557, 117), (557, 0)],
    3: [(289, -14), (224, -14, 0), (128, 12, 0), (63, 62, 0), (28, 134, 0), (23, 178), (153, 219), (155, 188, 0), (177, 142, 0), (214, 112, 0), (263, 97, 0), (293, 97), (330, 97, 0), (389, 119, 0), (422, 166, 0), (422, 201), (422, 245, 0), (363, 301, 0), (244, 322, 0), (155, 314), (155, 396), (377, 539), (377, 547), (56, 545), (56, 661), (522, 661), (522, 526), (314, 386), (314, 377), (408, 382, 0), (518, 334, 0), (566, 247, 0), (566, 197), (566, 132, 0), (506, 38, 0), (383, -14, 0)],
}


def outline(number, height, n=6):
    """One loop, centred on x = 0, with its foot at y = 0. Between two control points a TrueType curve has a point of its own."""
    path = []
    for point in _OUTLINES[number]:
        if path and len(point) == len(path[-1]) == 3: path.append(tuple((a + b) / 2 for a, b in zip(point[:2], path[-1])))
        path.append(point)
    loop = []
    for i, point in enumerate(path):
        if len(point) == 2: loop.append(point); continue
        a, b = path[i - 1], path[(i + 1) % len(path)]
        for t in (j / n for j in range(1, n)): loop.append(tuple((1 - t) ** 2 * u + 2 * (1 - t) * t * v + t * t * w for u, v, w in zip(a, point, b)))
    k = height / 660; middle = (min(x for x, _ in loop) + max(x for x, _ in loop)) / 2; foot = min(y for _, y in loop)
    return [[((x - middle) * k, (y - foot) * k) for x, y in reversed(loop)]]
