import type { FigureSource } from "#content/demos/states.ts";
import type { Trail, TrailRow } from "#content/demos/trail/trail.ts";
import { SourcePicture } from "./source-picture.tsx";

export type SourceCardProps = {
	source: FigureSource;
	/** The chosen figure. */
	row: TrailRow | undefined;
	copy: Pick<Trail, "sources" | "words">;
};

/** A source, and what it is to the chosen figure: its rank, its value and whether the record shows that. */
export function SourceCard({ source, row, copy: { sources, words } }: SourceCardProps) {
	const use = useOf(source, row);
	const isFirst = (use === "shown") !== row?.overruled;
	return (
		<span className="source" data-use={use} data-lesser={use === "shown" && row?.overruled}>
			<SourcePicture source={source} />
			<span>{sources[source]}</span>
			{use && (
				<>
					<b>{use === "shown" ? row?.value : row?.keptValue}</b>
					<i>{isFirst ? words.first : words.second}</i>
					<em>{words[use]}</em>
				</>
			)}
		</span>
	);
}

/** Whether the chosen figure comes from a source, or the record keeps the one of that source. */
function useOf(source: FigureSource, row: TrailRow | undefined) {
	if (source === row?.shown) return "shown";
	return source === row?.kept ? "kept" : undefined;
}
