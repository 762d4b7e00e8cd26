import { BrochureHeader } from "#site/pages/brochure/brochure-header.tsx";
import { IntegrationSection } from "#site/pages/brochure/brochure-sections.tsx";
import { BrochureSlide } from "#site/pages/brochure/brochure-slide.tsx";
import { TechstackPanel } from "#site/pages/brochure/techstack-panel.tsx";
import { BrochureIndex } from "#site/pages/brochure-index/brochure-index.tsx";
import { Specimen } from "../specimen/specimen.tsx";
import { brochure, brochures, firstOf, integration } from "./content.ts";

const index = firstOf("brochure-index");

function Brochure({ route, name, picture, slide }: NonNullable<typeof brochure>) {
	return (
		<>
			<Specimen name="BrochureHeader">
				<BrochureHeader route={route} title={name} logo={false} />
			</Specimen>
			<Specimen name="BrochureHeader with the logo">
				<BrochureHeader route={route} title={name} logo />
			</Specimen>
			<Specimen name="BrochureSlide">
				<BrochureSlide slide={{ ...slide, picture, wide: false, route }} indicator />
			</Specimen>
		</>
	);
}

export function Brochures() {
	return (
		<>
			{brochure && <Brochure {...brochure} />}
			<Specimen name="TechstackPanel">
				<TechstackPanel />
			</Specimen>
			<Specimen name="IntegrationSection">
				{integration && (
					<IntegrationSection
						id="integration"
						title={integration.name}
						insideData={integration.insideData}
					/>
				)}
			</Specimen>
			<Specimen name="BrochureIndex">
				<BrochureIndex heading={index.heading} intro={index.intro} brochures={brochures} />
			</Specimen>
		</>
	);
}
