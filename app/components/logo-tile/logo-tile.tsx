import spriteUrl from "#app/assets/technologies.svg?url";
import styles from "./logo-tile.module.css";

export type LogoTileProps = {
	title: string;
	/** Text alternative of the logo; where it equals the title, the logo is silent. */
	alt: string;
	/** A logo of the sprite, such as "logos:react" or "kit:rail". */
	logo: string;
	size?: "small" | "large";
};

/** Logo and title, as an item of a list. Nobody wants to hear "React React". */
export function LogoTile({ title, alt, logo, size = "small" }: LogoTileProps) {
	const silent = alt.toLowerCase() === title.toLowerCase();
	return (
		<li className={`${styles.tile} ${size === "large" ? styles.large : ""}`}>
			<img
				src={`${spriteUrl}#${logo.replace(":", "-")}`}
				alt={silent ? "" : alt}
				width={30}
				height={30}
				loading="lazy"
				className={styles.logo}
			/>
			{title}
		</li>
	);
}
