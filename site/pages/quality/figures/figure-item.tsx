import type { Figure } from "#content/quality/figures.ts";
import { Unbroken } from "#site/components/unbroken/unbroken.tsx";
import type { Quality } from "../view.tsx";
import { Gauge } from "./gauge.tsx";

export type FigureItemProps = { figure: Figure; words: Quality["words"] };

/** A figure with its limit, the verdict in words, and what it means. */
export function FigureItem({ figure, words }: FigureItemProps) {
	const { id, name, value, unit, rule, verdict, gauge, meaning, compare } = figure;
	return (
		<li
			id={`figure-${id}`}
			tabIndex={-1}
			className={gauge ? "measured" : "counted"}
			data-verdict={verdict}
		>
			<h3>
				<Unbroken text={name} />
			</h3>
			<p className="value">
				<strong>{value}</strong> <span>{unit}</span>
			</p>
			{gauge && <Gauge gauge={gauge} />}
			<p className="rule">
				<span className="verdict">{words[verdict]}</span> {rule}
			</p>
			<p className="meaning">
				<Unbroken text={compare ? `${meaning} ${compare}` : meaning} />
			</p>
		</li>
	);
}
