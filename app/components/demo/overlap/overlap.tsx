import { useId, useState } from "react";
import {
	adviceFor,
	aheadAt,
	meetingLabel,
	overYear,
	sharedSentence,
	USUAL_START,
} from "#content/demos/overlap/overlap.ts";
import { clockTime } from "#content/demos/overlap/overlap-hours.ts";
import type { DemoOf } from "#content/demos.ts";
import card from "../demo.css?url";
import { filledTo } from "../filled-to.ts";
import { Results } from "../results.tsx";
import sheet from "./overlap.css?url";
import { OverlapScene } from "./overlap-scene.tsx";
import { zoneOptions } from "./zone-options.ts";

/** Two working days in two time zones, and the hours that they share. */
export function Overlap({ demo }: { demo: DemoOf<"overlap"> }) {
	const { labels, terms } = demo;
	const [now] = useState(() => new Date());
	const [zones] = useState(() => zoneOptions(demo));
	const [zone, setZone] = useState(zones.own);
	const [yours, setYours] = useState(USUAL_START);
	const [team, setTeam] = useState(USUAL_START);
	const days = { yours, team, ahead: aheadAt(demo, zone, now) };
	const select = useId();
	return (
		<>
			<link rel="stylesheet" href={card} precedence="demo" />
			<link rel="stylesheet" href={sheet} precedence="demo" />
			<div className="demo-card overlap">
				<div className="controls">
					<div>
						<label htmlFor={select}>{labels.zone}</label>
						<select id={select} value={zone} onChange={({ target }) => setZone(target.value)}>
							{zones.options.map(({ zone, name }) => (
								<option key={zone} value={zone}>
									{name}
								</option>
							))}
						</select>
					</div>
					<Start label={labels.yours} value={yours} onChange={setYours} />
					<Start label={labels.team} value={team} onChange={setTeam} />
				</div>
				<OverlapScene copy={demo} label={meetingLabel(demo, days)} days={days} />
				<Results
					rows={[
						[terms.shared, sharedSentence(demo, days)],
						[terms.use, adviceFor(demo, days)],
						[terms.year, overYear(demo, { zone, yours, team }, now)],
					]}
				/>
			</div>
		</>
	);
}

type StartProps = { label: string; value: number; onChange(minutes: number): void };

/** The earliest and the latest start, in minutes after midnight. */
const EARLIEST = 6 * 60;
const LATEST = 12 * 60;

/** When a working day starts, in steps of half an hour. */
function Start({ label, value, onChange }: StartProps) {
	const id = useId();
	const time = clockTime(value);
	return (
		<div>
			<label htmlFor={id}>{label}</label>
			<span aria-hidden>{time}</span>
			<input
				id={id}
				className="range"
				type="range"
				min={EARLIEST}
				max={LATEST}
				style={filledTo((value - EARLIEST) / (LATEST - EARLIEST))}
				step={30}
				value={value}
				aria-valuetext={time}
				onChange={({ target }) => onChange(target.valueAsNumber)}
			/>
		</div>
	);
}
