import type { ReactNode } from "react";
import { type FigureSource, figureSources } from "#content/demos/states.ts";
import type { Trail, TrailRow } from "#content/demos/trail/trail.ts";

export type TrailSceneProps = {
	rows: readonly TrailRow[];
	/** The index of the figure whose trail is lit. */
	chosen: number;
	sources: Record<FigureSource, string>;
	words: Pick<Trail["words"], "shown" | "kept" | "noSource">;
};

/** Each source as pieces of the kit: an office, a register, a set square, water, a sign. */
const pictures: Record<FigureSource, ReactNode> = {
	assessor: (
		<>
			<path className="second" d="M4 26V15a12 12 0 0 1 24 0v11h-7V15a5 5 0 0 0-10 0v11z" />
			<rect x="1" y="26" width="30" height="5" rx="2.5" />
		</>
	),
	deeds: (
		<>
			<rect x="2" y="2" width="28" height="8" rx="3" />
			<rect className="second" x="2" y="12" width="28" height="8" rx="3" />
			<rect className="third" x="2" y="22" width="28" height="8" rx="3" />
		</>
	),
	survey: (
		<>
			<path className="third" d="M3 29V3a26 26 0 0 1 26 26z" />
			<rect x="3" y="20" width="9" height="9" rx="2" />
		</>
	),
	flood: (
		<>
			<path className="third" d="M2 16a14 14 0 0 1 28 0z" />
			<path className="second" d="M2 16h28a14 14 0 0 1-28 0z" />
			<rect y="14" width="32" height="5" rx="2.5" />
		</>
	),
	listing: (
		<>
			<rect x="6" y="1" width="5" height="30" rx="2.5" />
			<rect className="second" x="6" y="5" width="25" height="15" rx="4" />
		</>
	),
};

/** The heights, in parts of a hundred, at which the rows and the sources are. */
const middles = (count: number) =>
	Array.from({ length: count }, (_, index) => ((index + 0.5) / count) * 100);
const sourceHeights = middles(figureSources.length);
const heightOf = (source: FigureSource) => sourceHeights[figureSources.indexOf(source)];

/**
 * The trails of all figures, with that of the chosen one lit. The vermilion piece runs along it, from
 * the row to the source. Without a source it stops on the way.
 */
export function TrailScene({ rows, chosen, sources, words }: TrailSceneProps) {
	const lit = rows[chosen];
	const rowHeights = middles(rows.length);
	const wayTo = (row: number, source: FigureSource) =>
		`M0 ${rowHeights[row]}C50 ${rowHeights[row]} 50 ${heightOf(source)} 100 ${heightOf(source)}`;
	return (
		<>
			<div className="ways" aria-hidden>
				<svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
					{rows.map(({ name, shown, kept }, row) => (
						<g key={name} className={row === chosen ? "lit" : undefined}>
							{kept && <path className="kept" d={wayTo(row, kept)} />}
							{shown && <path d={wayTo(row, shown)} />}
						</g>
					))}
				</svg>
				{/* A new element for each trail, so that it starts at the row. */}
				<div key={`${chosen} ${lit?.shown}`} className="along" data-row={chosen}>
					<div className="across" data-source={lit?.shown}>
						<span className="runner" />
						{!lit?.shown && <span className="none">{words.noSource}</span>}
					</div>
				</div>
			</div>
			<ul aria-hidden>
				{figureSources.map((source) => {
					const use = roleOf(source, lit);
					return (
						<li key={source} data-use={use}>
							<svg viewBox="0 0 32 32" aria-hidden="true">
								{pictures[source]}
							</svg>
							<p>
								<span>{sources[source]}</span>
								{use && (
									<>
										<b>{use === "shown" ? lit?.value : lit?.keptValue}</b>
										<small>{words[use]}</small>
									</>
								)}
							</p>
						</li>
					);
				})}
				{!lit?.shown && <li data-use="none">{words.noSource}</li>}
			</ul>
		</>
	);
}

/** Whether the chosen figure comes from a source, or the record keeps the one of that source. */
function roleOf(source: FigureSource, row: TrailRow | undefined) {
	if (source === row?.shown) return "shown";
	return source === row?.kept ? "kept" : undefined;
}
