import ui from "#company/ui.json" with { type: "json" };
import type { PageOf } from "#content/pages.ts";
import { siteOrigin } from "#content/site-address.ts";
import { buttonClass } from "#site/components/button/button.tsx";
import { ButtonArrow } from "#site/components/button/button-arrow.tsx";
import { PageHero } from "#site/components/page-hero/page-hero.tsx";
import styles from "./brochure-slide.module.css";

type BrochureSlideProps = PageOf<"brochure">["slide"] & {
	route: string;
	picture: string;
	wide: boolean;
};

/**
 * The single slide of a brochure, which links to the page that it is about. Print shows the URL. Nothing
 * changes it: an indicator, which alone may (specification, section 2), would have nothing to show.
 */
export function BrochureSlide(slide: BrochureSlideProps) {
	const { typedHead, heading1, heading2, route, picture, wide } = slide;
	return (
		<PageHero
			cover
			typed={typedHead}
			heading={heading1}
			text={heading2}
			picture={picture}
			shape={wide ? "wide" : "standard"}
			action={
				<div className={styles.action}>
					<a href={route} className={buttonClass("hot")}>
						{ui.visit}
						<span className="visually-hidden">: {typedHead}</span>
						<ButtonArrow />
					</a>
					<span className={styles.address}>
						{siteOrigin(import.meta.env.SITE_URL)}
						{route}
					</span>
				</div>
			}
		/>
	);
}
