import mark from "#company/made/mark.json" with { type: "json" };

/** The areas of the mark but for its hot piece. */
export const markAreas = mark.areas.map(([fill, d, rule]) => (
	<path key={d} fill={fill} d={d} fillRule={rule as "evenodd" | undefined} />
));

/** The firm's mark. An inline SVG, so that it follows the theme. */
export const BrandMark = ({ size = 30 }: { size?: number }) => (
	<svg viewBox={mark.viewBox} width={size} height={size} aria-hidden>
		{markAreas}
		<path fill="var(--hot)" d={mark.hot} />
	</svg>
);
