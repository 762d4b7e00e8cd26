import type { ReactNode } from "react";
import { Model } from "../stage/stage.tsx";
import styles from "./contract.module.css";
import type { ContractScenes } from "./model.ts";

const HOT = `${styles.chip} ${styles.hot}`;

/** A small model, with what it is below it. */
const Named = ({ name, children }: { name: string; children: ReactNode }) => (
	<div className={styles.model}>
		<Model name={`contract-${name}`} sizes="(width < 1000px) min(50vw, 380px), 30vw" />
		{children}
	</div>
);

/** A program sends a request, its answer is lost, and it sends the same again: the diary has it already. */
export function SentTwice(scene: ContractScenes["request"]) {
	const { caller, diary, sent, lost, again, answered, answer, known, number, time } = scene;
	const chip = `${styles.chip} ${styles.sent}`;
	const request = (
		<span className={styles.way}>
			<code className={chip}>{number}</code>
		</span>
	);
	return (
		<div className={styles.exchange}>
			<Named name="caller">
				<p>{caller}</p>
			</Named>
			<ol>
				<li>
					<b>{sent}</b>
					{request}
				</li>
				<li>
					<b>{lost}</b>
					<span className={`${styles.way} ${styles.back} ${styles.lost}`}>
						<span className={styles.cross} />
						<span className={chip}>{answer}</span>
					</span>
				</li>
				<li>
					<b>{again}</b>
					{request}
				</li>
				<li>
					<b>{answered}</b>
					<span className={`${styles.way} ${styles.back}`}>
						<span className={chip}>{known}</span>
					</span>
				</li>
			</ol>
			<Named name="diary">
				<p>
					{diary}{" "}
					<span className={HOT}>
						<b>{time}</b> <code>{number}</code>
					</span>
				</p>
			</Named>
		</div>
	);
}

/** The models show the hours of the record: 10:00 at the home, and 15:00 in London. */
const clockModels = ["home", "london"];

/** Two clocks that show one moment. */
export const TwoClocks = ({ clocks }: { clocks: ContractScenes["response"] }) => (
	<div className={`${styles.pair} ${styles.clocks}`}>
		{clocks.map(({ name, time }, index) => (
			<Named key={name} name={clockModels[index] ?? ""}>
				<p>
					<b className={styles.time}>{time}</b> <span>{name}</span>
				</p>
			</Named>
		))}
		<span className={`${HOT} ${styles.equal}`} aria-hidden>
			=
		</span>
	</div>
);

/** A request that finds its slot of the calendar taken, and the slots that are still free. */
export const TakenSlot = ({ refused, taken, free, time, others }: ContractScenes["error"]) => (
	<div className={styles.slots}>
		<Named name="taken">
			<p className={HOT}>{refused}</p>
		</Named>
		<ul>
			{[time, ...others].map((one, index) => (
				<li key={one}>
					<b className={styles.time}>{one}</b> <span>{index === 0 ? taken : free}</span>
				</li>
			))}
		</ul>
	</div>
);

/** Two documents in use, and how long both are: up to the last day of the old one. */
export function TwoVersions(scene: ContractScenes["version"]) {
	const { old, next, both, ends, firstDay, lastDay } = scene;
	return (
		<>
			<div className={styles.pair}>
				<Named name="old">
					<p>{old}</p>
				</Named>
				<Named name="new">
					<p>{next}</p>
				</Named>
			</div>
			<div className={styles.months}>
				<p className={styles.chip}>{firstDay}</p>
				<p className={styles.way}>
					<b className={styles.chip}>{both}</b>
				</p>
				<p className={HOT}>
					<span>{ends}</span> <b>{lastDay}</b>
				</p>
			</div>
		</>
	);
}
