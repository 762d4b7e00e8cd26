import spriteUrl from "#company/partners.svg?url";
import type { Partner } from "#content/schema/files.ts";
import styles from "./partner-logo.module.css";

type PartnerLogoProps = { partner: Partner };

/** A one-colour logo in the size that its record gives. Style sheets scale all logos with `zoom`. */
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
