/** The picture of a demo in its last state, which browsers without script show. */

type Size = { width: number; height: number };

export type DemoPicture = {
	/** File name in company/public/demos, without cut, theme and extension. */
	name: string;
	/** The sizes of the files, in px. */
	wide: Size;
	narrow: Size;
};

/** The address of one of the four files of a picture. */
export const demoPictureFile = (
	name: string,
	cut: "wide" | "narrow",
	theme: "light" | "dark",
): string => `/demos/${name}-${cut}${theme === "dark" ? "-night" : ""}.avif`;
