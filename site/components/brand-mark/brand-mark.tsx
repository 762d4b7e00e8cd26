import mark from "#company/made/mark.json" with { type: "json" };
import { markAreas } from "./mark-areas.tsx";

/** The firm's mark. An inline SVG, so that it follows the theme. */
export const BrandMark = ({ size = 30 }: { size?: number }) => (
	<svg viewBox={mark.viewBox} width={size} height={size} aria-hidden>
		{markAreas}
		<path fill="var(--hot)" d={mark.hot} />
	</svg>
);
