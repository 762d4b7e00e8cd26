import { useState } from "react";
import { isUrgent, planOf } from "#content/demos/take-over/plan.ts";
import { daysInWords, noteOn } from "#content/demos/take-over/take-over.ts";
import type { DemoOf } from "#content/demos.ts";
import { fill } from "#shared/fill.ts";
import card from "../demo.css?inline";
import { Steady } from "../steady.tsx";
import { Days } from "./days.tsx";
import sheet from "./take-over.css?inline";
import { WeeksAhead } from "./weeks-ahead.tsx";

export { TakeOver as component };
export const sheets = [card, sheet];

/** What is chosen, whether we chose it, and the finding that was pressed although it does not fit. */
const untouched = { chosen: [] as string[], isShown: false, refused: "" };

/** The first days on an application: the visitor spends them on findings, and sees what comes of it. */
export function TakeOver({ demo }: { demo: DemoOf<"take-over"> }) {
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
		<div className="demo-card take-over">
			<div className="halves">
				<div className="board stays">
					<div className="budget">
						<Days count={days} left={left} />
						<p aria-live="polite">{fill(words.left, { days: daysInWords(words, left) })}</p>
					</div>
					<WeeksAhead words={words} plan={plan} />
				</div>
				<fieldset>
					<legend>{legend}</legend>
					{findings.map((finding) => {
						const { name } = finding;
						const isChosen = chosen.includes(name);
						return (
							<label key={name} data-refused={refused === name}>
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
								<span>{noteOn(words, finding, { isChosen, ...plan })}</span>
								<Days count={finding.days} spent={isChosen} />
							</label>
						);
					})}
				</fieldset>
				<div className="verdict">
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
		</div>
	);
}
