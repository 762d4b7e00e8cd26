import { useState } from "react";
import { longestSentence, totalSentence } from "#content/demos/five-desks/five-desks.ts";
import type { DemoOf } from "#content/demos.ts";
import card from "../demo.css?url";
import { Desks } from "./desks.tsx";
import sheet from "./five-desks.css?url";
import { TimeScale } from "./time-scale.tsx";

/** A paper form that waits at five desks. Without some of them it arrives days earlier. */
export function FiveDesks({ demo }: { demo: DemoOf<"five-desks"> }) {
	const { legend, words, scale, desks } = demo;
	const [struck, setStruck] = useState<readonly string[]>([]);
	const left = desks.filter(({ name }) => !struck.includes(name));
	const strike = (name: string, out: boolean) =>
		setStruck((names) => (out ? [...names, name] : names.filter((one) => one !== name)));
	return (
		<>
			<link rel="stylesheet" href={card} precedence="demo" />
			<link rel="stylesheet" href={sheet} precedence="demo" />
			<div className="demo-card five-desks">
				<fieldset>
					<legend>{legend}</legend>
					<div className="stage">
						<Desks desks={desks} left={left} stays={words.stays} onStrike={strike} />
						{/* Beside the desks on a phone, which shows both at once. */}
						<div className="total" aria-live="polite">
							{/* A number stays with its unit. */}
							<p className="promise">
								{totalSentence(words, left).replaceAll(/(\d) /g, "$1\u00a0")}
							</p>
							<p>{longestSentence(words, left)}</p>
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
									<b>{name}</b>{" "}
									<small>{out ? words.instead : stays ? words.stays : words.now}</small>
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
		</>
	);
}
