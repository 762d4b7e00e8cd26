import { type CSSProperties, useState } from "react";
import { type SourceRule, sourceRules } from "#content/demos/states.ts";
import { ruleTells, type TrailRow, trailRows } from "#content/demos/trail/trail.ts";
import type { DemoOf } from "#content/demos.ts";
import { cutoutRender, squareRender } from "#content/renders.ts";
import { Picture } from "#site/components/picture/picture.tsx";
import { Choice } from "../choice.tsx";
import card from "../demo.css?inline";
import { Results } from "../results.tsx";
import { Steady } from "../steady.tsx";
import { Sources } from "./sources.tsx";
import sheet from "./trail.css?inline";
import { WayLines } from "./way-lines.tsx";
import { waysOf } from "./ways.ts";

export { Trail as component };
export const sheets = [card, sheet];

const HOUSE = cutoutRender(squareRender("trail-house"));

/** A house with the figures of its record on its wall. The chosen one leads to its sources. */
export function Trail({ demo }: { demo: DemoOf<"trail"> }) {
	const { address, rules, terms, words } = demo;
	const [rule, setRule] = useState<SourceRule>("ranked");
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
	const tells = sourceRules.map((one) => ruleTells(demo, one));
	const reasons = sourceRules.flatMap((one) => trailRows(demo, one).map(({ why }) => why));
	const way = `${chosen} ${row.shown}`;
	const { share, wide, narrow } = waysOf(chosen, row);
	return (
		<div className="demo-card trail">
			<div className="rule">
				<Choice
					legend={rules.legend}
					options={sourceRules.map((value) => ({ value, label: rules[value].label }))}
					chosen={rule}
					onChoose={follow}
				/>
				<p className="promise" aria-live="polite">
					<Steady others={tells}>{ruleTells(demo, rule)}</Steady>
				</p>
			</div>
			<div className="scene">
				<div className="house">
					<div className="record" style={{ "--row": share } as CSSProperties}>
						{["roof", "wall", "garden"].map((part) => (
							<Picture
								key={part}
								name={HOUSE}
								sizes="(width < 1150px) 576px, 42vw"
								className={part}
							/>
						))}
						<WayLines key={way} screen="narrow" ways={narrow} />
						<Choice
							legend={address}
							options={rows.map((one, index) => ({
								value: String(index),
								label: <Figure row={one} words={words} />,
							}))}
							chosen={String(chosen)}
							onChoose={(value) => setChosen(Number(value))}
						/>
					</div>
					<WayLines key={way} screen="wide" ways={wide} />
				</div>
				<Sources row={row} copy={demo} />
				<Results
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
			<details>
				<summary>{terms.more}</summary>
				<Results
					rows={[
						[terms.from, row.from],
						[terms.other, row.other],
						[terms.checked, row.checked],
					]}
				/>
			</details>
		</div>
	);
}

type FigureProps = { row: TrailRow; words: DemoOf<"trail">["words"] };

/** A figure of the record, with the one that the rule has struck out. */
function Figure({ row: { name, value, shown, keptValue, overruled }, words }: FigureProps) {
	return (
		<>
			<span className="name">{name}</span>{" "}
			<span className="value">
				{overruled && <del aria-hidden>{keptValue}</del>}
				<b>{value}</b>
			</span>{" "}
			{overruled && <span className="visually-hidden">{words.lesser}</span>}
			{!shown && <small>{words.noSource}</small>}
		</>
	);
}
