import { type CSSProperties, useState } from "react";
import stage from "../stage/stage.module.css";
import { Card, Choice, Model, More, Steady } from "../stage/stage.tsx";
import styles from "./bad-day.module.css";
import type { BadDay, BadDayState } from "./model.ts";

/** The step that the provider may spoil. */
const PROVIDER = 1;
/** The models of the steps of each state. Vermilion is what goes wrong; the person is one who is told. */
const stepModels: Record<BadDayState, readonly string[]> = {
	down: ["asked", "shut", "kept", "sent"],
	slow: ["asked", "late", "again", "once"],
	changed: ["asked", "half", "refused", "told"],
	fine: ["asked", "served", "checked", "once"],
};

/** A provider that can be made slow or stop, and what the software in front of it does. */
export function View({ demo }: { demo: BadDay }) {
	const { legend, terms, states } = demo;
	const [state, setState] = useState<BadDayState>("down");
	const chosen = states.find((one) => one.state === state);
	if (!chosen) return null;
	/** The text of the chosen state, in the room of the longest. */
	const steady = (key: "screen" | "note" | "told" | "without") => (
		<Steady others={states.map((one) => one[key])}>{chosen[key]}</Steady>
	);
	return (
		<Card className={styles.card} data-state={state}>
			<Choice
				legend={legend}
				className={styles.options}
				options={states.map(({ state, label }) => ({ value: state, label }))}
				chosen={state}
				onChoose={setState}
			/>
			<p className={`${stage.promise} ${styles.promise}`} aria-live="polite">
				{chosen.promise}
			</p>
			<div className={`${stage.plate} ${styles.scene}`}>
				{/* One way through four places to the phone. The key starts the movements again. */}
				<ol key={state} className={styles.journey}>
					{chosen.steps.map(({ text, place }, index) => (
						<li
							key={text}
							data-trouble={state !== "fine" && index === PROVIDER}
							style={{ "--after": index } as CSSProperties}
						>
							<Model
								name={`bad-day-${stepModels[state][index]}`}
								sizes="(width < 690px) 110px, 260px"
							/>
							<p className={styles.name}>
								<b>{text}</b> <small>{place}</small>
							</p>
						</li>
					))}
				</ol>
				<div className={styles.user} aria-live="polite">
					<div className={styles.phone}>
						<Model name="bad-day-page" sizes="110px" />
						<p>{steady("screen")}</p>
					</div>
					<p className={styles.name}>
						<b>{terms.seen}</b> <small>{steady("note")}</small>
					</p>
				</div>
			</div>
			<More
				rows={[
					[terms.told, steady("told")],
					[terms.without, steady("without")],
				]}
				labels={[terms.more]}
			>
				<div className={styles.more}>
					<Model name="bad-day-watcher" sizes="64px" />
					<p>{chosen.retried}</p>
					<ol>
						{chosen.log.map(({ time, event }) => (
							<li key={event}>
								<code>{time}</code> <code>{event}</code>
							</li>
						))}
					</ol>
				</div>
			</More>
		</Card>
	);
}
