import { SectionHeading } from "#app/components/section-heading/section-heading.tsx";
import { Unbroken } from "#app/components/unbroken/unbroken.tsx";
import type { SectionOf } from "#content/resolve.ts";
import { KitBand } from "../kit-band/kit-band.tsx";
import { SectionFrame } from "../section-frame/section-frame.tsx";
import { toneOf } from "../section-tone.ts";
import styles from "./banner-section.module.css";

export type BannerSectionProps = { section: SectionOf<"banner">; position: number };

/** A statement across the page with a row of glyphs at its lower edge. */
export function BannerSection({ section, position }: BannerSectionProps) {
	const { id, heading, text } = section;
	return (
		<SectionFrame id={id} tone={toneOf(section)} className={styles.banner}>
			<div className={styles.copy}>
				<SectionHeading id={id} offset="deep" className={styles.heading}>
					<Unbroken text={heading} />
				</SectionHeading>
				<p>
					<Unbroken text={text} />
				</p>
			</div>
			<KitBand count={3} start={position} className={styles.band} />
		</SectionFrame>
	);
}
