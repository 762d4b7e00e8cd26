import { type CSSProperties, useState } from "react";
import stage from "../stage/stage.module.css";
import { Card, Group, Model, More, Steady } from "../stage/stage.tsx";
import styles from "./five-desks.module.css";
import {
	type Desk,
	type DeskTime,
	type FiveDesks,
	longestSentence,
	longestWait,
	partOfDay,
	soonerSentence,
	timeOf,
	totalSentence,
} from "./model.ts";

/** The models of the desks, in order. Each has as many trays of paper as the form waits days there. */
const MODELS = ["post", "leader", "typing", "legal", "accounts"];
const SIZES = "(width < 760px) 33vw, min(20vw, 300px)";
/** On narrow cards, in five-desks.module.css. */
const COLUMNS = 3;

/**
 * A paper form that waits at five desks along a path, each the label of its checkbox. Without some of
 * them it arrives days earlier. It stands where it waits longest, so striking out that desk shows the
 * next one to look at.
 */
export function View({ demo, start }: { demo: FiveDesks; start: number }) {
	const { legend, words, scale, desks } = demo;
	const [struck, setStruck] = useState<readonly string[]>(() =>
		desks.filter(({ stays }, place) => place === start && !stays).map(({ name }) => name),
	);
	const [refused, setRefused] = useState(false);
	const left = desks.filter(({ name }) => !struck.includes(name));
	const done = left.every(({ stays }) => stays);
	const longest = longestWait(left);
	const at = longest ? desks.indexOf(longest) : -1;
	/** Also asked for a desk that has to stay. */
	const strike = (desk: Desk, out: boolean) => {
		setRefused(desk.stays);
		if (desk.stays) return;
		setStruck((names) => (out ? [...names, desk.name] : names.filter((one) => one !== desk.name)));
	};
	const outcome = done ? soonerSentence(words, desks, left) : longestSentence(words, left);
	return (
		<Card className={styles.card}>
			<Group legend={legend}>
				<div className={styles.stage} data-done={done} data-refused={refused}>
					{desks.map((desk, index) => (
						<label key={desk.name} className={styles.desk}>
							<span className={styles.model}>
								<Model name={`five-desks-${MODELS[index]}`} sizes={SIZES} />
							</span>
							{/* Not disabled: the keyboard reaches it, and its label says why it stays. */}
							<input
								type="checkbox"
								checked={!left.includes(desk)}
								aria-disabled={desk.stays}
								onChange={({ target }) => strike(desk, target.checked)}
							/>
							<b>{desk.name}</b> <span className={styles.wait}>{desk.wait}</span>{" "}
							{desk.stays && <small>{words.stays}</small>}
						</label>
					))}
					{longest && (
						<div
							className={styles.form}
							style={
								{
									"--at": at,
									"--column": at % COLUMNS,
									"--row": Math.floor(at / COLUMNS),
								} as CSSProperties
							}
						>
							<Model name="five-desks-form" sizes={SIZES} />
						</div>
					)}
					{/* Beside the desks on a phone, which shows both at once. */}
					<div className={styles.total} aria-live="polite">
						{/* A number stays with its unit. */}
						<p className={stage.promise}>
							{totalSentence(words, left).replaceAll(/(\d) /g, "$1\u00a0")}
						</p>
						<p>
							<Steady className={styles.steady} others={[words.refused]}>
								{refused ? words.refused : outcome}
							</Steady>
						</p>
					</div>
				</div>
			</Group>
			<More labels={desks.map(({ name }) => name)}>
				<TimeScale all={desks} left={left} scale={scale} />
				<dl className={`${stage.results} ${styles.results}`} aria-live="polite">
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
									<p>{out ? reason : stays ? `${time} ${reason}` : time}</p>
								</dd>
							</div>
						);
					})}
				</dl>
			</More>
		</Card>
	);
}

type TimeScaleProps = Pick<FiveDesks, "scale"> & Record<"all" | "left", readonly DeskTime[]>;

/** The days of waiting as pieces in a row, and behind them all the work as a sliver. */
function TimeScale({ all, left, scale }: TimeScaleProps) {
	const before = timeOf(all);
	const { days } = timeOf(left);
	const lengths = {
		"--all": before.days + partOfDay(before.minutes),
		"--days": days,
	} as CSSProperties;
	return (
		<div className={styles.scale} style={lengths} aria-hidden>
			<div className={styles.days}>
				{Array.from({ length: before.days }, (_, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the days of a scale never move
					<i key={index} className={styles.day} data-saved={index >= days} />
				))}
				<i className={styles.work} />
			</div>
			<p>
				<i className={styles.day} /> {scale.day}
			</p>
			<p>
				<i className={styles.day} data-saved /> {scale.saved}
			</p>
			<p>
				<i className={styles.work} /> {scale.work}
			</p>
		</div>
	);
}
