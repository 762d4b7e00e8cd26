import { HomeSection } from "#site/sections/home-section.tsx";
import { Specimen } from "../specimen/specimen.tsx";
import { home } from "./content.ts";

export function HomeSections() {
	return Object.values(home).map((data) => (
		<Specimen key={data.section} name={`HomeSection ${data.section}`}>
			<HomeSection data={data} />
		</Specimen>
	));
}
