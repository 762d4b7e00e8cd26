import { PageLink } from "#app/components/page-link/page-link.tsx";
import { Picture } from "#app/components/picture/picture.tsx";
import { ReadMore } from "#app/components/read-more/read-more.tsx";
import { SubjectTransition } from "#app/components/subject-transition/subject-transition.tsx";
import type { Card } from "#content/schema.ts";
import styles from "./service-row.module.css";

export type ServiceRowProps = { card: Card; Heading: "h2" | "h3" };

/** One service of the register; the whole row is the link. */
export function ServiceRow({ card, Heading }: ServiceRowProps) {
	return (
		<PageLink to={card.route} className={styles.row}>
			<SubjectTransition picture={card.imageSrc}>
				<span data-picture={card.imageSrc} className={styles.thumb}>
					<Picture name={card.imageSrc} sizes="(width < 760px) 154px, 294px" />
				</span>
			</SubjectTransition>
			<div className={styles.words}>
				<Heading className={styles.title}>{card.title}</Heading>
				<p className={styles.description}>{card.description}</p>
				<span className={styles.cue}>
					<ReadMore about={card.title} />
				</span>
			</div>
		</PageLink>
	);
}
