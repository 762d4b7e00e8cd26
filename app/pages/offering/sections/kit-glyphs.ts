import type { KitModules } from "#app/components/kit-glyph/kit-glyph.tsx";

/** Glyphs that fit any subject. The two with a hot module are six apart, so a section of six has one. */
const glyphs: readonly KitModules[] = [
	[
		["ring", "second"],
		["disc", "hot"],
		["arch", "first"],
		["slab", "third"],
	],
	[
		["slab", "third"],
		["quarter-left", "second"],
		["quarter", "second"],
		["slab", "first"],
	],
	[
		["slab", "first"],
		["slab", "second"],
		["slab", "third"],
		["slab", "second"],
	],
	[
		["bar", "first"],
		["quarter-left", "second"],
		["bar", "first"],
		["quarter-left", "second"],
	],
	[
		["disc", "third"],
		["slab", "second"],
		["arch", "first"],
		["arch", "first"],
	],
	[
		["bar", "second"],
		["slab", "first"],
		["bar", "third"],
		["slab", "first"],
	],
	[
		["quarter-left", "first"],
		["quarter", "second"],
		["slab", "third"],
		["disc", "hot"],
	],
	[
		["disc", "first"],
		["ring", "second"],
		["ring", "second"],
		["disc", "third"],
	],
	[
		["arch", "second"],
		["slab", "third"],
		["slab", "first"],
		["arch", "second"],
	],
	[
		["quarter-left", "third"],
		["slab", "second"],
		["slab", "second"],
		["quarter", "first"],
	],
	[
		["ring", "first"],
		["bar", "second"],
		["bar", "third"],
		["ring", "first"],
	],
	[
		["quarter", "second"],
		["disc", "third"],
		["slab", "first"],
		["quarter", "second"],
	],
];

/** Glyphs from one section's first to the next section's, so that neighbours begin differently. */
const STEP = 5;

/** A glyph for an item of a section; up to twelve items of one section get different ones. */
export const glyphAt = (section: number, item: number): KitModules =>
	glyphs[(section * STEP + item) % glyphs.length] as KitModules;
