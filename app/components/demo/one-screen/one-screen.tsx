import { useState } from "react";
import { type ScreenStage, screenStages } from "#content/demos/states.ts";
import type { DemoOf } from "#content/demos.ts";
import { Choice } from "../choice.tsx";
import card from "../demo.css?url";
import { Results } from "../results.tsx";
import sheet from "./one-screen.css?url";
import { ScreenPicture } from "./screen-picture.tsx";

/** The same screen as a sketch, as a prototype and as it is released. */
export function OneScreen({ demo }: { demo: DemoOf<"one-screen"> }) {
	const { legend, screen, terms, stages } = demo;
	const [stage, setStage] = useState<ScreenStage>("sketch");
	const { shows, decides, change } = stages[stage];
	return (
		<>
			<link rel="stylesheet" href={card} precedence="demo" />
			<link rel="stylesheet" href={sheet} precedence="demo" />
			<div className="demo-card one-screen">
				<div className="both">
					<Choice
						legend={legend}
						options={screenStages.map((name) => ({ value: name, label: stages[name].label }))}
						chosen={stage}
						onChoose={setStage}
					/>
					<ScreenPicture screen={screen} chosen={stage} />
					<Results
						rows={[
							[terms.shows, shows],
							[terms.decides, decides],
							[terms.change, change],
						]}
					/>
				</div>
			</div>
		</>
	);
}
