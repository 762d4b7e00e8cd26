import { SectionHeading } from "#site/components/section-heading/section-heading.tsx";
import type { ItemsLayoutProps } from "../item-copy.ts";
import { ItemText } from "../item-text/item-text.tsx";
import { SectionFrame } from "../section-frame/section-frame.tsx";
import styles from "./item-rows.module.css";

/** Items under hairlines, the title beside its text. The heading on the left stays in view. */
export function ItemRows({ id, heading, tone, items }: ItemsLayoutProps) {
	return (
		<SectionFrame id={id} tone={tone} className={styles.layout}>
			{/* The text is sticky, not the heading: a jump to an anchor that moves misses its target. */}
			<SectionHeading id={id}>
				<span className={styles.sticky}>{heading}</span>
			</SectionHeading>
			<ul className={`placed print-columns ${styles.items}`}>
				{items.map(({ title, description }) => (
					<li key={title}>
						<ItemText title={title} description={description} />
					</li>
				))}
			</ul>
		</SectionFrame>
	);
}
