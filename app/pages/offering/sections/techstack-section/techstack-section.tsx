import { SectionHeading } from "#app/components/section-heading/section-heading.tsx";
import { TechstackTabs } from "#app/components/techstack-tabs/techstack-tabs.tsx";
import type { SectionOf } from "#content/resolve.ts";
import { SectionFrame } from "../section-frame/section-frame.tsx";
import { toneOf } from "../section-tone.ts";
import styles from "./techstack-section.module.css";

/** The technologies that we use, as tabs on a panel or on the page. */
export function TechstackSection({ section }: { section: SectionOf<"techstack"> }) {
	const { id, heading } = section;
	const tone = toneOf(section);
	return (
		<SectionFrame id={id} tone={tone} className={styles.layout}>
			<SectionHeading id={id} offset={tone === "ink" ? "panel" : "near"} className={styles.heading}>
				{heading}
			</SectionHeading>
			<div className={styles.tabs}>
				<TechstackTabs labelledBy={id} />
			</div>
		</SectionFrame>
	);
}
