import type { SectionOf } from "#content/resolve.ts";
import { SectionHeading } from "#site/components/section-heading/section-heading.tsx";
import { SubjectCard } from "#site/components/subject-card/subject-card.tsx";
import { SectionFrame } from "../section-frame/section-frame.tsx";
import styles from "./links-tiles.module.css";

/** Links as cards with a picture. */
export function LinksTiles({ section: { id, heading, items } }: { section: SectionOf<"links"> }) {
	return (
		<SectionFrame id={id}>
			<SectionHeading id={id} offset="deep" className={styles.heading}>
				{heading}
			</SectionHeading>
			<ul className={`placed ${styles.tiles}`}>
				{items.map((card) => (
					<li key={card.route}>
						<SubjectCard card={card} Heading="h3" />
					</li>
				))}
			</ul>
		</SectionFrame>
	);
}
