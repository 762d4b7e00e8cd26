import { KitGlyph } from "#app/components/kit-glyph/kit-glyph.tsx";
import { SectionHeading } from "#app/components/section-heading/section-heading.tsx";
import { ItemText } from "../item-text.tsx";
import type { ItemsLayoutProps } from "../item-words.ts";
import { withGlyphs } from "../kit-glyphs.ts";
import { SectionFrame } from "../section-frame/section-frame.tsx";
import styles from "./item-columns.module.css";

/** The parts that make up a subject: a few large statements in its own colour. */
export function ItemColumns({ id, heading, tone, items }: ItemsLayoutProps) {
	return (
		<SectionFrame id={id} tone={tone} className={styles.parts}>
			<SectionHeading id={id} offset="panel">
				{heading}
			</SectionHeading>
			<ul className={`placed print-columns ${styles.columns}`}>
				{withGlyphs(items).map(({ title, description, glyph }) => (
					<li key={title}>
						<ItemText title={title} description={description} />
						<KitGlyph modules={glyph} className={styles.glyph} />
					</li>
				))}
			</ul>
		</SectionFrame>
	);
}
