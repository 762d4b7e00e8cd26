/**
 * How the styleguide is looked at: a desktop and a small phone, by day and by night. Only one
 * view keeps its full size, which shows the letters; the others show the same in less.
 */
export const views = [
	{ name: "1440-light", width: 1440, theme: "light", scale: 0.5 },
	{ name: "1440-dark", width: 1440, theme: "dark", scale: 0.5 },
	{ name: "360-light", width: 360, theme: "light", scale: 1 },
	{ name: "360-dark", width: 360, theme: "dark", scale: 0.5 },
] as const;

export type View = (typeof views)[number];
