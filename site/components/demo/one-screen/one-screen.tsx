import { useState } from "react";
import { type ScreenStage, screenStages } from "#content/demos/states.ts";
import type { DemoOf } from "#content/demos.ts";
import { cutoutRender } from "#content/renders.ts";
import { Choice } from "../choice.tsx";
import card from "../demo.css?inline";
import { Results } from "../results.tsx";
import { StatePictures } from "../state-pictures.tsx";
import { Steady } from "../steady.tsx";
import sheet from "./one-screen.css?inline";

export { OneScreen as component };
export const sheets = [card, sheet];

const picture = (stage: ScreenStage) => cutoutRender(`one-screen-${stage}`);

/**
 * The same screen as a sketch, as a prototype and as it is released, each standing on what a change to it
 * has to move. One field of it is vermilion at each stage, in the picture and below it.
 */
export function OneScreen({ demo }: { demo: DemoOf<"one-screen"> }) {
	const { legend, field, terms, stages } = demo;
	const [stage, setStage] = useState<ScreenStage>("sketch");
	const others = screenStages.filter((name) => name !== stage);
	const steady = (key: "shows" | "field" | "decides" | "cost" | "effort") => (
		<Steady others={others.map((name) => stages[name][key])}>{stages[stage][key]}</Steady>
	);
	return (
		<div className="demo-card one-screen">
			<div className="halves">
				<Choice
					legend={legend}
					options={screenStages.map((name) => ({ value: name, label: stages[name].label }))}
					chosen={stage}
					onChoose={setStage}
				/>
				<div className="cost" aria-live="polite">
					<p>{terms.change}</p>
					<p className="promise">{steady("cost")}</p>
					<p>{steady("effort")}</p>
				</div>
				<div className="scene">
					<StatePictures
						names={screenStages.map(picture)}
						shown={picture(stage)}
						sizes="(width < 1000px) 92vw, 50vw"
					/>
					<div className="field" data-stage={stage}>
						<p aria-hidden>
							<span className="label">{field.label}</span>
							<span className="box">{field.value}</span>
						</p>
						<p className="says">{steady("field")}</p>
					</div>
				</div>
				<Results
					rows={[
						[terms.shows, steady("shows")],
						[terms.decides, steady("decides")],
					]}
				/>
			</div>
		</div>
	);
}
