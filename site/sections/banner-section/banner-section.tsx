import type { SectionOf } from "#content/resolve.ts";
import { Picture } from "#site/components/picture/picture.tsx";
import { SectionHeading } from "#site/components/section-heading/section-heading.tsx";
import { Unbroken } from "#site/components/unbroken/unbroken.tsx";
import { SectionFrame } from "../section-frame/section-frame.tsx";
import styles from "./banner-section.module.css";

type BannerSectionProps = { section: SectionOf<"banner"> };

/** A statement on a low strip, no second hero, with a model beside it. */
export function BannerSection({ section }: BannerSectionProps) {
	const { id, heading, text, picture } = section;
	return (
		<SectionFrame id={id} className={styles.banner}>
			<div className={styles.copy}>
				<SectionHeading id={id} offset="deep">
					<Unbroken text={heading} />
				</SectionHeading>
				<p>
					<Unbroken text={text} />
				</p>
			</div>
			<div className={styles.picture}>
				<Picture name={picture} sizes="(width < 1000px) 92vw, 50vw" />
			</div>
		</SectionFrame>
	);
}
