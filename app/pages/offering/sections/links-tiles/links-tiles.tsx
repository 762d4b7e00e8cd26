import { SectionHeading } from "#app/components/section-heading/section-heading.tsx";
import { SubjectCard } from "#app/components/subject-card/subject-card.tsx";
import { linkedPage } from "#content/linked-pages.ts";
import type { SectionOf } from "#content/page-schema.ts";
import { SectionFrame } from "../section-frame/section-frame.tsx";
import styles from "./links-tiles.module.css";

/** A card with its picture for each page. */
export function LinksTiles({ section: { id, heading, items } }: { section: SectionOf<"links"> }) {
	return (
		<SectionFrame id={id}>
			<SectionHeading id={id} offset="deep" className={styles.heading}>
				{heading}
			</SectionHeading>
			<ul className={`placed ${styles.tiles}`}>
				{items.map(({ title, description, url }) => {
					const { picture = "integrations" } = linkedPage(url);
					const card = { title, description, route: url, imageSrc: picture };
					return (
						<li key={url}>
							<SubjectCard card={card} Heading="h3" />
						</li>
					);
				})}
			</ul>
		</SectionFrame>
	);
}
