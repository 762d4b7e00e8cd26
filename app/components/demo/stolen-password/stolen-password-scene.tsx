import { useId } from "react";
import type { StolenPassword } from "#content/demos/stolen-password/stolen-password.ts";

export type StolenPasswordSceneProps = {
	/** The names of the doors, from the front to the back. */
	doors: StolenPassword["doors"];
};

/** Its arch lies over its edge, so that no gap shows between them. */
const FRONT = "M130 440V232a170 170 0 0 1 340 0v208z";
const INNER = "M196 404V272a104 104 0 0 1 208 0v132z";
const INMOST = "M248 368v-72a52 52 0 0 1 104 0v72z";

/**
 * Three arches, one behind the other, each on a step with its name, and the thief as the vermilion
 * piece. The style sheet opens the doors and moves the thief to the state of the demo.
 */
export function StolenPasswordScene({ doors }: StolenPasswordSceneProps) {
	const id = useId();
	const [front, inner, inmost] = doors;
	return (
		<div className="scene" aria-hidden>
			<svg viewBox="-24 10 584 474" aria-hidden="true">
				<path className="room" d={FRONT} />
				<path className="second" d="M164 404V272a136 136 0 0 1 272 0v132z" />
				<path className="room deep" d={INNER} />
				<path className="third" d="M224 368v-72a76 76 0 0 1 152 0v72z" />
				<path className="room last" d={INMOST} />
				<rect className="card" x="268" y="272" width="64" height="42" rx="8" />
				<path className="stripe" d="M268 286h64" />
				<Door name="inmost" opening={INMOST} id={`${id}3`} half={52} base={368} />
				<Step className="third" name={inmost} half={102} top={368} />
				<Door name="inner" opening={INNER} id={`${id}2`} half={104} base={404} />
				<path
					className="lock code"
					d="M228 266h14v24h-14zm26 0h14v24h-14zm26 0h14v24h-14zm26 0h14v24h-14zm26 0h14v24h-14zm26 0h14v24h-14z"
				/>
				<Step className="second" name={inner} half={168} top={404} />
				<Door name="front" opening={FRONT} id={`${id}1`} half={170} base={440} />
				<path
					className="lock passkey"
					d="M300 142a50 50 0 0 1 13 98v24h28v22h-28v26h-26v-72a50 50 0 0 1 13-98m0 31a19 19 0 1 0 0 38 19 19 0 0 0 0-38"
				/>
				<path
					className="first"
					d="M90 440V232a210 210 0 0 1 420 0v208h-42V232a168 168 0 0 0-336 0v208z"
				/>
				<Step className="first" name={front} half={234} top={440} />
				<g className="prop slip">
					<rect x="-12" y="418" width="128" height="50" rx="14" />
					<path d={dots(16, 24, 443)} />
				</g>
				<g className="prop fake">
					<path d="M-12 476v-72a62 62 0 0 1 124 0v72z" />
					<path d={dots(17, 22, 408)} />
				</g>
				<g className="thief">
					<circle r="30" />
					<rect x="-21" y="-14" width="42" height="15" rx="7.5" />
					<path d="M-8-6.5h.1M8-6.5h.1" />
				</g>
			</svg>
		</div>
	);
}

/** A password as it looks in a field: four dots, as lines of no length with round ends. */
function dots(x: number, gap: number, y: number): string {
	return [0, 1, 2, 3].map((index) => `M${x + index * gap} ${y}h.1`).join("");
}

type StepProps = { className: string; name: string | undefined; half: number; top: number };

/** The step before a door, in the colour of its arch, with its name. */
function Step({ className, name, half, top }: StepProps) {
	return (
		<g className={`step ${className}`}>
			<rect x={300 - half} y={top} width={2 * half} height="36" rx="7" />
			<text x="300" y={top + 26} textAnchor="middle">
				{name}
			</text>
		</g>
	);
}

type DoorProps = { name: string; opening: string; id: string; half: number; base: number };

/** Two leaves that fill an opening. They turn on its sides, and nothing of them shows outside. */
function Door({ name, opening, id, half, base }: DoorProps) {
	return (
		<g clipPath={`url(#${id})`} className={`door ${name}`}>
			<clipPath id={id}>
				<path d={opening} />
			</clipPath>
			<path d={`M300 60h${-half}V${base}h${half}z`} />
			<path d={`M300 60h${half}V${base}h${-half}z`} />
		</g>
	);
}
