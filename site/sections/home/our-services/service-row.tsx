import type { PageCard } from "#content/navigation.ts";
import { Picture } from "#site/components/picture/picture.tsx";
import { ReadMore } from "#site/components/read-more/read-more.tsx";
import { Unbroken } from "#site/components/unbroken/unbroken.tsx";
import styles from "./service-row.module.css";

type ServiceRowProps = { card: PageCard; Heading: "h2" | "h3" };

/** A service in the list. The whole row is one link. */
export function ServiceRow({ card, Heading }: ServiceRowProps) {
	const sizes = Heading === "h2" ? "(width < 1000px) 294px, 34vw" : "294px";
	return (
		<a href={card.route} className={styles.row}>
			<span data-picture={card.picture} className={styles.thumb} data-travels>
				<Picture name={card.picture} sizes={`(width < 760px) 154px, ${sizes}`} decoding="async" />
			</span>
			<div className={styles.copy}>
				<Heading className={styles.title}>
					<Unbroken text={card.name} />
				</Heading>
				<p className={styles.description}>
					<Unbroken text={card.summary} />
				</p>
				<span className={styles.cue}>
					<ReadMore about={card.name} />
				</span>
			</div>
		</a>
	);
}
