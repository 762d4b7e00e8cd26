import { SectionHeading } from "#site/components/section-heading/section-heading.tsx";
import { Unbroken } from "#site/components/unbroken/unbroken.tsx";
import { island } from "#site/islands/island.tsx";
import styles from "./demo-section.module.css";
import { DemoView } from "./demo-view.tsx";
import type { Demo } from "./demos.ts";

const View = island("demo", DemoView, { inBrowserOnly: true });

type DemoSectionProps = {
	/** Id of the heading, which labels the section. */
	id: string;
	demo: Demo;
	/** It shares the gap below what is before it. */
	joined?: boolean;
};

/**
 * Something to try. The HTML has a summary of it, which paper and browsers without script show. The
 * controls are an island with a script of its own.
 */
export function DemoSection({ id, demo, joined = false }: DemoSectionProps) {
	return (
		<section
			aria-labelledby={id}
			className={`wrap section print-whole ${styles.demo} ${joined ? styles.joined : ""}`}
		>
			<SectionHeading id={id}>
				<Unbroken text={demo.heading} />
			</SectionHeading>
			<p className={styles.intro}>
				<Unbroken text={demo.intro} />
			</p>
			<div className={styles.room}>
				<View demo={demo} />
				<dl className={styles.summary}>
					{demo.summary.map(({ title, text }) => (
						<div key={title}>
							<dt>{title}</dt>
							<dd>
								<Unbroken text={text} />
							</dd>
						</div>
					))}
				</dl>
			</div>
			<p className={styles.note}>{demo.note}</p>
		</section>
	);
}
