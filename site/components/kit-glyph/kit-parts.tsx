import tones from "./kit-glyph.module.css";

export type KitTone = "first" | "second" | "third" | "hot";

/** A rounded rectangle. @param at left, top, width and height */
export function Bar({ at, tone, r = 4 }: { at: number[]; tone: KitTone; r?: number }) {
	const [x, y, width, height] = at;
	return <rect {...{ x, y, width, height }} rx={r} className={tones[tone]} />;
}

/** A key of 52 by 28 units. */
export function Key({ x, y, tone }: { x: number; y: number; tone: KitTone }) {
	return (
		<path
			transform={`translate(${x} ${y})`}
			className={tones[tone]}
			fillRule="evenodd"
			d="M14 0a14 14 0 0 1 13.4 10H52v12h-6v-5h-5v5h-6v-4h-7.6A14 14 0 1 1 14 0m0 8a6 6 0 1 0 0 12 6 6 0 0 0 0-12"
		/>
	);
}
