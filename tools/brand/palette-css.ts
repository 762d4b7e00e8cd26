import type { Oklch } from "culori";
import { type BrandColours, paletteOf } from "./palette.ts";

const round = (value: number, digits: number) => Number(value.toFixed(digits));
/** Downwards: more chroma could leave the colours that a screen can show. */
const chroma = (c: number) => Math.floor(c * 1000 + 0.001) / 1000;

const written = ({ l, c, h = 0 }: Oklch) =>
	`oklch(${round(l * 100, 2)}% ${chroma(c)} ${round(chroma(c) === 0 ? 0 : h, 2)})`;

const lines = (palette: Record<string, Oklch>, names: string[], indent: string) =>
	names.map((name) => `${indent}--${name}: ${written(palette[name] as Oklch)};`).join("\n");

const NAMES =
	"ink midnight ultra ultra-night sky mist chalk stone vermilion vermilion-text pine ink-soft night-soft white".split(
		" ",
	);
const MORE_NAMES = "ink midnight ultra ultra-night vermilion vermilion-text pine".split(" ");

/** The text of company/made/palette.css. @throws when a colour cannot be read */
export function paletteCss(colours: BrandColours): string {
	const { normal, more } = paletteOf(colours);
	const value = (name: string) => written(normal[name] as Oklch);
	return `/* Made by \`npm run brand\` from company/brand.json: change the two colours there. */
@layer tokens {
	:root {
${lines(normal, NAMES, "\t\t")}
		--panel-ultra: light-dark(var(--ultra), ${value("ultra-deep")});
		--field-edge: light-dark(${value("ink-edge")}, ${value("night-edge")});
		--disabled: light-dark(var(--stone), ${value("night-disabled")});
	}

	/* More contrast: 7 to 1 for text (WCAG 1.4.6). */
	@media (prefers-contrast: more) {
		:root {
${lines(more, MORE_NAMES, "\t\t\t")}
		}
	}
}
`;
}
