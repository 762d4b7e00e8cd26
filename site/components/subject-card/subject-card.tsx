import type { PageCard } from "#content/navigation.ts";
import { Picture } from "#site/components/picture/picture.tsx";
import { ReadMore } from "#site/components/read-more/read-more.tsx";
import { Unbroken } from "#site/components/unbroken/unbroken.tsx";
import styles from "./subject-card.module.css";

type SubjectCardProps = {
	card: PageCard;
	Heading: "h2" | "h3";
	/** Whether a phone shows its picture beside its name, to save height. */
	beside?: boolean;
};

/** A card that is one link to a page, with the page's colour and picture. */
export function SubjectCard({ card, Heading, beside = false }: SubjectCardProps) {
	const { name, route, picture, summary } = card;
	return (
		<a
			href={route}
			className={`picture-card ${styles.card} ${beside ? styles.beside : ""}`}
			data-picture={picture}
		>
			<div className={styles.copy}>
				<Heading className={styles.title}>
					<Unbroken text={name} />
				</Heading>
				<p className={styles.description}>
					<Unbroken text={summary} />
				</p>
				<ReadMore about={name} />
			</div>
			<div className={styles.picture} data-travels>
				<Picture
					name={picture}
					decoding="async"
					sizes={`(width < 760px) ${beside ? 50 : 100}vw, (width < 1000px) 700px, 600px`}
				/>
			</div>
		</a>
	);
}
