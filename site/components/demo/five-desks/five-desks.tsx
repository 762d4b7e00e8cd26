import { useState } from "react";
import {
	type Desk,
	longestSentence,
	soonerSentence,
	totalSentence,
} from "#content/demos/five-desks/five-desks.ts";
import type { DemoOf } from "#content/demos.ts";
import card from "../demo.css?inline";
import { Steady } from "../steady.tsx";
import { Desks } from "./desks.tsx";
import sheet from "./five-desks.css?inline";
import { TimeScale } from "./time-scale.tsx";

export { FiveDesks as component };
export const sheets = [card, sheet];

/** A paper form that waits at five desks. Without some of them it arrives days earlier. */
export function FiveDesks({ demo }: { demo: DemoOf<"five-desks"> }) {
	const { legend, words, scale, desks } = demo;
	const [struck, setStruck] = useState<readonly string[]>([]);
	const [refused, setRefused] = useState(false);
	const left = desks.filter(({ name }) => !struck.includes(name));
	const done = left.every(({ stays }) => stays);
	const strike = (desk: Desk, out: boolean) => {
		setRefused(desk.stays);
		if (desk.stays) return;
		setStruck((names) => (out ? [...names, desk.name] : names.filter((one) => one !== desk.name)));
	};
	const outcome = done ? soonerSentence(words, desks, left) : longestSentence(words, left);
	const says = refused ? words.refused : outcome;
	return (
		<div className="demo-card five-desks">
			<fieldset>
				<legend>{legend}</legend>
				<div className="stage" data-done={done} data-refused={refused}>
					<Desks desks={desks} left={left} stays={words.stays} onStrike={strike} />
					{/* Beside the desks on a phone, which shows both at once. */}
					<div className="total" aria-live="polite">
						{/* A number stays with its unit. */}
						<p className="promise">{totalSentence(words, left).replaceAll(/(\d) /g, "$1\u00a0")}</p>
						<p>
							<Steady others={[words.refused]}>{says}</Steady>
						</p>
					</div>
				</div>
			</fieldset>
			<TimeScale all={desks} left={left} scale={scale} />
			<dl aria-live="polite">
				{desks.map(({ name, time, stays, reason }) => {
					const out = struck.includes(name);
					return (
						<div key={name} data-struck={out}>
							<dt>
								<b>{name}</b> <small>{out ? words.instead : stays ? words.stays : words.now}</small>
							</dt>
							{/* The reason is the longer text, and always has its room. */}
							<dd data-room={reason}>
								<p>
									{out ? reason : time} {stays && reason}
								</p>
							</dd>
						</div>
					);
				})}
			</dl>
		</div>
	);
}
