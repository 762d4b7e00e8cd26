import { longestWait } from "#content/demos/five-desks/desk-time.ts";
import type { Desk } from "#content/demos/five-desks/five-desks.ts";

export type DesksSceneProps = {
	desks: readonly Desk[];
	left: readonly Desk[];
	/** What the desks that are left come to. On a phone, the results are out of view. */
	total: string;
};

/** From a desk to the next. */
const STEP = 150;
/** The top of a desk, and the height of the sheet on it that stands for a day of waiting. */
const TOP = 182;
const SHEET = 20;

/**
 * Five desks, each with a sheet for every day that the form waits there. The form is the vermilion
 * piece: it lies where it waits longest, so striking out that desk shows the next one to look at.
 */
export function DesksScene({ desks, left, total }: DesksSceneProps) {
	const at = longestWait(left);
	return (
		<div className="scene stays" aria-hidden>
			<svg viewBox="0 0 750 262" aria-hidden="true">
				{desks.map((desk, index) => (
					<g
						key={desk.name}
						className="desk"
						data-struck={!left.includes(desk)}
						data-stays={desk.stays}
						transform={`translate(${index * STEP} 0)`}
					>
						<rect className="top" x="11" y={TOP} width="128" height="18" rx="9" />
						<rect className="leg" x="25" y={TOP + 18} width="14" height="58" />
						<rect className="drawers" x="79" y={TOP + 18} width="48" height="58" />
						<path className="handle" d={`M95 ${TOP + 36}h16M95 ${TOP + 58}h16`} />
						{Array.from({ length: desk.days }, (_, sheet) => (
							<rect
								// biome-ignore lint/suspicious/noArrayIndexKey: the sheets of a pile never move
								key={sheet}
								className="sheet"
								x={sheet % 2 === 0 ? 30 : 36}
								y={TOP - (sheet + 1) * SHEET + 3}
								width="84"
								height={SHEET - 5}
								rx="5"
							/>
						))}
					</g>
				))}
				{at && (
					<g
						className="form"
						transform={`translate(${desks.indexOf(at) * STEP + 75} ${TOP - at.days * SHEET})`}
					>
						<rect className="paper" x="-38" y="-84" width="76" height="82" rx="12" />
						<path className="lines" d="M-20-64h24M-20-46h40M-20-28h32" />
					</g>
				)}
			</svg>
			<ol>
				{desks.map((desk) => (
					<li key={desk.name} data-struck={!left.includes(desk)} />
				))}
			</ol>
			<p>{total}</p>
		</div>
	);
}
