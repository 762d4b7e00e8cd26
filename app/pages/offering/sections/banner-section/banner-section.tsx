import { Picture } from "#app/components/picture/picture.tsx";
import { SectionHeading } from "#app/components/section-heading/section-heading.tsx";
import { Unbroken } from "#app/components/unbroken/unbroken.tsx";
import type { SectionOf } from "#content/resolve.ts";
import { SectionFrame } from "../section-frame/section-frame.tsx";
import { toneOf } from "../section-tone.ts";
import sheet from "./banner-section.css?url";

export type BannerSectionProps = { section: SectionOf<"banner"> };

/** A statement across the page with a model beside it. */
export function BannerSection({ section }: BannerSectionProps) {
	const { id, heading, text, picture } = section;
	return (
		<SectionFrame id={id} tone={toneOf(section)} className="banner-section">
			<link rel="stylesheet" href={sheet} precedence="page" />
			<div className="banner-copy">
				<SectionHeading id={id} offset="deep" className="banner-heading">
					<Unbroken text={heading} />
				</SectionHeading>
				<p>
					<Unbroken text={text} />
				</p>
			</div>
			<div className="banner-picture">
				<Picture name={picture} sizes="(width < 1000px) 92vw, 54vw" />
			</div>
		</SectionFrame>
	);
}
