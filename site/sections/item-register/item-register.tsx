import { Picture } from "#site/components/picture/picture.tsx";
import { SectionHeading } from "#site/components/section-heading/section-heading.tsx";
import { foldsOnPhones, type ItemsLayoutProps } from "../item-copy.ts";
import { ItemText } from "../item-text/item-text.tsx";
import { SectionFrame } from "../section-frame/section-frame.tsx";
import styles from "./item-register.module.css";

/** A grid of items between hairlines, with the heading in its first cell. */
export function ItemRegister({ id, heading, tone, items }: ItemsLayoutProps) {
	return (
		<SectionFrame id={id} tone={tone} className={styles.register}>
			<SectionHeading id={id} offset={tone === "ink" ? "panel" : "near"} className={styles.heading}>
				{heading}
			</SectionHeading>
			<ul className={`placed print-columns ${styles.items}`}>
				{items.map(({ title, description, picture }) => (
					<li key={title}>
						{picture && <Picture name={picture} sizes="220px" />}
						<ItemText title={title} description={description} folds={foldsOnPhones(items)} />
					</li>
				))}
			</ul>
		</SectionFrame>
	);
}
