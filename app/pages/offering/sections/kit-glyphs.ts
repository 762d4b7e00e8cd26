import type { KitModules } from "#app/components/kit-glyph/kit-glyph.tsx";

/** Glyphs for any topic. The two with a hot module are six apart, so six items share only one. */
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

/** Offset between the first glyphs of adjacent sections, so that they differ. */
const SECTION_OFFSET = 5;

/** Returns the glyph of an item. Up to twelve items of a section get different glyphs. */
export const glyphAt = (section: number, item: number): KitModules =>
	glyphs[(section * SECTION_OFFSET + item) % glyphs.length] as KitModules;
