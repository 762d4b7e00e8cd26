import type { KitModules } from "#app/components/kit-glyph/kit-glyph.tsx";

/** Signs that fit any subject. The two with a hot module stand six apart: one a section. */
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

/**
 * Gives each of up to twelve items a different sign. The length of the first title decides
 * where the row begins, so that sections differ from each other and one never from itself.
 */
export function withGlyphs<T extends { title: string }>(
	items: readonly T[],
): (T & { glyph: KitModules })[] {
	const start = items[0]?.title.length ?? 0;
	return items.map((item, index) => ({
		...item,
		glyph: glyphs[(start + index) % glyphs.length] as KitModules,
	}));
}
