import { useState } from "react";
import { longestSentence, totalSentence } from "#content/demos/five-desks/five-desks.ts";
import type { DemoOf } from "#content/demos.ts";
import card from "../demo.css?url";
import { Results } from "../results.tsx";
import { DesksScene } from "./desks-scene.tsx";
import sheet from "./five-desks.css?url";
import { TimeScale } from "./time-scale.tsx";

/** A paper form that waits at five desks. Without some of them it arrives days earlier. */
export function FiveDesks({ demo }: { demo: DemoOf<"five-desks"> }) {
	const { legend, words, terms, scale, desks } = demo;
	const [struck, setStruck] = useState<readonly string[]>([]);
	const left = desks.filter(({ name }) => !struck.includes(name));
	const strike = (name: string, out: boolean) =>
		setStruck((names) => (out ? [...names, name] : names.filter((one) => one !== name)));
	const total = totalSentence(words, left);
	const instead = (
		<Reasons none={words.nothing} desks={desks.filter((one) => !left.includes(one))} />
	);
	const staying = <Reasons none={words.nothing} desks={desks.filter(({ stays }) => stays)} />;
	return (
		<>
			<link rel="stylesheet" href={card} precedence="demo" />
			<link rel="stylesheet" href={sheet} precedence="demo" />
			<div className="demo-card five-desks">
				<DesksScene desks={desks} left={left} total={total} />
				<fieldset>
					<legend>{legend}</legend>
					{desks.map(({ name, time, stays }) => (
						<label key={name}>
							{/* Not disabled: the keyboard reaches it, and its label says why it stays. */}
							<input
								type="checkbox"
								checked={struck.includes(name)}
								aria-disabled={stays}
								onChange={({ target }) => !stays && strike(name, target.checked)}
							/>
							<b>{name}</b> <span>{time}</span>
						</label>
					))}
				</fieldset>
				<TimeScale all={desks} left={left} scale={scale} />
				<Results
					rows={[
						[terms.total, total],
						[terms.longest, longestSentence(words, left)],
						[terms.instead, instead],
						[terms.stays, staying],
					]}
				/>
			</div>
		</>
	);
}

type ReasonsProps = { desks: DemoOf<"five-desks">["desks"]; none: string };

/** What takes the place of desks, or why they stay. */
function Reasons({ desks, none }: ReasonsProps) {
	if (desks.length === 0) return none;
	return (
		<ul>
			{desks.map(({ name, reason }) => (
				<li key={name}>
					<b>{name}:</b> {reason}
				</li>
			))}
		</ul>
	);
}
