import { KitGlyph } from "#app/components/kit-glyph/kit-glyph.tsx";
import { SectionHeading } from "#app/components/section-heading/section-heading.tsx";
import type { ItemsLayoutProps } from "../item-copy.ts";
import { ItemText } from "../item-text.tsx";
import { glyphAt } from "../kit-glyphs.ts";
import { SectionFrame } from "../section-frame/section-frame.tsx";
import styles from "./item-glyphs.module.css";

/** The heading stays in view at the left; each item has its own glyph. */
export function ItemGlyphs({ id, heading, tone, items, position }: ItemsLayoutProps) {
	return (
		<SectionFrame id={id} tone={tone} className={styles.sides}>
			{/* The text sticks, not the heading: an anchor that moves leads to the wrong place. */}
			<SectionHeading id={id}>
				<span className={styles.stays}>{heading}</span>
			</SectionHeading>
			<ul className={`placed print-columns ${styles.items}`}>
				{items.map(({ title, description }, index) => (
					<li key={title}>
						<KitGlyph modules={glyphAt(position, index)} className={styles.glyph} />
						<ItemText title={title} description={description} />
					</li>
				))}
			</ul>
		</SectionFrame>
	);
}
