import spriteUrl from "#company/technologies.svg?url";
import styles from "./logo-tile.module.css";

export type LogoTileProps = {
	title: string;
	/** Text alternative of the logo; omitted if it equals the title. */
	alt: string;
	/** Name of a logo in the sprite, such as "devicon:react" or "kit:rail". */
	logo: string;
	/** "inline" has no tile: only the logo stands on white. */
	size?: "small" | "inline";
	marked?: boolean;
};

const classes = {
	small: styles.tile,
	inline: styles.inline,
};

/** A list item with a logo and its title. A screen reader must not say "React React". */
export function LogoTile({ title, alt, logo, size = "small", marked }: LogoTileProps) {
	const redundant = alt.toLowerCase() === title.toLowerCase();
	return (
		<li className={classes[size]} data-marked={marked || undefined}>
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
