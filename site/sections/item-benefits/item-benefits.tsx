import { Picture } from "#site/components/picture/picture.tsx";
import { SectionHeading } from "#site/components/section-heading/section-heading.tsx";
import { SplitPanel } from "#site/components/split-panel/split-panel.tsx";
import type { ItemsLayoutProps } from "../item-copy.ts";
import { ItemText } from "../item-text/item-text.tsx";
import { SectionFrame } from "../section-frame/section-frame.tsx";
import styles from "./item-benefits.module.css";

/** Items in large type under hairlines, each with its model or all beside one picture. */
export function ItemBenefits({ id, heading, picture, items }: ItemsLayoutProps) {
	const list = (
		<ul className={`placed print-columns ${styles.benefits}`}>
			{items.map(({ title, description, picture }) => (
				<li key={title}>
					{picture && (
						<Picture name={picture} sizes="clamp(136px, 18vw, 264px)" className={styles.model} />
					)}
					<ItemText title={title} description={description} />
				</li>
			))}
		</ul>
	);
	if (!picture) {
		return (
			<SectionFrame id={id} tone="ink">
				<SectionHeading id={id} offset="panel" className={styles.heading}>
					{heading}
				</SectionHeading>
				{list}
			</SectionFrame>
		);
	}
	return (
		<SplitPanel
			labelledBy={id}
			picture={picture}
			className={styles.panel}
			copy={
				<SectionHeading id={id} offset="panel">
					{heading}
				</SectionHeading>
			}
		>
			{list}
		</SplitPanel>
	);
}
