import mark from "#company/made/mark.json" with { type: "json" };

/** The areas of the mark but for its hot piece. */
export const markAreas = mark.areas.map(([fill, d, rule]) => (
	<path key={d} fill={fill} d={d} fillRule={rule as "evenodd" | undefined} />
));
