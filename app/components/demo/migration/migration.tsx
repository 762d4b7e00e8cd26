import { useId, useState } from "react";
import type { DemoOf } from "#content/demos.ts";
import card from "../demo.css?url";
import { StageSlider } from "../stage-slider.tsx";
import sheet from "./migration.css?url";
import { MigrationScene } from "./migration-scene.tsx";

/** A tenth of the visitors: from here the move can go on or back. */
const FIRST = 2;

/** A move to the cloud that goes forward stage by stage, and back again while it can. */
export function Migration({ demo }: { demo: DemoOf<"migration"> }) {
	const { legend, parts, terms, stages } = demo;
	const [at, setAt] = useState(FIRST);
	const legendId = useId();
	const stage = stages[at];
	if (!stage) return null;
	const { before, after } = stage;
	return (
		<>
			<link rel="stylesheet" href={card} precedence="demo" />
			<link rel="stylesheet" href={sheet} precedence="demo" />
			<div className="demo-card migration" data-stage={at}>
				<div className="control">
					<p>
						<span id={legendId}>{legend}</span>
						<strong>{stage.label}</strong>
					</p>
					<StageSlider stages={stages} at={at} labelledBy={legendId} onChange={setAt} />
				</div>
				{/* Not disabled: then they would lose the focus when the last press takes it there. */}
				<div className="buttons">
					<button
						type="button"
						aria-disabled={before === undefined}
						onClick={() => before !== undefined && setAt(before)}
					>
						{stage.button}
					</button>
					<button
						type="button"
						aria-disabled={after === undefined}
						onClick={() => after !== undefined && setAt(after)}
					>
						{stage.forward}
					</button>
				</div>
				<MigrationScene parts={parts} stage={stage} />
				<dl>
					<div>
						<dt>{terms.serves}</dt>
						<dd aria-live="polite">{stage.serves}</dd>
					</div>
					<div>
						<dt>{terms.back}</dt>
						<dd>{stage.back}</dd>
					</div>
					<div>
						<dt>{terms.cost}</dt>
						<dd>{stage.cost}</dd>
					</div>
					<div>
						<dt>{terms.wrong}</dt>
						<dd>{stage.wrong}</dd>
					</div>
				</dl>
			</div>
		</>
	);
}
