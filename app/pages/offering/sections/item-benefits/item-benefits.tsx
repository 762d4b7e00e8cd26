import { Picture } from "#app/components/picture/picture.tsx";
import { SectionHeading } from "#app/components/section-heading/section-heading.tsx";
import { PANEL_SIZES, SplitPanel } from "#app/components/split-panel/split-panel.tsx";
import type { ItemsLayoutProps } from "../item-copy.ts";
import { ItemText } from "../item-text/item-text.tsx";
import styles from "./item-benefits.module.css";

/** Items in large type under hairlines, beside the heading and a model from close by. */
export function ItemBenefits({ id, heading, picture, cabinet, items }: ItemsLayoutProps) {
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
			<ul className={`placed print-columns ${styles.benefits}`}>
				{items.map(({ title, description }) => (
					<li key={title}>
						{cabinet && picture && (
							<div className={styles.compartment}>
								<Picture name={picture} sizes={PANEL_SIZES} />
							</div>
						)}
						<ItemText title={title} description={description} />
					</li>
				))}
			</ul>
		</SplitPanel>
	);
}
