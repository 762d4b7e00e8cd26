import { SectionHeading } from "#app/components/section-heading/section-heading.tsx";
import type { ItemsLayoutProps } from "../item-copy.ts";
import { ItemText } from "../item-text/item-text.tsx";
import { KitDrawing } from "../kit-drawing/kit-drawing.tsx";
import { SectionFrame } from "../section-frame/section-frame.tsx";
import styles from "./item-benefits.module.css";

/** Items in large type under hairlines, beside the heading and a drawing. */
export function ItemBenefits({ id, heading, tone, drawing, items }: ItemsLayoutProps) {
	return (
		<SectionFrame id={id} tone={tone} className={styles.section}>
			<SectionHeading id={id} offset={tone === "ink" ? "panel" : "near"}>
				{heading}
			</SectionHeading>
			{drawing && <KitDrawing name={drawing} className={styles.drawing} />}
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
