import { SectionHeading } from "#app/components/section-heading/section-heading.tsx";
import { TechstackTabs } from "#app/components/techstack-tabs/techstack-tabs.tsx";
import type { SectionOf } from "#content/page-schema.ts";
import styles from "./techstack-section.module.css";

/** What we build with, on a panel of its own or on the page. */
export function TechstackSection({ section }: { section: SectionOf<"techstack"> }) {
	const ink = section.tone === "ink";
	return (
		<section aria-labelledby={section.id} className={ink ? `panel ${styles.ink}` : undefined}>
			<div className={`wrap section ${styles.sides}`}>
				<SectionHeading id={section.id} offset={ink ? "panel" : "near"} className={styles.heading}>
					{section.heading}
				</SectionHeading>
				<div className={styles.tabs}>
					<TechstackTabs labelledBy={section.id} />
				</div>
			</div>
		</section>
	);
}
