import type { PageOf } from "#content/pages.ts";
import type { Figures } from "#content/quality/figures.ts";
import { fill } from "#shared/fill.ts";
import { SectionHeading } from "#site/components/section-heading/section-heading.tsx";
import { Unbroken } from "#site/components/unbroken/unbroken.tsx";
import { SectionFrame } from "#site/sections/section-frame/section-frame.tsx";
import styles from "./quality.module.css";

type Words = PageOf<"quality">["words"];

/** How many limits are met, and a table of the figures of each subject. */
export function FigureTables({ figures, words }: { figures: Figures; words: Words }) {
	const { heading, count, explanation, groups } = figures;
	return (
		<SectionFrame id="figures" className={styles.figures}>
			<SectionHeading id="figures">{heading}</SectionHeading>
			<p className={styles.count}>
				<strong>{count}</strong> <span>{explanation}</span>
			</p>
			<details className={styles.all}>
				<summary>{words.all}</summary>
				{groups.map((group) => (
					<Group key={group.id} group={group} words={words} />
				))}
			</details>
		</SectionFrame>
	);
}

function Group({ group, words }: { group: Figures["groups"][number]; words: Words }) {
	const { id, heading, intro, runs, figures } = group;
	return (
		<div className={styles.group}>
			<div className={styles.head}>
				<h3 id={id}>{heading}</h3>
				<p>
					<Unbroken text={intro} />
				</p>
				{runs.map((run) => (
					<small key={run.command + run.commit}>
						{fill(words.measured, run)} <code>{run.command}</code>
					</small>
				))}
			</div>
			<table className={styles.table}>
				<caption className="visually-hidden">{heading}</caption>
				<thead>
					<tr>
						<th scope="col">{words.figure}</th>
						<th scope="col">{words.value}</th>
					</tr>
				</thead>
				<tbody>
					{figures.map(({ id, name, value, unit, met, rule, meaning }) => (
						<tr key={id}>
							<th scope="row" abbr={name}>
								{name}
								<p>
									<Unbroken text={meaning} />
								</p>
							</th>
							<td>
								<p className={styles.value}>
									<strong>{value}</strong> <span>{unit}</span>
								</p>
								<p>
									<strong className={met ? styles.met : styles.missed}>
										{met ? words.met : words.missed}
									</strong>{" "}
									<span>{rule}</span>
								</p>
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}
