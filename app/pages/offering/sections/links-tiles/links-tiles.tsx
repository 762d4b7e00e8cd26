import { Link } from "react-router";
import { KitGlyph } from "#app/components/kit-glyph/kit-glyph.tsx";
import { ReadMore } from "#app/components/read-more/read-more.tsx";
import { SectionHeading } from "#app/components/section-heading/section-heading.tsx";
import type { SectionOf } from "#content/page-schema.ts";
import { withGlyphs } from "../kit-glyphs.ts";
import { SectionFrame } from "../section-frame/section-frame.tsx";
import styles from "./links-tiles.module.css";

/** Large cards with a sign in the corner; each card is one link. */
export function LinksTiles({ section: { id, heading, items } }: { section: SectionOf<"links"> }) {
	return (
		<SectionFrame id={id}>
			<SectionHeading id={id} offset="deep" className={styles.heading}>
				{heading}
			</SectionHeading>
			<ul className={`placed ${styles.tiles}`}>
				{withGlyphs(items).map(({ title, description, url, glyph }) => (
					<li key={url}>
						<Link to={url} className={styles.tile}>
							<h3>{title}</h3>
							<p>{description}</p>
							<ReadMore about={title} />
							<KitGlyph modules={glyph} className={styles.glyph} />
						</Link>
					</li>
				))}
			</ul>
		</SectionFrame>
	);
}
