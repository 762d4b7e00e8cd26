import {
	type BrochureSection as BrochureSectionData,
	brochureSections,
} from "#content/brochure-sections.ts";
import { homeSection } from "#content/home-sections.ts";
import type { PageOf } from "#content/pages.ts";
import { ContactPanel } from "#site/components/contact-panel/contact-panel.tsx";
import { HomeSection } from "#site/sections/home/home-section.tsx";
import { InsideItem, type InsideItemProps } from "#site/sections/inside-item/inside-item.tsx";
import { PageSection } from "#site/sections/page-section.tsx";
import { toneOf } from "#site/sections/section-tone.ts";
import styles from "./brochure-page.module.css";
import { FiguresSection, PaperSection, TextSection } from "./pack-sections.tsx";
import { TechstackPanel } from "./techstack-panel.tsx";

type IntegrationSectionProps = {
	id: string;
	title: string;
	insideData: InsideItemProps["item"][];
};

/** An integration with all its features. */
export function IntegrationSection({ id, title, insideData }: IntegrationSectionProps) {
	return (
		<section aria-labelledby={id} className={`wrap ${styles.integration}`}>
			<h2 id={id}>{title}</h2>
			<ul>
				{insideData.map((item) => (
					<InsideItem key={item.heading} item={item} nested />
				))}
			</ul>
		</section>
	);
}

/** Renders a section of a brochure with the component that its own page uses. */
function BrochureSection({ section }: { section: BrochureSectionData }) {
	switch (section.kind) {
		case "home":
			return <HomeSection data={section.section} still />;
		case "section":
			return <PageSection section={section.section} />;
		case "integration": {
			const { id, title, insideData } = section;
			return <IntegrationSection id={id} title={title} insideData={insideData} />;
		}
		case "text":
			return <TextSection page={section.page} />;
		case "figures":
			return <FiguresSection page={section.page} />;
		case "paper":
			return <PaperSection page={section.page} id={section.id} />;
		case "techstack":
			return <TechstackPanel />;
	}
}

/** The sections that the record names, followed by the contact panel. */
export function BrochureSections({ page }: { page: PageOf<"brochure"> }) {
	const contact = homeSection("contact");
	return (
		<>
			{brochureSections(page.sections).map((section, position) => (
				<div
					key={section.key}
					className={`${styles.section} ${position === 0 ? styles.first : ""} ${section.kind === "techstack" ? styles.techstack : ""}`}
					data-tone={section.kind === "section" ? toneOf(section.section) : undefined}
				>
					<BrochureSection section={section} />
				</div>
			))}
			<div className={`${styles.section} ${styles.contact}`}>
				<ContactPanel
					heading={contact.heading}
					picture={page.mode === "pdf2" ? contact.picture : undefined}
				/>
			</div>
		</>
	);
}
