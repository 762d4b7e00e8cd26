import { ContactSection } from "#app/components/contact-section/contact-section.tsx";
import { Careers } from "./careers/careers.tsx";
import { OurServices } from "./our-services/our-services.tsx";
import { PartnerMarquee } from "./partner-marquee/partner-marquee.tsx";
import { TechstackAccordion } from "./techstack-accordion/techstack-accordion.tsx";
import { TrackRecord } from "./track-record/track-record.tsx";
import { WhatWeDo } from "./what-we-do/what-we-do.tsx";

/** All that follows the hero. */
export function HomeSections() {
	return (
		<>
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
