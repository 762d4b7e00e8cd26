import type { Trail, TrailRow } from "#content/demos/trail/trail.ts";
import { Model } from "./model.tsx";

export type SourcesProps = {
	row: TrailRow;
	copy: Pick<Trail, "sources" | "words" | "figures">;
};

/**
 * The two sources of the chosen figure, the better one always first. Each stands where others do for other
 * figures, so the models of a place fade into each other.
 */
export function Sources({ row, copy: { sources, words, figures } }: SourcesProps) {
	const { shown, value, kept, keptValue, overruled } = row;
	const uses = [
		{ use: "shown", source: shown, value },
		{ use: "kept", source: kept, value: keptValue },
	] as const;
	const [first, second] = overruled ? [uses[1], uses[0]] : uses;
	const places = [
		{ rank: words.first, reading: "better", ...first },
		{ rank: words.second, reading: "lesser", ...second },
	] as const;
	return (
		<ul className="sources" aria-hidden>
			{places.map(({ rank, reading, use, source, value }) => (
				<li key={rank}>
					<div className="models states">
						{[...new Set(figures.map(({ readings }) => readings[reading].source))].map((one) => (
							<div key={one} className="state" data-shown={one === source}>
								<Model name={one} />
							</div>
						))}
						<div className="state" data-shown={!source}>
							<Model name="empty" />
						</div>
					</div>
					<p data-use={use}>
						{source ? (
							<>
								<small>
									<i>{rank}</i> <span>{sources[source]}</span>
								</small>
								<b>{value}</b>
								<em>{words[use]}</em>
							</>
						) : (
							<>
								<small>
									<i>{rank}</i>
								</small>
								<b>{words.noSource}</b>
							</>
						)}
					</p>
				</li>
			))}
		</ul>
	);
}
