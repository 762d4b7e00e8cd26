import { useState } from "react";
import stage from "../stage/stage.module.css";
import { Card, Choice, More, StatePictures, Steady } from "../stage/stage.tsx";
import { type OneScreen, type ScreenStage, screenStages } from "./model.ts";
import styles from "./one-screen.module.css";

const picture = (name: ScreenStage) => `one-screen-${name}`;

/**
 * The same screen as a sketch, as a prototype and as it is released, each standing on what a change to it
 * has to move. One field of it is vermilion at each stage, in the picture and below it.
 */
export function View({ demo }: { demo: OneScreen }) {
	const { legend, field, terms, stages } = demo;
	const [chosen, setChosen] = useState<ScreenStage>("sketch");
	const steady = (key: "shows" | "field" | "decides" | "cost" | "effort") => (
		<Steady others={screenStages.map((name) => stages[name][key])} className={styles.steady}>
			{stages[chosen][key]}
		</Steady>
	);
	return (
		<Card>
			<div className={stage.halves}>
				<Choice
					legend={legend}
					className={styles.options}
					options={screenStages.map((name) => ({ value: name, label: stages[name].label }))}
					chosen={chosen}
					onChoose={setChosen}
				/>
				<div className={styles.cost} aria-live="polite">
					<p>{terms.change}</p>
					<p className={`${stage.promise} ${styles.promise}`}>{steady("cost")}</p>
					<p>{steady("effort")}</p>
				</div>
				<div className={`${stage.plate} ${stage.beside} ${styles.scene}`}>
					<StatePictures
						names={screenStages.map(picture)}
						shown={picture(chosen)}
						sizes="(width < 1000px) 92vw, 50vw"
					/>
					<div className={styles.field} data-stage={chosen}>
						<p aria-hidden>
							<span className={styles.label}>{field.label}</span>
							<span className={styles.box}>{field.value}</span>
						</p>
						<p className={styles.says}>{steady("field")}</p>
					</div>
				</div>
			</div>
			<More
				rows={[
					[terms.shows, steady("shows")],
					[terms.decides, steady("decides")],
				]}
			/>
		</Card>
	);
}
