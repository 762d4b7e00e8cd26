import technologies from "#company/technologies.json" with { type: "json" };
import { LogoTile, type LogoTileProps } from "#site/components/logo-tile/logo-tile.tsx";

const logos: Record<string, { alt: string; logo: string }> = technologies.logos;

type TechnologyTileProps = Pick<LogoTileProps, "size" | "marked"> & {
	/** A key of `logos` in technologies.json, shown in the same spelling. */
	title: string;
};

/** A list item for a technology. The logo's text alternative has the spelling of its owner. */
export function TechnologyTile({ title, ...look }: TechnologyTileProps) {
	const technology = logos[title];
	if (!technology) throw new Error(`company/technologies.json has no logo "${title}".`);
	return <LogoTile title={title} alt={technology.alt} logo={technology.logo} {...look} />;
}
