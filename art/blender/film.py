"""blender -b -noaudio --python film.py -t 1 -- identity [--theme day|night] [--frame std|wide] [--size WxH] [--part X0,Y0,X1,Y1] [--frames A-B] [--spp 24] [--out DIR]"""
import sys, os, importlib, argparse
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__))); sys.dont_write_bytecode = True
from kit import stage
ap = argparse.ArgumentParser()
ap.add_argument('scene'); ap.add_argument('--theme', default='day'); ap.add_argument('--frame', default='wide', choices=['std', 'wide'])
ap.add_argument('--size', default='2400x1101'); ap.add_argument('--part', default=''); ap.add_argument('--frames', default='')
ap.add_argument('--spp', type=int, default=24); ap.add_argument('--out', default='.')
a = ap.parse_args(sys.argv[sys.argv.index('--') + 1:])
mod = importlib.import_module('scenes.' + a.scene)
frames = [int(n) for n in a.frames.split(',')] if a.frames else range(mod.FRAMES)
for n in frames:
    out = os.path.join(a.out, f'{n:02}.png')
    if os.path.exists(out): continue
    os.makedirs(a.out, exist_ok=True)
    stage.reset()
    stage.setup(theme=a.theme, **stage.framed(mod, a.frame, a.theme))
    mod.build(n)
    stage.render(out, tuple(map(int, a.size.split('x'))), a.spp, part=[int(v) for v in a.part.split(',')] if a.part else None)
