import type { SectionOf } from "#content/resolve.ts";
import { LogoTile } from "#site/components/logo-tile/logo-tile.tsx";
import { SectionHeading } from "#site/components/section-heading/section-heading.tsx";
import { SectionFrame } from "../section-frame/section-frame.tsx";
import styles from "./providers-section.module.css";

/** A row with the logos of providers that we work with. */
export function ProvidersSection({ section }: { section: SectionOf<"providers"> }) {
	const { id, heading, items } = section;
	return (
		<SectionFrame id={id} className={styles.section}>
			<div className={styles.row}>
				<SectionHeading id={id}>{heading}</SectionHeading>
				<ul>
					{items.map((item) => (
						<LogoTile key={item.title} {...item} size="inline" />
					))}
				</ul>
			</div>
		</SectionFrame>
	);
}
