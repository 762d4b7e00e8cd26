import tones from "#app/components/kit-glyph/kit-glyph.module.css";
import type { KitTone } from "#app/components/kit-glyph/kit-glyph.tsx";

export type PartProps = { x: number; y: number; tone: KitTone; scale?: number };

/** A part with an outline of its own. */
function Part({ x, y, tone, scale, d }: PartProps & { d: string }) {
	const size = scale ? ` scale(${scale})` : "";
	return (
		<path
			transform={`translate(${x} ${y})${size}`}
			className={tones[tone]}
			fillRule="evenodd"
			d={d}
		/>
	);
}

/** @param at the centre and the radius */
export function Disc({ at: [cx, cy, r], tone }: { at: number[]; tone: KitTone }) {
	return <circle {...{ cx, cy, r }} className={tones[tone]} />;
}

/** A house of 56 by 58 units. */
export const House = (props: PartProps) => (
	<Part
		{...props}
		d="M3 24 25 4.6a4.5 4.5 0 0 1 6 0L53 24a9 9 0 0 1 3 6.7V54a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4V30.7A9 9 0 0 1 3 24"
	/>
);

/** A pin of 40 by 54 units. */
export const Pin = (props: PartProps) => (
	<Part
		{...props}
		d="M20 54C14 46 0 33 0 20a20 20 0 0 1 40 0c0 13-14 26-20 34m0-42a8 8 0 1 0 0 16 8 8 0 0 0 0-16"
	/>
);

/** Head and shoulders, 28 by 40 units. */
export const Person = (props: PartProps) => (
	<Part {...props} d="M14 0a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17M0 40v-6a14 14 0 0 1 28 0v6z" />
);

/** A tick of 24 by 18 units. */
export const Tick = (props: PartProps) => <Part {...props} d="m0 9 4-4 5 5L20 0l4 4L9 18z" />;

/** The flap of a letter that is 64 by 40 units. */
export const Flap = (props: PartProps) => (
	<Part {...props} d="M6 0h52a6 6 0 0 1 6 6L36 25a7 7 0 0 1-8 0L0 6a6 6 0 0 1 6-6" />
);

/** A gate of 44 by 80 units: arches inside each other. */
export function Gate({ x, way }: { x: number; way: KitTone }) {
	return (
		<>
			<Part x={x} y={0} tone="first" d="M0 80V22a22 22 0 0 1 44 0v58z" />
			<Part x={x} y={0} tone="second" d="M8 80V22a14 14 0 0 1 28 0v58z" />
			<Part x={x} y={0} tone={way} d="M15 80V22a7 7 0 0 1 14 0v58z" />
		</>
	);
}
