import spriteUrl from "#app/assets/technologies.svg?url";
import styles from "./logo-tile.module.css";

export type LogoTileProps = {
	title: string;
	/** Text alternative of the logo; omitted if it equals the title. */
	alt: string;
	/** Name of a logo in the sprite, such as "devicon:react" or "kit:rail". */
	logo: string;
	size?: "small" | "large";
};

/** A list item with a logo and its title. A screen reader must not say "React React". */
export function LogoTile({ title, alt, logo, size = "small" }: LogoTileProps) {
	const redundant = alt.toLowerCase() === title.toLowerCase();
	return (
		<li className={`${styles.tile} ${size === "large" ? styles.large : ""}`}>
			<img
				src={`${spriteUrl}#${logo.replace(":", "-")}`}
				alt={redundant ? "" : alt}
				width={30}
				height={30}
				loading="lazy"
				className={styles.logo}
			/>
			{title}
		</li>
	);
}
