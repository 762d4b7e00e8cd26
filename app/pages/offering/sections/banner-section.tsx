import { SectionHeading } from "#app/components/section-heading/section-heading.tsx";
import type { SectionOf } from "#content/page-schema.ts";
import styles from "./banner-section.module.css";
import { KitBand } from "./kit-band/kit-band.tsx";
import { SectionFrame } from "./section-frame/section-frame.tsx";
import { toneOf } from "./section-tone.ts";

/** One statement across the page, with signs of the kit on its lower edge. */
export function BannerSection({ section }: { section: SectionOf<"banner"> }) {
	const { id, heading, text } = section;
	return (
		<SectionFrame id={id} tone={toneOf(section)} className={styles.banner}>
			<div className={styles.words}>
				<SectionHeading id={id} offset="deep" className={styles.heading}>
					{heading}
				</SectionHeading>
				<p>{text}</p>
			</div>
			<KitBand words={[heading, id, text]} className={styles.band} />
		</SectionFrame>
	);
}
