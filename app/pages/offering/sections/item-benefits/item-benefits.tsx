import { SectionHeading } from "#app/components/section-heading/section-heading.tsx";
import type { ItemsLayoutProps } from "../item-copy.ts";
import { ItemText } from "../item-text/item-text.tsx";
import { SectionFrame } from "../section-frame/section-frame.tsx";
import styles from "./item-benefits.module.css";

/** Items in large type under hairlines, in three columns. Of five items, the first two are larger. */
export function ItemBenefits({ id, heading, tone, items }: ItemsLayoutProps) {
	return (
		<SectionFrame id={id} tone={tone}>
			<SectionHeading id={id} offset={tone === "ink" ? "panel" : "near"} className={styles.heading}>
				{heading}
			</SectionHeading>
			<ul className={`placed print-columns ${styles.benefits}`}>
				{items.map(({ title, description }) => (
					<li key={title}>
						<ItemText title={title} description={description} />
					</li>
				))}
			</ul>
		</SectionFrame>
	);
}
