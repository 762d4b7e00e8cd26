import { useState } from "react";
import { type SourceRule, sourceRules } from "#content/demos/states.ts";
import { ruleTells, type TrailRow, trailRows } from "#content/demos/trail/trail.ts";
import type { DemoOf } from "#content/demos.ts";
import { Choice } from "../choice.tsx";
import card from "../demo.css?url";
import { Results } from "../results.tsx";
import { SourceCard } from "./source-card.tsx";
import sheet from "./trail.css?url";
import { TrailScene } from "./trail-scene.tsx";

/** A property record whose figures are radio buttons. The chosen one leads to its sources. */
export function Trail({ demo }: { demo: DemoOf<"trail"> }) {
	const { address, rules, terms } = demo;
	const [rule, setRule] = useState<SourceRule>("ranked");
	const [chosen, setChosen] = useState("0");
	const rows = trailRows(demo, rule);
	const row = rows[Number(chosen)];
	if (!row) return null;
	/** Changes the rule, and chooses a figure that it changes, if the chosen one stays as it is. */
	const follow = (next: SourceRule) => {
		const changes = trailRows(demo, next).map(({ value }, index) => value !== rows[index]?.value);
		setRule(next);
		if (!changes[Number(chosen)] && changes.includes(true)) {
			setChosen(String(changes.indexOf(true)));
		}
	};
	return (
		<>
			<link rel="stylesheet" href={card} precedence="demo" />
			<link rel="stylesheet" href={sheet} precedence="demo" />
			<div className="demo-card trail">
				<div className="desk">
					<svg viewBox="0 0 320 96" className="roof" aria-hidden="true">
						<rect x="226" y="4" width="34" height="60" rx="7" />
						<path d="M14 70a10 10 0 0 1-4-19L144 8a50 50 0 0 1 32 0l134 43a10 10 0 0 1-4 19H306v26H14V70z" />
					</svg>
					<div className="house">
						<Choice
							legend={address}
							options={rows.map((one, index) => ({
								value: String(index),
								label: <Figure row={one} isChosen={one === row} copy={demo} />,
							}))}
							chosen={chosen}
							onChoose={setChosen}
						/>
					</div>
					<TrailScene rows={rows} chosen={Number(chosen)} copy={demo} />
					<Results rows={[[row.shown ? terms.why : terms.unused, row.why]]} />
					<div className="rule">
						<Choice
							legend={rules.legend}
							options={sourceRules.map((value) => ({ value, label: rules[value].label }))}
							chosen={rule}
							onChoose={follow}
						/>
						<p aria-live="polite">{ruleTells(demo, rule)}</p>
					</div>
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
		</>
	);
}

type FigureProps = {
	row: TrailRow;
	isChosen: boolean;
	copy: Pick<DemoOf<"trail">, "sources" | "words">;
};

/** A figure of the record. On a phone, its sources open below it once it is chosen. */
function Figure({ row, isChosen, copy }: FigureProps) {
	const { name, value, shown, kept, keptValue, overruled } = row;
	const { words } = copy;
	return (
		<>
			<span className="name">{name}</span>{" "}
			<span className="value">
				{overruled && <del aria-hidden>{keptValue}</del>}
				<b>{value}</b>
			</span>{" "}
			{overruled && <span className="visually-hidden">{words.lesser}</span>}
			{!shown && <small>{words.noSource}</small>}
			{isChosen && shown && kept && (
				<span className="found" aria-hidden>
					<SourceCard source={shown} row={row} copy={copy} />
					<SourceCard source={kept} row={row} copy={copy} />
				</span>
			)}
		</>
	);
}
