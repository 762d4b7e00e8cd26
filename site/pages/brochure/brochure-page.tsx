import { Statement } from "#site/components/statement/statement.tsx";
import { BrochureHeader } from "./brochure-header.tsx";
import styles from "./brochure-page.module.css";
import { BrochureSections } from "./brochure-sections.tsx";
import { BrochureSlide } from "./brochure-slide.tsx";
import type { Brochure } from "./view.tsx";

/** A brochure. Its record names sections of other pages, which look the same here. */
export function BrochurePage({ brochure }: { brochure: Brochure }) {
	const { route, title, mode, slide, statement } = brochure;
	return (
		<div
			className={`${styles.brochure} ${mode === "pdf2" ? styles.fullPages : ""}`}
			data-picture={slide.picture}
		>
			<BrochureHeader route={route} title={title} logo={mode === "realestatepdf"} />
			<BrochureSlide slide={slide} />
			<Statement paragraphs={statement} />
			<BrochureSections {...brochure} />
		</div>
	);
}
