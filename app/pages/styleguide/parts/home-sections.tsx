import { Careers } from "#app/pages/home/careers/careers.tsx";
import { OurServices } from "#app/pages/home/our-services/our-services.tsx";
import { PartnerMarquee } from "#app/pages/home/partner-marquee/partner-marquee.tsx";
import { TechstackAccordion } from "#app/pages/home/techstack-accordion/techstack-accordion.tsx";
import { TrackRecord } from "#app/pages/home/track-record/track-record.tsx";
import { WhatWeDo } from "#app/pages/home/what-we-do/what-we-do.tsx";
import { Specimen } from "../specimen/specimen.tsx";

const sections = {
	WhatWeDo,
	OurServices,
	PartnerMarquee,
	TechstackAccordion,
	TrackRecord,
	Careers,
};

export function HomeSections() {
	return Object.entries(sections).map(([name, Section]) => (
		<Specimen key={name} name={name}>
			<Section />
		</Specimen>
	));
}
