/**
 * node art/encode-film.mjs FRAMES OUT.avif [LEVEL] [SCALE]: packs the frames of a film into one picture, a grid of eight columns. Frame 00 is
 * the still picture and is left out: every other frame keeps only what differs from it, with soft edges, so that
 * the film can lie on the still picture without a seam.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
const sharp = createRequire(import.meta.url)('sharp');
sharp.concurrency(1);
const [, , src, out, level = '38', scale = '1'] = process.argv, COLUMNS = 8;
const frames = readdirSync(src).filter((n) => n.endsWith('.png')).sort().map((n) => `${src}/${n}`);
const full = await sharp(frames[0]).metadata(), w = Math.round(full.width * scale), h = Math.round(full.height * scale), n = w * h;
const colours = (file) => sharp(file).removeAlpha().resize(w, h);
const raw = (image) => image.raw().toBuffer();
const grey = (data) => sharp(data, { raw: { width: w, height: h, channels: 1 } });
const smooth = async (file) => raw(sharp(await colours(file).png().toBuffer()).blur(2.5));
const still = await smooth(frames[0]);
/** How much of the frame shows at each pixel: nothing where noise alone tells it from the still picture. */
async function maskOf(file) {
  const now = await smooth(file), changed = Buffer.alloc(n), edge = Buffer.alloc(n);
  for (let i = 0; i < n; i++) {
    const d = Math.max(...[0, 1, 2].map((c) => Math.abs(now[i * 3 + c] - still[i * 3 + c])));
    changed[i] = d > 4 ? 255 : 0;
    const x = i % w, y = (i / w) | 0;
    // Light on the ground goes on beyond the part and fades slowly; at the top nothing does.
    edge[i] = Math.min(1, y / 16, x / 72, (w - 1 - x) / 44, (h - 1 - y) / 40) * 255;
  }
  // Blurring drops single pixels of noise; the gain then grows the rest by a few pixels.
  const grown = await raw(grey(changed).blur(5).linear(6, -330).toColourspace('b-w'));
  // The gain makes a moved piece cover its place in the still picture wholly, where blurring leaves 1 to 5 % of it.
  const soft = await raw(grey(grown).blur(4).linear(1.1, 0).toColourspace('b-w'));
  return Buffer.from(soft.map((v, i) => (v < 4 ? 0 : (v * edge[i]) / 255)));
}
const cells = [];
for (const [k, file] of frames.slice(1).entries()) {
  const mask = await maskOf(file), colour = await raw(colours(file));
  // What nobody sees continues the visible colours, because a hard edge would cost bytes and bleed.
  const weighted = Buffer.from(colour.map((v, i) => (mask[(i / 3) | 0] ? v : 0))), seen = Buffer.from(mask.map((v) => (v ? 255 : 0)));
  const spread = await raw(sharp(weighted, { raw: { width: w, height: h, channels: 3 } }).blur(16)), amount = await raw(grey(seen).blur(16).toColourspace('b-w'));
  const rgba = Buffer.alloc(n * 4);
  for (let i = 0; i < n; i++) {
    for (let c = 0; c < 3; c++) rgba[i * 4 + c] = mask[i] ? colour[i * 3 + c] : amount[i] > 8 ? Math.min(255, (spread[i * 3 + c] * 255) / amount[i]) : 128;
    rgba[i * 4 + 3] = mask[i];
  }
  cells.push({ input: rgba, raw: { width: w, height: h, channels: 4 }, left: (k % COLUMNS) * w, top: Math.floor(k / COLUMNS) * h });
}
const sheet = { width: w * COLUMNS, height: h * Math.ceil(cells.length / COLUMNS), channels: 4, background: { r: 128, g: 128, b: 128, alpha: 0 } };
const atlas = Buffer.alloc(sheet.width * sheet.height * 4, Buffer.from([128, 128, 128, 0]));
for (const { input, left, top } of cells) for (let y = 0; y < h; y++) input.copy(atlas, ((top + y) * sheet.width + left) * 4, y * w * 4, (y + 1) * w * 4);
await sharp(atlas, { raw: sheet }).png({ compressionLevel: 1 }).toFile(`${out}.png`);
execFileSync('avifenc', ['-s', '4', '-y', '444', '-d', '10', '-j', '2', '--min', '0', '--max', '63', '--minalpha', '0', '--maxalpha', '63', '-a', 'end-usage=q', '-a', `color:cq-level=${level}`, '-a', 'alpha:cq-level=52', `${out}.png`, out], { stdio: 'ignore' });
console.log(out, `${w}x${h}`, cells.length, 'frames', statSync(out).size, 'bytes');
if (!process.env.KEEP) rmSync(`${out}.png`);
