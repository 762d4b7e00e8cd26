import type { ComponentType } from "react";
import { Careers } from "#app/pages/home/careers/careers.tsx";
import { OurServices } from "#app/pages/home/our-services/our-services.tsx";
import { PartnerMarquee } from "#app/pages/home/partner-marquee/partner-marquee.tsx";
import { TechstackAccordion } from "#app/pages/home/techstack-accordion/techstack-accordion.tsx";
import { TrackRecord } from "#app/pages/home/track-record/track-record.tsx";
import { WhatWeDo } from "#app/pages/home/what-we-do/what-we-do.tsx";
import type { HomeSection } from "./referenced-section.ts";

const sections: Record<HomeSection, ComponentType> = {
	whatwedo: WhatWeDo,
	ourservices: OurServices,
	partners: () => <PartnerMarquee still />,
	techstack: TechstackAccordion,
	whoweare: TrackRecord,
	career: Careers,
};

/** A section of the home page. */
export function HomePart({ section }: { section: HomeSection }) {
	const Section = sections[section];
	return <Section />;
}
