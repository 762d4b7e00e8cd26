import { useState } from "react";
import { isUrgent, planOf } from "#content/demos/take-over/plan.ts";
import { daysInWords, noteOn, reachInWords } from "#content/demos/take-over/take-over.ts";
import type { DemoOf } from "#content/demos.ts";
import { fill } from "#shared/fill.ts";
import card from "../demo.css?url";
import { Days } from "./days.tsx";
import sheet from "./take-over.css?url";
import { WeeksAhead } from "./weeks-ahead.tsx";

/** The first days on an application: the visitor spends them on findings, and sees what comes of it. */
export function TakeOver({ demo }: { demo: DemoOf<"take-over"> }) {
	const { legend, days, words, verdicts, findings } = demo;
	const ours = findings.filter(isUrgent).map(({ name }) => name);
	const [{ chosen, isShown }, setChoice] = useState({ chosen: ours.slice(0, 1), isShown: false });
	/** The finding that the visitor turned to last: its failure is lit. */
	const [lit, setLit] = useState<string>();
	const plan = planOf(demo, chosen, isShown);
	const { left, fits, events, reaching, verdict } = plan;
	const choose = (name: string, isChosen: boolean) => {
		const others = chosen.filter((one) => one !== name);
		setChoice({ chosen: isChosen ? [...others, name] : others, isShown: false });
	};
	const showOrRestart = () => {
		setChoice(reaching > 0 ? { chosen: ours, isShown: true } : { chosen: [], isShown: false });
		setLit(undefined);
	};
	return (
		<>
			<link rel="stylesheet" href={card} precedence="demo" />
			<link rel="stylesheet" href={sheet} precedence="demo" />
			<div className="demo-card take-over">
				<div className="halves">
					<div className="plan">
						<div className="budget">
							<Days count={days} left={left} />
							<p aria-live="polite">{fill(words.left, { days: daysInWords(words, left) })}</p>
							{/* The failures in small, for a phone: there the weeks are out of view. */}
							<span className="fates" aria-hidden>
								{events.map(({ name, isReady }) => (
									<i key={name} data-ready={isReady} />
								))}
								<small>{reachInWords(words, plan)}</small>
							</span>
						</div>
						<fieldset>
							<legend>{legend}</legend>
							{findings.map((finding) => {
								const { name } = finding;
								const isChosen = chosen.includes(name);
								const turnTo = () => setLit(name);
								return (
									<label key={name} onPointerEnter={turnTo}>
										{/* Not disabled: the keyboard reaches it, and its label says why it does not fit. */}
										<input
											type="checkbox"
											checked={isChosen}
											aria-disabled={!fits(finding)}
											onFocus={turnTo}
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
							<button type="button" data-quiet={reaching === 0} onClick={showOrRestart}>
								{reaching > 0 ? words.show : words.restart}
							</button>
						</div>
					</div>
					<WeeksAhead words={words} plan={plan} lit={lit} />
				</div>
			</div>
		</>
	);
}
