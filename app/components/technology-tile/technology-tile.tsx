import { LogoTile } from "#app/components/logo-tile/logo-tile.tsx";
import technologies from "#content/technologies.json" with { type: "json" };

const logos: Record<string, { alt: string; logo: string }> = technologies.logos;

export type TechnologyTileProps = {
	/** A title of technologies.json, shown as it is spelt there. */
	title: string;
};

/** A technology as an item of a list; its logo carries the owner's spelling. */
export function TechnologyTile({ title }: TechnologyTileProps) {
	const technology = logos[title];
	if (!technology) throw new Error(`"${title}" is not in content/technologies.json`);
	return <LogoTile title={title} alt={technology.alt} logo={technology.logo} />;
}
