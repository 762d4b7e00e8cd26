import { SectionHeading } from "#app/components/section-heading/section-heading.tsx";
import { TechstackTabs } from "#app/components/techstack-tabs/techstack-tabs.tsx";
import type { SectionOf } from "#content/resolve.ts";
import { SectionFrame } from "./section-frame/section-frame.tsx";
import { toneOf } from "./section-tone.ts";
import styles from "./techstack-section.module.css";

/** What we build with, on a panel of its own or on the page. */
export function TechstackSection({ section }: { section: SectionOf<"techstack"> }) {
	const { id, heading } = section;
	const tone = toneOf(section);
	return (
		<SectionFrame id={id} tone={tone} className={styles.sides}>
			<SectionHeading id={id} offset={tone === "ink" ? "panel" : "near"} className={styles.heading}>
				{heading}
			</SectionHeading>
			<div className={styles.tabs}>
				<TechstackTabs labelledBy={id} />
			</div>
		</SectionFrame>
	);
}
