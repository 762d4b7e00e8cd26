import type { Demo } from "#content/demos.ts";
import { SectionHeading } from "#site/components/section-heading/section-heading.tsx";
import { Unbroken } from "#site/components/unbroken/unbroken.tsx";
import { island } from "#site/islands/island.tsx";
import { DemoControls } from "./demo-controls.tsx";
import { DemoPicture } from "./demo-picture.tsx";
import styles from "./demo-section.module.css";

const Controls = island("demo", DemoControls, { inBrowserOnly: true });

export type DemoSectionProps = {
	/** Id of the heading, which labels the section. */
	id: string;
	demo: Demo;
};

/**
 * Something to try. The HTML has a summary of it, which paper and browsers without script show; these
 * also show a picture. The controls have a script of their own with their styles, which loads when the
 * section comes near.
 */
export function DemoSection({ id, demo }: DemoSectionProps) {
	return (
		<section aria-labelledby={id} className={`wrap section below print-whole ${styles.demo}`}>
			<SectionHeading id={id}>
				<Unbroken text={demo.heading} />
			</SectionHeading>
			<p className={styles.intro}>
				<Unbroken text={demo.intro} />
			</p>
			{demo.picture && (
				<noscript>
					<DemoPicture {...demo.picture} />
				</noscript>
			)}
			<Controls demo={demo} />
			{/* On a screen, demo.css hides it beside the controls. */}
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
			<p className={styles.note}>{demo.note}</p>
		</section>
	);
}
