"""
python3 art/place-on-phone.py: where the wide picture of each film would lie on the narrow one, for `phone` in
app/pages/home/hero-film/films.ts. Both show the model from the same side, the wide one from further away, so the
place follows from the cameras but for the perspective: this fits it to the pictures, within the part that moves.
Needs python3-numpy and python3-pil.
"""
import os, re
import numpy as np
from PIL import Image
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FILMS = open(f'{ROOT}/site/pages/home/hero-film/films.ts').read()
WIDE, NARROW, ASPECT = 1280, 960, 587 / 1280


def grey(name, width):
    image = Image.open(f'{ROOT}/company/public/art/{name}').convert('L')
    return np.asarray(image.resize((width, round(image.height * width / image.width)), Image.LANCZOS), float)


def at(picture, x, y):
    """The values of a picture at places between its pixels."""
    x = np.clip(x, 0, picture.shape[1] - 2.001); y = np.clip(y, 0, picture.shape[0] - 2.001)
    x0, y0 = x.astype(int), y.astype(int); fx, fy = x - x0, y - y0
    upper = picture[y0, x0] * (1 - fx) + picture[y0, x0 + 1] * fx
    lower = picture[y0 + 1, x0] * (1 - fx) + picture[y0 + 1, x0 + 1] * fx
    return upper * (1 - fy) + lower * fy


for name, part in re.findall(r'"?([\w-]+)"?: \{\n.*?day: \{ src: "[^"]*", part: \[([\d, ]+)\]', FILMS, re.S):
    left, top, right, bottom = map(int, part.split(','))
    wide, narrow = grey(f'{name}-wide-1600.webp', WIDE), grey(f'{name}-960.webp', NARROW)
    x, y = np.meshgrid(np.arange(left + 40, right - 20, 2), np.arange(top + 16, min(bottom, 585) - 20, 2))

    def error(place):
        size, end, below = place
        there_x = (1 - end - (1 - (x + .5) / WIDE) * size) * NARROW - .5
        there_y = (.625 - below - (ASPECT - (y + .5) / WIDE) * size) * NARROW - .5
        return np.abs(at(narrow, there_x, there_y) - wide[y, x]).mean()

    # The default cameras of the kit; a smaller and smaller step in each direction then finds the best place.
    place, step = np.array([1.4, .115, -.009]), np.array([.02, .008, .008])
    best = error(place)
    while step[0] > 1e-5:
        near = [place + step * move for move in np.array([[1, 0, 0], [-1, 0, 0], [0, 1, 0], [0, -1, 0], [0, 0, 1], [0, 0, -1]])]
        errors = [error(one) for one in near]
        if min(errors) < best: best, place = min(errors), near[int(np.argmin(errors))]
        else: step = step / 2
    print(name, [round(float(v), 4) for v in place], f'difference {best:.1f} of 255')
