import type { KitModule, KitModules, KitShape } from "#app/components/kit-glyph/kit-glyph.tsx";

const shapes: readonly KitShape[] = ["slab", "disc", "arch", "ring", "bar", "quarter"];

type Arrangement = (a: KitModule, b: KitModule, c: KitModule) => KitModules;
const arrangements: readonly Arrangement[] = [
	(a, b, c) => [a, b, c, a],
	(a, b) => [a, a, b, b],
	(a, b) => [a, b, b, a],
	(a, b) => [a, b, a, b],
];

/**
 * Returns the glyph of a provider: two shapes, arranged by the provider's index, so that all glyphs
 * of a list differ.
 * @param item index of the list on its page
 * @param provider index of the provider in the list
 */
export function providerGlyph(item: number, provider: number): KitModules {
	const first = (item * 2 + provider) % shapes.length;
	const second = (first + 1 + (item % (shapes.length - 1))) % shapes.length;
	const [a, b] = [shapes[first], shapes[second]] as [KitShape, KitShape];
	const arrange = arrangements[provider % arrangements.length] as Arrangement;
	return arrange([a, "first"], [b, "second"], [b, "third"]);
}
