import { useId, useState } from "react";
import type { DemoOf } from "#content/demos.ts";
import card from "../demo.css?inline";
import { Results } from "../results.tsx";
import { StageSlider } from "../stage-slider.tsx";
import { Steady } from "../steady.tsx";
import sheet from "./migration.css?inline";
import { MigrationScene } from "./migration-scene.tsx";

export { Migration as component };
export const sheets = [card, sheet];

/** A tenth of the visitors: from here the move can go on or back. */
const FIRST = 2;
/** The way back first: the demo is about it. */
const rows = ["back", "serves", "cost", "wrong"] as const;

/** A move to the cloud that goes forward stage by stage, and back again while it can. */
export function Migration({ demo }: { demo: DemoOf<"migration"> }) {
	const { legend, parts, terms, stages } = demo;
	const [at, setAt] = useState(FIRST);
	const legendId = useId();
	const stage = stages[at];
	if (!stage) return null;
	return (
		<div className="demo-card migration" data-stage={at}>
			<div className="control">
				<p>
					<span id={legendId}>{legend}</span>
					<strong>
						<Steady others={stages.map(({ label }) => label)}>{stage.label}</Steady>
					</strong>
				</p>
				<StageSlider stages={stages} at={at} labelledBy={legendId} onChange={setAt} />
			</div>
			<MigrationScene parts={parts} stage={stage} />
			<Results
				rows={rows.map((key) => [
					terms[key],
					<Steady key={key} others={stages.map((one) => one[key])}>
						{stage[key]}
					</Steady>,
				])}
			/>
		</div>
	);
}
