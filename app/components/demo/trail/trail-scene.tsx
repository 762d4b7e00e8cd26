import type { CSSProperties } from "react";
import { type FigureSource, figureSources } from "#content/demos/states.ts";
import type { Trail, TrailRow } from "#content/demos/trail/trail.ts";
import { SourceCard } from "./source-card.tsx";

export type TrailSceneProps = {
	rows: readonly TrailRow[];
	/** The index of the figure whose trails are drawn. */
	chosen: number;
	copy: Pick<Trail, "sources" | "words">;
};

/** The height, in parts of a hundred, of the middle of one of several equal rows. */
const middle = (index: number, count: number) => ((index + 0.5) / count) * 100;
const heightOf = (source: FigureSource) =>
	middle(figureSources.indexOf(source), figureSources.length);
/** How far apart the two trails of a row start. */
const APART = 2.2;

/** The trails of the chosen figure. A piece runs along the one to the source that the record shows. */
export function TrailScene({ rows, chosen, copy }: TrailSceneProps) {
	const row = rows[chosen];
	const { shown, kept, overruled } = row ?? {};
	const start = middle(chosen, rows.length);
	/** The upper trail starts above the other one, so that they never lie on each other. */
	const wayTo = (source: FigureSource, other: FigureSource) => {
		const end = heightOf(source);
		const from = start + (end < heightOf(other) ? -APART : APART);
		return { from, end, path: `M0 ${from}C50 ${from} 50 ${end} 100 ${end}` };
	};
	const way = shown && kept && wayTo(shown, kept);
	const ends = way ?? { from: start, end: start };
	return (
		<>
			<div className="ways" data-lesser={overruled} aria-hidden>
				<svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
					{way ? (
						<>
							<path className="kept" d={wayTo(kept, shown).path} />
							<path d={way.path} />
						</>
					) : (
						<path className="broken" d={`M0 ${start}H36`} />
					)}
				</svg>
				{/* A new element for each trail, so that it starts at the row. */}
				<div
					key={`${chosen} ${shown}`}
					className="along"
					data-broken={!way}
					style={{ "--start": `${ends.from}%`, "--end": `${ends.end}%` } as CSSProperties}
				>
					<div className="across">
						<span className="runner" />
					</div>
				</div>
			</div>
			<ul aria-hidden>
				{figureSources.map((source) => (
					<li key={source}>
						<SourceCard source={source} row={row} copy={copy} />
					</li>
				))}
			</ul>
		</>
	);
}
