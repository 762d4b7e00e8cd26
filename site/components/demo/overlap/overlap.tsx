import { useId, useState } from "react";
import {
	adviceFor,
	aheadAt,
	meetingLabel,
	overYear,
	sharedSentence,
	USUAL_START,
} from "#content/demos/overlap/overlap.ts";
import { clockTime, TEAM_STARTS } from "#content/demos/overlap/overlap-hours.ts";
import type { DemoOf } from "#content/demos.ts";
import card from "../demo.css?inline";
import { filledTo } from "../filled-to.ts";
import { Results } from "../results.tsx";
import sheet from "./overlap.css?inline";
import { OverlapScene } from "./overlap-scene.tsx";
import { zoneOptions } from "./zone-options.ts";

export { Overlap as component };
export const sheets = [card, sheet];

/**
 * Two working days in two time zones, and the hours that they share. Only the team's day moves: two that
 * move alike would share as much as before.
 */
export function Overlap({ demo }: { demo: DemoOf<"overlap"> }) {
	const { labels, terms } = demo;
	const [now] = useState(() => new Date());
	const [zones] = useState(() => zoneOptions(demo));
	const [zone, setZone] = useState(zones.own);
	const [team, setTeam] = useState(USUAL_START);
	const yours = USUAL_START;
	const days = { yours, team, ahead: aheadAt(demo, zone, now) };
	const select = useId();
	const slider = useId();
	const { earliest, latest, step } = TEAM_STARTS;
	return (
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
				<div>
					<label htmlFor={slider}>{labels.team}</label>
					<span aria-hidden>{clockTime(team)}</span>
					<input
						id={slider}
						className="range"
						type="range"
						min={earliest}
						max={latest}
						step={step}
						style={filledTo((team - earliest) / (latest - earliest))}
						value={team}
						aria-valuetext={clockTime(team)}
						onChange={({ target }) => setTeam(target.valueAsNumber)}
					/>
				</div>
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
	);
}
