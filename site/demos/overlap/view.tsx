import { useId, useState } from "react";
import { Card, More, Range, Results } from "../stage/stage.tsx";
import { clockTime, TEAM_STARTS } from "./hours.ts";
import {
	adviceFor,
	aheadAt,
	meetingLabel,
	type Overlap,
	overYear,
	sharedSentence,
	USUAL_START,
	zoneOptions,
} from "./model.ts";
import styles from "./overlap.module.css";
import { Scene } from "./scene.tsx";

/**
 * Two working days in two time zones, and the hours that they share. Only the team's day moves: two that
 * move alike would share as much as before.
 */
export function View({ demo }: { demo: Overlap }) {
	const { labels, terms } = demo;
	const [now] = useState(() => new Date());
	const [zones] = useState(() => zoneOptions(demo, now));
	const [zone, setZone] = useState(zones.chosen);
	const [team, setTeam] = useState(USUAL_START);
	const yours = USUAL_START;
	const days = { yours, team, ahead: aheadAt(demo, zone, now) };
	const select = useId();
	const slider = useId();
	const { earliest, latest, step } = TEAM_STARTS;
	return (
		<Card>
			<div className={styles.controls}>
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
					<Range
						id={slider}
						min={earliest}
						max={latest}
						step={step}
						value={team}
						aria-valuetext={clockTime(team)}
						onChange={setTeam}
					/>
				</div>
			</div>
			<Scene copy={demo} label={meetingLabel(demo, days)} days={days} />
			<Results className={styles.results} rows={[[terms.shared, sharedSentence(demo, days)]]} />
			<More
				rows={[
					[terms.use, adviceFor(demo, days)],
					[terms.year, overYear(demo, { zone, yours, team }, now)],
				]}
			/>
		</Card>
	);
}
