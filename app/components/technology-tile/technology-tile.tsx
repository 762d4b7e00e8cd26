import { LogoTile } from "#app/components/logo-tile/logo-tile.tsx";
import { technologies } from "#content/technologies.ts";

export type TechnologyTileProps = {
	/** A title of content/technologies.json, shown as it is spelt there. */
	title: string;
};

/** A technology as an item of a list; its logo carries the owner's spelling. */
export function TechnologyTile({ title }: TechnologyTileProps) {
	const technology = technologies[title];
	if (!technology) throw new Error(`"${title}" is not in content/technologies.json`);
	return <LogoTile title={title} alt={technology.alt} logo={technology.logo} />;
}
