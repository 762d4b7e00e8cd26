import { BrochureHeader } from "#app/pages/brochures/brochure-header/brochure-header.tsx";
import BrochureIndex from "#app/pages/brochures/brochure-index/brochure-index.tsx";
import { BrochureSlide } from "#app/pages/brochures/brochure-slide/brochure-slide.tsx";
import { Speciality } from "#app/pages/brochures/speciality/speciality.tsx";
import { TechstackPanel } from "#app/pages/brochures/techstack-panel/techstack-panel.tsx";
import type { Brochure, Integration } from "#content/page-schema.ts";
import integration from "#content/pages/accounts-and-payment.json";
import brochure from "#content/pages/third-party-api-integration-pdf.json";
import { Specimen } from "../specimen/specimen.tsx";

export function BrochureParts() {
	return (
		<>
			<Specimen name="BrochureHeader">
				<BrochureHeader meta={brochure.meta} logo={false} />
			</Specimen>
			<Specimen name="BrochureHeader with the logo">
				<BrochureHeader meta={brochure.meta} logo />
			</Specimen>
			<Specimen name="BrochureSlide">
				<BrochureSlide slide={brochure.slide as Brochure["slide"]} indicator />
			</Specimen>
			<Specimen name="TechstackPanel">
				<TechstackPanel />
			</Specimen>
			<Specimen name="Speciality">
				<Speciality integration={integration as Integration} />
			</Specimen>
			<Specimen name="BrochureIndex">
				<BrochureIndex />
			</Specimen>
		</>
	);
}
