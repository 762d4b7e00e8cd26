import { useState } from "react";
import { fill } from "#shared/fill.ts";
import stage from "../stage/stage.module.css";
import { Card, Group, Model, Steady } from "../stage/stage.tsx";
import {
	daysInWords,
	isUrgent,
	noteOn,
	type Plan,
	planOf,
	reachInWords,
	type TakeOver,
} from "./model.ts";
import styles from "./take-over.module.css";

/** What is chosen, whether we chose it, and the finding that was pressed although it does not fit. */
const untouched = { chosen: [] as string[], isShown: false, refused: "" };

/** The first days on an application: the visitor spends them on findings, and sees what comes of it. */
export function View({ demo }: { demo: TakeOver }) {
	const { legend, days, words, verdicts, findings } = demo;
	const [choice, setChoice] = useState(untouched);
	const { chosen, isShown, refused } = choice;
	const plan = planOf(demo, chosen, isShown);
	const { left, fits, reaching, verdict } = plan;
	const isSafe = reaching === 0;
	/** The visitor has played: nothing more fits, and something still goes wrong. */
	const isStuck = !isSafe && findings.every((one) => chosen.includes(one.name) || !fits(one));
	const choose = (name: string, isChosen: boolean) => {
		const others = chosen.filter((one) => one !== name);
		setChoice({ ...untouched, chosen: isChosen ? [...others, name] : others });
	};
	const ours = () => {
		const urgent = findings.filter(isUrgent).map(({ name }) => name);
		setChoice({ ...untouched, chosen: urgent, isShown: true });
	};
	const said = verdicts[refused ? "refused" : verdict];
	return (
		<Card className={styles.card}>
			<div className={`${stage.halves} ${styles.halves}`}>
				<div className={`${stage.stays} ${styles.board}`}>
					<div className={styles.budget}>
						<Days count={days} left={left} />
						<p aria-live="polite">{fill(words.left, { days: daysInWords(words, left) })}</p>
					</div>
					<WeeksAhead words={words} plan={plan} />
				</div>
				<Group legend={legend} className={styles.findings}>
					{findings.map((finding) => {
						const { name } = finding;
						const isChosen = chosen.includes(name);
						return (
							<label
								key={name}
								className={`${stage.option} ${styles.finding}`}
								data-refused={refused === name}
							>
								{/* Not disabled: the keyboard reaches it, and its label says why it does not fit. */}
								<input
									type="checkbox"
									checked={isChosen}
									aria-disabled={!fits(finding)}
									onChange={({ target }) =>
										fits(finding)
											? choose(name, target.checked)
											: setChoice({ ...choice, refused: name })
									}
								/>
								<b>{name}</b>
								<span className={styles.note}>{noteOn(words, finding, { isChosen, ...plan })}</span>
								<Days count={finding.days} left={isChosen ? finding.days : 0} />
							</label>
						);
					})}
				</Group>
				<div className={styles.verdict}>
					<p aria-live="polite">
						<Steady others={[`${verdicts.alike} ${words.lesson}`]}>
							{isSafe && !refused ? `${said} ${words.lesson}` : said}
						</Steady>
					</p>
					{/* Quiet, so that nobody is sent past the game. */}
					<button
						type="button"
						data-quiet={!isStuck}
						onClick={() => (isSafe ? setChoice(untouched) : ours())}
					>
						{isSafe ? words.restart : words.show}
					</button>
				</div>
			</div>
		</Card>
	);
}

/**
 * Days as pieces and their places: a piece leaves the budget and lands in the row of a finding. The
 * text beside it says how many.
 */
const Days = ({ count, left }: { count: number; left: number }) => (
	<span className={styles.days} aria-hidden>
		{Array.from({ length: count }, (_, day) => (
			// biome-ignore lint/suspicious/noArrayIndexKey: the pieces are all alike
			<i key={day} data-full={day < left} />
		))}
	</span>
);

type WeeksAheadProps = { words: TakeOver["words"]; plan: Plan };

/** What the weeks ahead bring: a model for each incident, which fades from one end to the other. */
const WeeksAhead = ({ words, plan: { events, reaching } }: WeeksAheadProps) => (
	<div className={`${stage.plate} ${styles.scene}`}>
		<p>{words.weeks}</p>
		<strong aria-live="polite">
			<Steady others={[reachInWords(words, events.length)]}>{reachInWords(words, reaching)}</Steady>
		</strong>
		<ol>
			{events.map(({ incident, week, event, ready, late, isReady }) => (
				<li key={incident} data-ready={isReady}>
					<div className={styles.model}>
						{["holds", "breaks"].map((end) => (
							<Model
								key={end}
								className={styles[end]}
								name={`take-over-${incident}-${end}`}
								sizes="(width < 1000px) 25vw, 280px"
							/>
						))}
					</div>
					<p>
						<i>{fill(words.week, { week })}</i> <small>{event}</small>
					</p>
					<b>
						<Steady others={[isReady ? late : ready]}>{isReady ? ready : late}</Steady>
					</b>
				</li>
			))}
		</ol>
	</div>
);
