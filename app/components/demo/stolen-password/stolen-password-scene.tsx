import { useId } from "react";
import type { StolenPassword } from "#content/demos/stolen-password/stolen-password.ts";

export type StolenPasswordSceneProps = {
	doors: StolenPassword["doors"];
	/** The number of doors that are open. */
	opened: number;
};

/** Its arch lies over its edge, so that no gap shows between them. */
const FRONT = "M130 424V232a170 170 0 0 1 340 0v192z";
const INNER = "M198 400V272a102 102 0 0 1 204 0v128z";
const INMOST = "M248 380v-74a52 52 0 0 1 104 0v74z";

/**
 * Three arches, one behind the other, with the thief as the vermilion piece. The style sheet opens
 * the doors and moves the thief to the state of the demo.
 */
export function StolenPasswordScene({ doors, opened }: StolenPasswordSceneProps) {
	const id = useId();
	return (
		<div className="scene" aria-hidden>
			<svg viewBox="-24 10 584 452" aria-hidden="true">
				<path className="room" d={FRONT} />
				<path className="second" d="M164 400V272a136 136 0 0 1 272 0v128z" />
				<path className="room deep" d={INNER} />
				<path className="third" d="M224 380v-74a76 76 0 0 1 152 0v74z" />
				<path className="room last" d={INMOST} />
				<rect className="card" x="268" y="280" width="64" height="42" rx="8" />
				<path className="stripe" d="M268 294h64" />
				<Door name="inmost" opening={INMOST} id={`${id}3`} half={52} base={380} />
				<rect className="step" x="210" y="380" width="180" height="10" rx="5" />
				<Door name="inner" opening={INNER} id={`${id}2`} half={102} base={400} />
				<path
					className="lock code"
					d="M228 266h14v24h-14zm26 0h14v24h-14zm26 0h14v24h-14zm26 0h14v24h-14zm26 0h14v24h-14zm26 0h14v24h-14z"
				/>
				<rect className="step" x="146" y="400" width="308" height="12" rx="6" />
				<Door name="front" opening={FRONT} id={`${id}1`} half={170} base={424} />
				<path
					className="lock passkey"
					d="M300 142a50 50 0 0 1 13 98v24h28v22h-28v26h-26v-72a50 50 0 0 1 13-98m0 31a19 19 0 1 0 0 38 19 19 0 0 0 0-38"
				/>
				<path
					className="first"
					d="M90 424V232a210 210 0 0 1 420 0v192h-42V232a168 168 0 0 0-336 0v192z"
				/>
				<rect className="step" x="66" y="424" width="468" height="16" rx="8" />
				<g className="prop slip">
					<rect x="-12" y="392" width="128" height="50" rx="14" />
					<path d={dots(16, 24, 417)} />
				</g>
				<g className="prop fake">
					<path d="M-12 452v-72a62 62 0 0 1 124 0v72z" />
					<path d={dots(17, 22, 384)} />
				</g>
				<g className="thief">
					<circle r="30" />
					<rect x="-21" y="-14" width="42" height="15" rx="7.5" />
					<path d="M-8-6.5h.1M8-6.5h.1" />
				</g>
			</svg>
			<ol>
				{doors.names.map((name, index) => (
					<li key={name}>
						{name} <span>{index < opened ? doors.open : doors.shut}</span>
					</li>
				))}
			</ol>
		</div>
	);
}

/** A password as it looks in a field: four dots, as lines of no length with round ends. */
function dots(x: number, gap: number, y: number): string {
	return [0, 1, 2, 3].map((index) => `M${x + index * gap} ${y}h.1`).join("");
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
