import { Statement } from "#site/components/statement/statement.tsx";
import sheet from "./brochure.css?url";
import { BrochureHeader } from "./brochure-header.tsx";
import { BrochureSections } from "./brochure-sections.tsx";
import { BrochureSlide } from "./brochure-slide.tsx";
import type { Brochure } from "./route.tsx";

/** A brochure. Its record names sections of other pages, which look the same here. */
export function BrochurePage({ brochure }: { brochure: Brochure }) {
	const { route, title, mode, slide, indicator, statement, sections, contactHeading } = brochure;
	return (
		<div
			className={`brochure ${mode === "pdf2" ? "brochure-full-pages" : ""}`}
			data-picture={slide.picture}
		>
			<link rel="stylesheet" href={sheet} precedence="page" />
			<BrochureHeader route={route} title={title} logo={mode === "realestatepdf"} />
			<BrochureSlide slide={slide} indicator={indicator} />
			<Statement paragraphs={statement} />
			<BrochureSections sections={sections} contactHeading={contactHeading} />
		</div>
	);
}
