import { KitGlyph } from "#app/components/kit-glyph/kit-glyph.tsx";
import { SectionHeading } from "#app/components/section-heading/section-heading.tsx";
import type { ItemsLayoutProps } from "../item-copy.ts";
import { ItemText } from "../item-text/item-text.tsx";
import { glyphAt } from "../kit-glyphs.ts";
import { SectionFrame } from "../section-frame/section-frame.tsx";
import styles from "./item-columns.module.css";

/** A few items in large type, side by side on a panel in the page's colour. */
export function ItemColumns({ id, heading, tone, items, position }: ItemsLayoutProps) {
	return (
		<SectionFrame id={id} tone={tone} className={styles.layout}>
			<SectionHeading id={id} offset="panel">
				{heading}
			</SectionHeading>
			<ul className={`placed print-columns ${styles.columns}`}>
				{items.map(({ title, description }, index) => (
					<li key={title}>
						<ItemText title={title} description={description} />
						<KitGlyph modules={glyphAt(position, index)} className={styles.glyph} />
					</li>
				))}
			</ul>
		</SectionFrame>
	);
}
