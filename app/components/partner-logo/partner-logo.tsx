import spriteUrl from "#app/assets/partners.svg?url";
import type { partners } from "#content/records.ts";

/** The record's sizes are px at this font size. */
const EM = 16;

export type PartnerLogoProps = { partner: (typeof partners)[number]; className?: string };

/**
 * A one-colour logo. It is sized in em, so that the place that shows it scales all logos
 * together by its font size and keeps their optical balance.
 */
export function PartnerLogo({ partner, className }: PartnerLogoProps) {
	const { source, name, width, height } = partner;
	return (
		<svg
			role="img"
			aria-label={name}
			viewBox={`0 0 ${width} ${height}`}
			width={`${width / EM}em`}
			height={`${height / EM}em`}
			className={className}
		>
			<use href={`${spriteUrl}#${source}`} />
		</svg>
	);
}
