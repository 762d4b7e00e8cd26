export const COLUMNS = 8;

/** A film of a slide by day and by night, by the name of its picture. See art/README.md. */
export type Film = Record<
	"day" | "night",
	{
		/** A grid with a cell for each frame. */
		src: string;
		/** Left, top, right and bottom of what moves, in px of the picture at `RENDER`. */
		part: readonly [number, number, number, number];
	}
> & {
	frames: number;
	/**
	 * Where the wide picture would lie on the narrow one, which phones show from the same side: its width,
	 * and how far its right and its bottom edge are inside, in widths of the narrow picture. From `art/place-on-phone.py`.
	 */
	phone: readonly [number, number, number];
};

/** Width and height of the picture at which the parts are measured. */
export const RENDER = [1280, 587] as const;

export const films: Readonly<Record<string, Film>> = {
	/** The visitor hops up the stairs, a key turns, the door opens, the arches light up, the visitor goes in. */
	identity: {
		frames: 48,
		phone: [1.4011, 0.1139, -0.0096],
		day: { src: "/film/identity.avif", part: [700, 60, 1150, 530] },
		night: { src: "/film/identity-night.avif", part: [600, 60, 1190, 560] },
	},
	/** The hot module is pressed like a button, the others jump one after the other, and their lights go on. */
	"app-in-a-box": {
		frames: 36,
		phone: [1.4015, 0.1145, -0.0091],
		day: { src: "/film/app-in-a-box.avif", part: [620, 40, 1280, 480] },
		night: { src: "/film/app-in-a-box-night.avif", part: [620, 40, 1280, 480] },
	},
	/** The point hops over the plan; each time a drawer of the tower opens and a house lights up. */
	"real-estate": {
		frames: 40,
		phone: [1.4053, 0.1127, -0.0099],
		day: { src: "/film/real-estate.avif", part: [610, 0, 1280, 500] },
		night: { src: "/film/real-estate-night.avif", part: [610, 0, 1280, 500] },
	},
	/** The hot piece drops into its outline, what stands on the others jumps, and the chart shows new figures. */
	"power-apps": {
		frames: 34,
		phone: [1.5842, 0.0643, -0.0522],
		day: { src: "/film/power-apps.avif", part: [660, 90, 1280, 480] },
		night: { src: "/film/power-apps-night.avif", part: [660, 90, 1280, 480] },
	},
	/** What was typed once jumps from module to module; each gives way, springs back and is lit. */
	"digital-transformation": {
		frames: 34,
		phone: [1.5528, 0.0838, -0.0436],
		day: { src: "/film/digital-transformation.avif", part: [870, 110, 1280, 545] },
		night: { src: "/film/digital-transformation-night.avif", part: [870, 110, 1280, 545] },
	},
	/** The hot slab comes down, the work boards it step by step and is carried up, and the cloud lights up. */
	cloud: {
		frames: 38,
		phone: [1.4062, 0.1129, -0.0098],
		day: { src: "/film/cloud.avif", part: [580, 20, 1260, 575] },
		night: { src: "/film/cloud-night.avif", part: [580, 20, 1260, 575] },
	},
};
