import { useState } from "react";
import stage from "../stage/stage.module.css";
import { Card, Choice, More, Results, StatePictures, Steady } from "../stage/stage.tsx";
import { type BoxBand, boxBands, requestOutcomes, type SentRequest, type Token } from "./model.ts";
import styles from "./token.module.css";

const picture = (outcome: string) => `checks-${outcome}`;
const signs = { passed: "✓", stopped: "✕", unreached: "–" };

/** Requests that go through the checks of an application until one stops them, or all let them pass. */
export function View({ demo, start }: { demo: Token; start: number }) {
	const { legend, terms, requests } = demo;
	const [sent, setSent] = useState(requests[start] ? String(start) : "0");
	const request = requests[Number(sent)];
	if (!request) return null;
	const row = (key: "reach" | "writes" | "log") =>
		[
			terms[key],
			<Steady key={key} others={requests.map((one) => one[key])}>
				{request[key]}
			</Steady>,
		] as const;
	return (
		<Card>
			<div className={stage.halves}>
				<Choice
					legend={legend}
					className={styles.options}
					options={requests.map(({ label }, index) => ({ value: String(index), label }))}
					chosen={sent}
					onChoose={setSent}
				/>
				<Scene bands={demo.bands} sees={terms.sees} request={request} />
				<Results rows={[row("reach")]} />
			</div>
			<More rows={[row("writes"), row("log")]} labels={[demo.badge.legend]}>
				<Badge heads={demo.badge} requests={requests} request={request} />
			</More>
		</Card>
	);
}

type SceneProps = Pick<Token, "bands"> & { sees: string; request: SentRequest };

/** The request on its belt, as far as it gets, and what its sender then has on her screen. */
const Scene = ({ bands, sees, request }: SceneProps) => (
	<div className={`${stage.plate} ${stage.beside} ${styles.scene}`}>
		<div className={stage.named}>
			<StatePictures
				names={requestOutcomes.map(picture)}
				shown={picture(request.outcome)}
				sizes="(width < 1000px) 92vw, 50vw"
			/>
			<p className={`${stage.name} ${styles.name} ${styles.sender}`}>
				{sees} <b>{request.screen}</b>
			</p>
			<ol>
				{request.stations.map(({ name, band, verdict, has }) => (
					<li
						key={name}
						className={`${stage.name} ${styles.name} ${styles.layer}`}
						data-band={band}
						data-verdict={verdict}
					>
						<b>{name}</b> <span>{has}</span>
					</li>
				))}
			</ol>
		</div>
		<ul className={styles.bands}>
			{(Object.keys(boxBands) as BoxBand[]).map((band) => (
				<li key={band} data-band={band}>
					{bands[band]}
				</li>
			))}
		</ul>
	</div>
);

type BadgeProps = { heads: Token["badge"]; requests: readonly SentRequest[]; request: SentRequest };

/** The badge line by line, who reads each line, and what was found in it. */
const Badge = ({ heads, requests, request }: BadgeProps) => (
	<table className={styles.badge}>
		<thead>
			<tr>
				<th scope="col">{heads.says}</th>
				<th scope="col">{heads.by}</th>
				<th scope="col">{heads.finds}</th>
			</tr>
		</thead>
		<tbody>
			{request.badge.map(({ name, says, by, verdict, finds }, index) => (
				<tr key={name} data-verdict={verdict}>
					<th scope="row">
						{name} <b>{says}</b>
					</th>
					<td>{by}</td>
					<td data-sign={signs[verdict]}>
						<Steady others={requests.map((one) => one.badge[index]?.finds ?? "")}>{finds}</Steady>
					</td>
				</tr>
			))}
		</tbody>
	</table>
);
