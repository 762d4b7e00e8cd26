import type { HomeSection as HomeSectionData } from "#content/home-sections.ts";
import { ContactSection } from "#site/components/contact-section/contact-section.tsx";
import { Careers } from "./careers/careers.tsx";
import { OurServices } from "./our-services/our-services.tsx";
import { Papers } from "./papers/papers.tsx";
import { PartnerMarquee } from "./partner-marquee/partner-marquee.tsx";
import { TechstackAccordion } from "./techstack-accordion/techstack-accordion.tsx";
import { TrackRecord } from "./track-record/track-record.tsx";
import { WhatWeDo } from "./what-we-do/what-we-do.tsx";

type HomeSectionProps = {
	data: HomeSectionData;
	/** 1 on the section's own page, otherwise 2. */
	headingLevel?: 1 | 2;
	/** Renders without motion, for print. */
	still?: boolean;
};

/** Renders a home section, for the home page, its own page and the company brochure. */
export function HomeSection({ data, headingLevel = 2, still = false }: HomeSectionProps) {
	switch (data.section) {
		case "whatwedo":
			return <WhatWeDo {...data} headingLevel={headingLevel} />;
		case "ourservices":
			return <OurServices {...data} headingLevel={headingLevel} />;
		case "partners":
			return <PartnerMarquee {...data} still={still} />;
		case "papers":
			return <Papers {...data} />;
		case "techstack":
			return <TechstackAccordion {...data} headingLevel={headingLevel} />;
		case "whoweare":
			return <TrackRecord {...data} />;
		case "career":
			return <Careers {...data} />;
		case "contact":
			return <ContactSection {...data} headingLevel={headingLevel} />;
	}
}
