import type { KitModule, KitModules, KitShape } from "#app/components/kit-glyph/kit-glyph.tsx";

const shapes: readonly KitShape[] = ["slab", "disc", "arch", "ring", "bar", "quarter"];

type Arrangement = (a: KitModule, b: KitModule, c: KitModule) => KitModules;
const arrangements: readonly Arrangement[] = [
	(a, b, c) => [a, b, c, a],
	(a, b) => [a, a, b, b],
	(a, b) => [a, b, b, a],
	(a, b) => [a, b, a, b],
];

/** A number that is always the same for the same name. */
function numberOf(name: string): number {
	let number = 0;
	for (const letter of name) number = (number * 31 + letter.charCodeAt(0)) % 65521;
	return number;
}

/**
 * A sign for a kind of provider: two shapes, chosen by its name, so that a new one needs no
 * drawing; in an arrangement chosen by its place, so that no two of a list look alike.
 */
export function providerSign(name: string, place: number): KitModules {
	const number = numberOf(name);
	const first = number % shapes.length;
	const step = 1 + (Math.floor(number / shapes.length) % (shapes.length - 1));
	const [a, b] = [shapes[first], shapes[(first + step) % shapes.length]] as [KitShape, KitShape];
	const arrange = arrangements[place % arrangements.length] as Arrangement;
	return arrange([a, "first"], [b, "second"], [b, "third"]);
}
