import type { Section } from "#content/resolve.ts";
import { DemoSection } from "#site/demos/demo-section.tsx";
import { BannerSection } from "./banner-section/banner-section.tsx";
import { ItemsSection } from "./items-section.tsx";
import { LinksJoin } from "./links-join/links-join.tsx";
import { LinksTiles } from "./links-tiles/links-tiles.tsx";
import { ProvidersSection } from "./providers-section/providers-section.tsx";
import { StepsSection } from "./steps-section/steps-section.tsx";
import { TechstackSection } from "./techstack-section/techstack-section.tsx";

type PageSectionProps = { section: Section };

/** Renders a section with the component of its kind. */
export function PageSection({ section }: PageSectionProps) {
	switch (section.kind) {
		case "items":
			return <ItemsSection section={section} />;
		case "links":
			return section.layout === "join" ? (
				<LinksJoin section={section} />
			) : (
				<LinksTiles section={section} />
			);
		case "providers":
			return <ProvidersSection section={section} />;
		case "steps":
			return <StepsSection section={section} />;
		case "banner":
			return <BannerSection section={section} />;
		case "demo":
			return <DemoSection id={section.id} demo={section.demo} />;
		case "techstack":
			return <TechstackSection section={section} />;
	}
}
