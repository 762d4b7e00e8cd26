import { KitGlyph } from "#app/components/kit-glyph/kit-glyph.tsx";
import { SectionHeading } from "#app/components/section-heading/section-heading.tsx";
import type { ItemsLayoutProps } from "../item-copy.ts";
import { ItemText } from "../item-text/item-text.tsx";
import { glyphAt } from "../kit-glyphs.ts";
import { SectionFrame } from "../section-frame/section-frame.tsx";
import styles from "./item-glyphs.module.css";

/** Items with a glyph each. The heading on the left stays in view. */
export function ItemGlyphs({ id, heading, tone, items, position }: ItemsLayoutProps) {
	return (
		<SectionFrame id={id} tone={tone} className={styles.layout}>
			{/* The text is sticky, not the heading: a jump to an anchor that moves misses its target. */}
			<SectionHeading id={id}>
				<span className={styles.sticky}>{heading}</span>
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
