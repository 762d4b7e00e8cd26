import { type CSSProperties, useState } from "react";
import { squareRender } from "#content/renders.ts";
import stage from "../stage/stage.module.css";
import { Card, Choice, Model, More, Results, Steady } from "../stage/stage.tsx";
import {
	ruleTells,
	type SourceRule,
	sourceRules,
	type Trail,
	type TrailRow,
	trailRows,
	type Ways,
	waysOf,
} from "./model.ts";
import styles from "./trail.module.css";

const HOUSE = squareRender("trail-house");

/** A house with the figures of its record on its wall. The chosen one leads to its sources. */
export function View({ demo, start }: { demo: Trail; start: number }) {
	const { address, rules, terms, words } = demo;
	const [rule, setRule] = useState<SourceRule>(sourceRules[start] ?? "ranked");
	const [chosen, setChosen] = useState(0);
	const rows = trailRows(demo, rule);
	const row = rows[chosen];
	if (!row) return null;
	/** Changes the rule, and chooses a figure that it changes, if the chosen one stays as it is. */
	const follow = (next: SourceRule) => {
		const changes = trailRows(demo, next).map(({ value }, index) => value !== rows[index]?.value);
		setRule(next);
		if (!changes[chosen] && changes.includes(true)) setChosen(changes.indexOf(true));
	};
	const reasons = sourceRules.flatMap((one) => trailRows(demo, one).map(({ why }) => why));
	const way = `${chosen} ${row.shown}`;
	const { share, wide, narrow } = waysOf(chosen, row);
	return (
		<Card className={styles.card}>
			<div className={styles.rule}>
				<Choice
					legend={rules.legend}
					className={styles.rules}
					options={sourceRules.map((value) => ({ value, label: rules[value].label }))}
					chosen={rule}
					onChoose={follow}
				/>
				<p className={stage.promise} aria-live="polite">
					<Steady others={sourceRules.map((one) => ruleTells(demo, one))}>
						{ruleTells(demo, rule)}
					</Steady>
				</p>
			</div>
			<div className={styles.scene}>
				<div className={styles.house}>
					<div className={styles.record} style={{ "--row": share } as CSSProperties}>
						{["roof", "wall", "garden"].map((part) => (
							<Model
								key={part}
								name={HOUSE}
								sizes="(width < 1150px) 576px, 42vw"
								className={styles[part]}
							/>
						))}
						<WayLines key={way} className={styles.narrow} ways={narrow} />
						<Choice
							legend={address}
							className={styles.figures}
							options={rows.map((one, index) => ({
								value: String(index),
								label: <Figure row={one} words={words} />,
							}))}
							chosen={String(chosen)}
							onChoose={(value) => setChosen(Number(value))}
						/>
					</div>
					<WayLines key={way} className={styles.wide} ways={wide} />
				</div>
				<Sources row={row} copy={demo} />
				<Results
					className={styles.why}
					rows={[
						[
							row.shown ? terms.why : terms.unused,
							<Steady key="why" others={reasons}>
								{row.why}
							</Steady>,
						],
					]}
				/>
			</div>
			<More
				rows={[
					[terms.from, row.from],
					[terms.other, row.other],
					[terms.checked, row.checked],
				]}
			/>
		</Card>
	);
}

type FigureProps = { row: TrailRow; words: Trail["words"] };

/** A figure of the record, with the one that the rule has struck out. */
const Figure = ({ row, words }: FigureProps) => {
	const { name, value, shown, keptValue, overruled } = row;
	return (
		<>
			<span className={styles.name}>{name}</span>{" "}
			<span className={styles.value}>
				{overruled && <del aria-hidden>{keptValue}</del>}
				<b>{value}</b>
			</span>{" "}
			{overruled && <span className="visually-hidden">{words.lesser}</span>}
			{!shown && <small>{words.noSource}</small>}
		</>
	);
};

type WayLinesProps = { className: string | undefined; ways: Ways };

/** The ways of the chosen figure. The one to the source that the record shows is the hot piece. */
const WayLines = ({ className, ways }: WayLinesProps) =>
	(["kept", "shown"] as const).map(
		(use) =>
			ways[use] && (
				<svg
					key={use}
					className={`${styles.ways} ${className}`}
					data-use={ways.kept ? use : "broken"}
					viewBox="0 0 100 100"
					preserveAspectRatio="none"
					aria-hidden="true"
				>
					<path d={ways[use]} />
				</svg>
			),
	);

type SourcesProps = { row: TrailRow; copy: Pick<Trail, "sources" | "words" | "figures"> };

/**
 * The two sources of the chosen figure, the better one always first. Each stands where others do for other
 * figures, so the models of a place fade into each other.
 */
function Sources({ row, copy: { sources, words, figures } }: SourcesProps) {
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
		<ul className={styles.sources} aria-hidden>
			{places.map(({ rank, reading, use, source, value }) => (
				<li key={rank}>
					<div className={`${stage.states} ${styles.models}`}>
						{[...new Set(figures.map(({ readings }) => readings[reading].source)), "empty"].map(
							(one) => (
								<div key={one} data-shown={one === (source ?? "empty")}>
									<Model name={`trail-source-${one}`} sizes="300px" />
								</div>
							),
						)}
					</div>
					<p data-use={use}>
						<small>
							<i>{rank}</i> {source && <span>{sources[source]}</span>}
						</small>
						<b>{source ? value : words.noSource}</b>
						{source && <em>{words[use]}</em>}
					</p>
				</li>
			))}
		</ul>
	);
}
