/** Derives the palette of both themes from the firm's two colours. */
import { clampChroma, converter, formatHex, type Oklch, wcagContrast } from "culori";

/** As in company/brand.json: anything CSS can read, such as `#2252cb` or `oklch(48.5% 0.195 264)`. */
export type BrandColours = { main: string; accent: string };

/** Colours by the name of their custom property, without its dashes. */
export type Palette = Record<string, Oklch>;

/** A colour of the firm that had to become lighter or darker, in percentage points of OKLCH. */
export type Move = { colour: keyof BrandColours; from: string; to: string; lightness: number };

const toOklch = converter("oklch");
/** The nearest colour of the same lightness and hue that every screen can show. */
const shown = (wanted: Oklch): Oklch => clampChroma(wanted, "oklch");
const colour = (l: number, c: number, h: number): Oklch =>
	shown({ mode: "oklch", l: l / 100, c, h: (h + 360) % 360 });

/** @throws when CSS cannot read the colour */
function readColour(name: string, value: string): Required<Oklch> {
	const read = toOklch(value);
	if (!read) throw new Error(`${name}: “${value}” is no colour. Write one such as #2252cb.`);
	return { alpha: 1, ...read, h: read.h ?? 0 };
}

/** The colour as a screen shows it, such as `#2252cb`. */
export const hexOf = (wanted: Oklch): string => formatHex(shown(wanted));

/** What each colour must reach on its grounds, by WCAG's contrast ratio. */
type Rule = { on: string[]; atLeast: number };

/** 4.5 to 1 for text and 3 to 1 for controls (WCAG 1.4.3 and 1.4.11). */
const RULES: Record<string, Rule[]> = {
	ultra: [{ on: ["chalk", "white", "mist"], atLeast: 4.5 }],
	"ultra-night": [{ on: ["ink", "midnight"], atLeast: 4.5 }],
	vermilion: [
		{ on: ["ink"], atLeast: 4.5 },
		{ on: ["midnight", "chalk"], atLeast: 3 },
	],
	"vermilion-text": [{ on: ["chalk", "white", "mist"], atLeast: 4.5 }],
};

/** 7 to 1 for text (WCAG 1.4.6). A button needs no ground of its own beside its text. */
const MORE_RULES: Record<string, Rule[]> = {
	ultra: [{ on: ["chalk", "white", "mist"], atLeast: 7 }],
	"ultra-night": [{ on: ["ink", "midnight"], atLeast: 7 }],
	vermilion: [{ on: ["ink", "midnight"], atLeast: 7 }],
	"vermilion-text": [{ on: ["chalk", "white", "mist"], atLeast: 7 }],
};

/** Sets the colour to the nearest lightness that its rules allow, within the colours of a screen. */
function readable(palette: Palette, name: string, rules: Rule[]): Oklch {
	const wanted = palette[name] as Oklch;
	const passes = (candidate: Oklch) =>
		rules.every(({ on, atLeast }) =>
			on.every(
				(ground) => wcagContrast(hexOf(candidate), hexOf(palette[ground] as Oklch)) >= atLeast,
			),
		);
	if (passes(wanted)) return wanted;
	for (let step = 0.0025; step < 1; step += 0.0025) {
		for (const l of [wanted.l - step, wanted.l + step]) {
			const candidate = { ...wanted, l };
			if (l > 0 && l < 1 && passes(candidate)) return shown(candidate);
		}
	}
	throw new Error(`No lightness of --${name} can be read on ${rules.flatMap(({ on }) => on)}.`);
}

function withReadable(palette: Palette, rules: Record<string, Rule[]>): Palette {
	const changed = Object.entries(rules).map(([name, own]) => [name, readable(palette, name, own)]);
	return { ...palette, ...Object.fromEntries(changed) };
}

/** The greys that no firm changes, and the green of a success. */
const NEUTRALS: Palette = {
	chalk: colour(96.5, 0.007, 95),
	stone: colour(88, 0.012, 95),
	white: colour(99.2, 0.003, 95),
	pine: colour(42, 0.075, 168),
};

/**
 * The palettes for normal and for more contrast. Lightness and chroma are those of the first
 * design; the hues, and the chroma of a paler brand, follow the firm's colours.
 *
 * @throws when a colour cannot be read
 */
export function paletteOf({ main, accent }: BrandColours): {
	normal: Palette;
	more: Palette;
	moves: Move[];
} {
	const wanted = { main: readColour("main", main), accent: readColour("accent", accent) };
	const { h } = wanted.main;
	const hot = wanted.accent.h;
	const pale = Math.min(1, wanted.main.c / 0.195);
	const paleHot = Math.min(1, wanted.accent.c / 0.215);
	const normal = withReadable(
		{
			...NEUTRALS,
			ink: colour(23.5, 0.055 * pale, h + 4),
			midnight: colour(31.5, 0.085 * pale, h + 4),
			ultra: wanted.main,
			"ultra-night": colour(72, 0.13 * pale, h),
			"ultra-deep": colour(34, 0.1 * pale, h),
			sky: colour(84.5, 0.06 * pale, h - 14),
			mist: colour(93, 0.02 * pale, h - 14),
			vermilion: wanted.accent,
			"vermilion-text": colour(52, 0.19 * paleHot, hot),
			"ink-soft": colour(39, 0.035 * pale, h + 4),
			"night-soft": colour(84, 0.03 * pale, h - 2),
			"ink-edge": colour(52, 0.035 * pale, h + 4),
			"night-edge": colour(72, 0.03 * pale, h - 2),
			"night-disabled": colour(39, 0.05 * pale, h + 4),
		},
		RULES,
	);
	const more = withReadable(
		{
			...normal,
			ink: colour(18, 0.05 * pale, h + 4),
			midnight: colour(22, 0.07 * pale, h + 4),
			ultra: colour(37, 0.16 * pale, h),
			"ultra-night": colour(86, 0.08 * pale, h),
			vermilion: colour(78, 0.16 * paleHot, hot + 5),
			"vermilion-text": colour(38, 0.14 * paleHot, hot),
			pine: colour(34, 0.07, 168),
		},
		MORE_RULES,
	);
	const moves = (["main", "accent"] as const).flatMap((name): Move[] => {
		const from = wanted[name];
		const to = normal[name === "main" ? "ultra" : "vermilion"] as Oklch;
		if (to === from) return [];
		const lightness = Math.round((to.l - from.l) * 1000) / 10;
		return [{ colour: name, from: formatHex(from), to: hexOf(to), lightness }];
	});
	return { normal, more, moves };
}

/** A sentence such as “accent: #ffe600 became #9a8a00, 32 points darker, so that it can be read.” */
export const moveSentence = ({ colour: name, from, to, lightness }: Move): string =>
	`${name}: ${from} became ${to}, ${Math.abs(lightness)} points ${
		lightness < 0 ? "darker" : "lighter"
	}, so that text and controls can be read.`;

/** The colour of the browser's own frame around the page, in each theme. */
export const themeColours = ({ chalk, ink }: Palette) => ({
	light: hexOf(chalk as Oklch),
	dark: hexOf(ink as Oklch),
});
