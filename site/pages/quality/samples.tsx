import { useId } from "react";
import { textLink } from "#content/navigation.ts";
import type { SamplesRecord } from "#content/schema/quality.ts";
import { Paper } from "#site/components/paper/paper.tsx";
import { ReadMore } from "#site/components/read-more/read-more.tsx";
import { SectionHeading } from "#site/components/section-heading/section-heading.tsx";
import { Unbroken } from "#site/components/unbroken/unbroken.tsx";
import { SectionFrame } from "#site/sections/section-frame/section-frame.tsx";
import styles from "./quality.module.css";

/** Sample documents, of which one is open at a time; paper shows them all. */
export function Samples({ samples }: { samples: SamplesRecord }) {
	const name = useId();
	const { heading, intro, picture, mark, note, more, sheets } = samples;
	const pack = more && textLink(more);
	return (
		<SectionFrame id="samples" tone="ground" picture={picture} className={styles.group}>
			<div className={styles.head}>
				<SectionHeading id="samples" offset="panel">
					{heading}
				</SectionHeading>
				<p>
					<Unbroken text={intro} />
				</p>
				<small>{note}</small>
				{pack && (
					<a href={pack.route}>
						<ReadMore>{pack.text}</ReadMore>
					</a>
				)}
			</div>
			<div>
				{sheets.map((sheet, index) => (
					<details key={sheet.name} name={name} open={index === 0} className={styles.sheet}>
						<summary>{sheet.name}</summary>
						<Paper sheet={sheet} mark={mark} />
					</details>
				))}
			</div>
		</SectionFrame>
	);
}
