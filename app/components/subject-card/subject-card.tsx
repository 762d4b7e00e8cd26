import { PageLink } from "#app/components/page-link/page-link.tsx";
import { Picture } from "#app/components/picture/picture.tsx";
import { ReadMore } from "#app/components/read-more/read-more.tsx";
import { SubjectTransition } from "#app/components/subject-transition/subject-transition.tsx";
import type { Card } from "#content/schema.ts";
import styles from "./subject-card.module.css";

export type SubjectCardProps = { card: Card; Heading: "h2" | "h3" };

/** A subject in its own colour, with its picture at the bottom; the whole card is the link. */
export function SubjectCard({ card, Heading }: SubjectCardProps) {
	return (
		<SubjectTransition picture={card.imageSrc}>
			<PageLink to={card.route} className={styles.card} data-picture={card.imageSrc}>
				<div className={styles.words}>
					<Heading className={styles.title}>{card.title}</Heading>
					<p className={styles.description}>{card.description}</p>
					<ReadMore about={card.title} />
				</div>
				<div className={styles.picture}>
					<Picture
						name={card.imageSrc}
						sizes="(width < 760px) 100vw, (width < 1000px) 700px, 600px"
					/>
				</div>
			</PageLink>
		</SubjectTransition>
	);
}
