import type { KitModules } from "#app/components/kit-glyph/kit-glyph.tsx";

/** A glyph for each age, in their order. Only the last has a hot module: the timeline ends there. */
export const ageGlyphs: readonly KitModules[] = [
	// A screen on a desk.
	[
		["slab", "first"],
		["slab", "first"],
		["bar", "third"],
		["bar", "third"],
	],
	// The lines of a page.
	[
		["bar", "first"],
		["bar", "second"],
		["bar", "second"],
		["bar", "first"],
	],
	// Two programs that call each other.
	[
		["ring", "first"],
		["bar", "second"],
		["bar", "second"],
		["ring", "first"],
	],
	// Two screens with a button each.
	[
		["slab", "second"],
		["slab", "first"],
		["disc", "first"],
		["disc", "second"],
	],
	// A cloud above servers.
	[
		["quarter-left", "first"],
		["quarter", "first"],
		["slab", "second"],
		["slab", "third"],
	],
	// Parts that are put together, one of them new.
	[
		["slab", "first"],
		["disc", "hot"],
		["quarter", "second"],
		["arch", "first"],
	],
];
