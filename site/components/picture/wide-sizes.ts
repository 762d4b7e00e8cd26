/**
 * The `sizes` of a wide picture that fills a panel, by the panel's height: the whole screen, or 70 %
 * of it (at least 520 px) on an inner page. On a wide screen the height limits the width of the
 * picture, 2.18 times as wide as high; in a portrait panel the picture overflows by its empty part.
 */
export const WIDE_SIZES = {
	screen: "(width < 760px) 110vw, (orientation: portrait) 124vw, 100vw",
	inner: "(width < 760px) 100vw, min(100vw, max(1134px, 150vh - 150px))",
};
