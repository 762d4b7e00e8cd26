import { PageLink } from "#app/components/page-link/page-link.tsx";
import { Picture } from "#app/components/picture/picture.tsx";
import { ReadMore } from "#app/components/read-more/read-more.tsx";
import { useGrowsInto } from "#app/hooks/use-grows-into.ts";
import type { PageCard } from "#content/navigation.ts";
import styles from "./service-row.module.css";

export type ServiceRowProps = { card: PageCard; Heading: "h2" | "h3" };

/** One service of the register; the whole row is the link. */
export function ServiceRow({ card, Heading }: ServiceRowProps) {
	return (
		<PageLink to={card.route} viewTransition className={styles.row}>
			<span data-picture={card.picture} className={styles.thumb} {...useGrowsInto(card.route)}>
				<Picture name={card.picture} sizes="(width < 760px) 154px, 294px" />
			</span>
			<div className={styles.words}>
				<Heading className={styles.title}>{card.name}</Heading>
				<p className={styles.description}>{card.summary}</p>
				<span className={styles.cue}>
					<ReadMore about={card.name} />
				</span>
			</div>
		</PageLink>
	);
}
