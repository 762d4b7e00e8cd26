import { useState } from "react";
import { type SourceRule, sourceRules } from "#content/demos/states.ts";
import { ruleTells, trailRows } from "#content/demos/trail/trail.ts";
import type { DemoOf } from "#content/demos.ts";
import { Choice } from "../choice.tsx";
import card from "../demo.css?url";
import { Results } from "../results.tsx";
import sheet from "./trail.css?url";
import { TrailScene } from "./trail-scene.tsx";

/** A property record whose figures are radio buttons. The chosen one leads to its sources. */
export function Trail({ demo }: { demo: DemoOf<"trail"> }) {
	const { address, rules, sources, terms, words } = demo;
	const [rule, setRule] = useState<SourceRule>("ranked");
	const [chosen, setChosen] = useState("0");
	const rows = trailRows(demo, rule);
	const row = rows[Number(chosen)];
	if (!row) return null;
	return (
		<>
			<link rel="stylesheet" href={card} precedence="demo" />
			<link rel="stylesheet" href={sheet} precedence="demo" />
			<div className="demo-card trail">
				<Choice
					legend={rules.legend}
					options={sourceRules.map((value) => ({ value, label: rules[value].label }))}
					chosen={rule}
					onChoose={setRule}
				/>
				<p className="verdict" aria-live="polite">
					{ruleTells(demo, rule)}
				</p>
				<div className="desk">
					<svg viewBox="0 0 320 80" className="roof" aria-hidden="true">
						<rect x="226" y="4" width="34" height="60" rx="7" />
						<path d="M14 70a10 10 0 0 1-4-19L144 8a50 50 0 0 1 32 0l134 43a10 10 0 0 1-4 19H306v10H14V70z" />
					</svg>
					<Choice
						legend={address}
						options={rows.map(({ name, value, overruled }, index) => ({
							value: String(index),
							label: (
								<>
									<span>{name}</span> <b>{value}</b> {overruled && <small>{words.lesser}</small>}
								</>
							),
						}))}
						chosen={chosen}
						onChoose={setChosen}
					/>
					<TrailScene rows={rows} chosen={Number(chosen)} sources={sources} words={words} />
					<Results rows={[[terms.why, row.why]]} />
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
