import type { Section } from "#content/page-schema.ts";
import { BannerSection } from "./sections/banner-section.tsx";
import { ItemsSection } from "./sections/items-section.tsx";
import { LinksSection } from "./sections/links-section.tsx";
import { ProvidersSection } from "./sections/providers-section.tsx";
import { StepsSection } from "./sections/steps-section.tsx";
import { TechstackSection } from "./sections/techstack-section.tsx";

/** Each kind of section of a page's record has one component here. */
export function PageSection({ section }: { section: Section }) {
	switch (section.kind) {
		case "items":
			return <ItemsSection section={section} />;
		case "links":
			return <LinksSection section={section} />;
		case "providers":
			return <ProvidersSection section={section} />;
		case "steps":
			return <StepsSection section={section} />;
		case "banner":
			return <BannerSection section={section} />;
		case "techstack":
			return <TechstackSection section={section} />;
	}
}
