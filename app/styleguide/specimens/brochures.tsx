import { BrochureHeader } from "#app/pages/brochure/brochure-header/brochure-header.tsx";
import { BrochureSlide } from "#app/pages/brochure/brochure-slide/brochure-slide.tsx";
import { IntegrationSection } from "#app/pages/brochure/integration-section/integration-section.tsx";
import { TechstackPanel } from "#app/pages/brochure/techstack-panel/techstack-panel.tsx";
import { BrochureIndex } from "#app/pages/brochure-index/brochure-index.tsx";
import integration from "#company/pages/accounts-and-payment.json" with { type: "json" };
import index from "#company/pages/pdf.json" with { type: "json" };
import brochure from "#company/pages/third-party-api-integration-pdf.json" with { type: "json" };
import { Specimen } from "../specimen/specimen.tsx";
import { brochures } from "./content.ts";

const { route, picture, meta } = brochure;
const slide = { ...brochure.slide, picture, wide: false, route };

export function Brochures() {
	return (
		<>
			<Specimen name="BrochureHeader">
				<BrochureHeader route={route} title={meta.title} logo={false} />
			</Specimen>
			<Specimen name="BrochureHeader with the logo">
				<BrochureHeader route={route} title={meta.title} logo />
			</Specimen>
			<Specimen name="BrochureSlide">
				<BrochureSlide slide={slide} indicator />
			</Specimen>
			<Specimen name="TechstackPanel">
				<TechstackPanel />
			</Specimen>
			<Specimen name="IntegrationSection">
				<IntegrationSection
					id="integration"
					title={integration.name}
					insideData={integration.insideData}
				/>
			</Specimen>
			<Specimen name="BrochureIndex">
				<BrochureIndex heading={index.heading} intro={index.intro} brochures={brochures} />
			</Specimen>
		</>
	);
}
