import spriteUrl from "#app/assets/partners.svg?url";
import type partners from "#content/partners.json";
import styles from "./partner-logo.module.css";

export type PartnerLogoProps = { partner: (typeof partners)[number] };

/** A one-colour logo at the size of its record; a place that wants all of them smaller zooms. */
export function PartnerLogo({ partner }: PartnerLogoProps) {
	const { source, name, width, height } = partner;
	return (
		<img
			src={`${spriteUrl}#${source}`}
			alt={name}
			width={width}
			height={height}
			loading="lazy"
			className={styles.logo}
		/>
	);
}
