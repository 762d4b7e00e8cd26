import { Picture } from "#site/components/picture/picture.tsx";
import { SectionHeading } from "#site/components/section-heading/section-heading.tsx";
import type { ItemsLayoutProps } from "../item-copy.ts";
import { ItemText } from "../item-text/item-text.tsx";
import { SectionFrame } from "../section-frame/section-frame.tsx";
import styles from "./item-columns.module.css";

/** A few items in large type, side by side on a panel in the page's colour. */
export function ItemColumns({ id, heading, tone, items }: ItemsLayoutProps) {
	return (
		<SectionFrame id={id} tone={tone} className={styles.layout}>
			<SectionHeading id={id} offset="panel">
				{heading}
			</SectionHeading>
			<ul className={`placed print-columns ${styles.columns}`}>
				{items.map(({ title, description, picture }) => (
					<li key={title}>
						<ItemText title={title} description={description} />
						{picture && <Picture name={picture} sizes="340px" className={styles.model} />}
					</li>
				))}
			</ul>
		</SectionFrame>
	);
}
