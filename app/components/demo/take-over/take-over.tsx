import { useState } from "react";
import { isUrgent, planOf } from "#content/demos/take-over/plan.ts";
import { daysInWords, noteOn } from "#content/demos/take-over/take-over.ts";
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
	const [chosen, setChosen] = useState(ours.slice(0, 1));
	const plan = planOf(demo, chosen);
	const { left, fits, verdict } = plan;
	const showsOurs = verdict === "ours";
	const choose = (name: string, isChosen: boolean) =>
		setChosen((names) => (isChosen ? [...names, name] : names.filter((one) => one !== name)));
	return (
		<>
			<link rel="stylesheet" href={card} precedence="demo" />
			<link rel="stylesheet" href={sheet} precedence="demo" />
			<div className="demo-card take-over">
				<div className="halves">
					<div className="plan">
						<fieldset>
							<legend>{legend}</legend>
							{findings.map((finding) => {
								const isChosen = chosen.includes(finding.name);
								return (
									<label key={finding.name}>
										{/* Not disabled: the keyboard reaches it, and its label says why it does not fit. */}
										<input
											type="checkbox"
											checked={isChosen}
											aria-disabled={!fits(finding)}
											onChange={({ target }) =>
												fits(finding) && choose(finding.name, target.checked)
											}
										/>
										<b>{finding.name}</b>
										<span>{noteOn(words, finding, { isChosen, fits, verdict })}</span>
										<Days count={finding.days} spent={isChosen} />
									</label>
								);
							})}
						</fieldset>
						<div className="tray">
							<p aria-live="polite">{fill(words.left, { days: daysInWords(words, left) })}</p>
							<Days count={days} left={left} />
							<button type="button" onClick={() => setChosen(showsOurs ? [] : ours)}>
								{showsOurs ? words.restart : words.show}
							</button>
							<p aria-live="polite">{verdicts[verdict]}</p>
						</div>
					</div>
					<WeeksAhead words={words} plan={plan} />
				</div>
			</div>
		</>
	);
}
