import { ContactSection } from "#app/components/contact-section/contact-section.tsx";
import { useSectionState } from "#app/hooks/section-navigation.ts";
import { pageMeta } from "#app/page-meta.ts";
import page from "#content/pages/home.json";
import { Careers } from "./careers/careers.tsx";
import { HeroCarousel } from "./hero-carousel/hero-carousel.tsx";
import { OurServices } from "./our-services/our-services.tsx";
import { PartnerMarquee } from "./partner-marquee/partner-marquee.tsx";
import { TechstackAccordion } from "./techstack-accordion/techstack-accordion.tsx";
import { TrackRecord } from "./track-record/track-record.tsx";
import { WhatWeDo } from "./what-we-do/what-we-do.tsx";

export const meta = () => pageMeta(page.meta);

export default function HomePage() {
	useSectionState();
	return (
		<>
			<HeroCarousel />
			<WhatWeDo />
			<OurServices />
			<PartnerMarquee />
			<TechstackAccordion />
			<TrackRecord />
			<Careers />
			<ContactSection />
		</>
	);
}
