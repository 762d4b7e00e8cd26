import type { HomeSection as HomeSectionData } from "#content/home-sections.ts";
import { HomeSection, type HomeSectionProps } from "./home-section.tsx";

export type HomeSectionsProps = Omit<HomeSectionProps, "data"> & { sections: HomeSectionData[] };

export function HomeSections({ sections, ...props }: HomeSectionsProps) {
	return sections.map((data) => <HomeSection key={data.section} data={data} {...props} />);
}
