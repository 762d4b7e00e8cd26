import { useState } from "react";
import { isUrgent, planOf } from "#content/demos/take-over/plan.ts";
import { daysInWords, noteOn, reachInWords } from "#content/demos/take-over/take-over.ts";
import type { DemoOf } from "#content/demos.ts";
import { fill } from "#shared/fill.ts";
import card from "../demo.css?url";
import { Days } from "./days.tsx";
import sheet from "./take-over.css?url";
import { WeeksAhead } from "./weeks-ahead.tsx";

const untouched = { chosen: [] as string[], isShown: false };

/** The first days on an application: the visitor spends them on findings, and sees what comes of it. */
export function TakeOver({ demo }: { demo: DemoOf<"take-over"> }) {
	const { legend, days, words, verdicts, findings } = demo;
	const [{ chosen, isShown }, setChoice] = useState(untouched);
	const plan = planOf(demo, chosen, isShown);
	const { left, fits, reaching, verdict } = plan;
	const isSafe = reaching === 0;
	/** The visitor has played: nothing more fits, and something still goes wrong. */
	const isStuck = !isSafe && findings.every((one) => chosen.includes(one.name) || !fits(one));
	const choose = (name: string, isChosen: boolean) => {
		const others = chosen.filter((one) => one !== name);
		setChoice({ chosen: isChosen ? [...others, name] : others, isShown: false });
	};
	const ours = () => ({ chosen: findings.filter(isUrgent).map(({ name }) => name), isShown: true });
	return (
		<>
			<link rel="stylesheet" href={card} precedence="demo" />
			<link rel="stylesheet" href={sheet} precedence="demo" />
			<div className="demo-card take-over">
				<div className="halves">
					<div className="plan">
						<div className="budget stays">
							<Days count={days} left={left} />
							<p aria-live="polite">{fill(words.left, { days: daysInWords(words, left) })}</p>
							{/* For a phone: there the weeks are out of view. */}
							<small data-safe={isSafe} aria-hidden>
								{reachInWords(demo, plan)}
							</small>
						</div>
						<fieldset>
							<legend>{legend}</legend>
							{findings.map((finding) => {
								const { name } = finding;
								const isChosen = chosen.includes(name);
								return (
									<label key={name}>
										{/* Not disabled: the keyboard reaches it, and its label says why it does not fit. */}
										<input
											type="checkbox"
											checked={isChosen}
											aria-disabled={!fits(finding)}
											onChange={({ target }) => fits(finding) && choose(name, target.checked)}
										/>
										<b>{name}</b>
										<span>{noteOn(words, finding, { isChosen, fits, reaching })}</span>
										<Days count={finding.days} spent={isChosen} />
									</label>
								);
							})}
						</fieldset>
						<div className="verdict">
							<p aria-live="polite">{verdicts[verdict]}</p>
							{/* Quiet, so that nobody is sent past the game. */}
							<button
								type="button"
								data-quiet={!isStuck}
								onClick={() => setChoice(isSafe ? untouched : ours())}
							>
								{isSafe ? words.restart : words.show}
							</button>
						</div>
					</div>
					<WeeksAhead demo={demo} plan={plan} />
				</div>
			</div>
		</>
	);
}
