import spriteUrl from "#app/assets/technologies.svg?url";
import { technologies } from "#content/records.ts";
import styles from "./technology-tile.module.css";

export type TechnologyTileProps = {
	/** A title of content/technologies.json, shown as it is spelt there. */
	title: string;
};

/**
 * Logo and title, as an item of a list. The logo carries its owner's spelling as text
 * alternative; where that equals the title, the logo is silent: nobody wants "React React".
 */
export function TechnologyTile({ title }: TechnologyTileProps) {
	const technology = technologies[title];
	if (!technology) throw new Error(`"${title}" is not in content/technologies.json`);
	const { alt, logo } = technology;
	const silent = alt === title;
	return (
		<li className={styles.tile}>
			<svg
				role={silent ? undefined : "img"}
				aria-label={silent ? undefined : alt}
				aria-hidden={silent}
				className={styles.logo}
			>
				<use href={`${spriteUrl}#${logo.replace(":", "-")}`} />
			</svg>
			{title}
		</li>
	);
}
