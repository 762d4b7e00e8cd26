/** Reads the firm's mark, company/mark.svg. The pages, the icons and the previews draw it. */

const HOT = "var(--hot)";

/** The colours of the theme, by the class of a shape. Other shapes keep their own `fill`. */
const THEMED: Record<string, string> = {
	"mark-text": "var(--glyph-1)",
	"mark-main": "var(--glyph-2)",
	"mark-accent": HOT,
};

/** An area: its colour, and the data of its path. */
type Area = [fill: string, d: string];

export type Mark = {
	viewBox: string;
	/** With room for the hot piece beside the mark, half a width to the right. */
	wideViewBox: string;
	areas: Area[];
	/** The path of the hot piece, which is drawn last. Empty when the mark has none. */
	hot: string;
};

const ellipse = (cx: number, cy: number, rx: number, ry: number) =>
	`M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0 ${rx} ${ry} 0 1 0-${2 * rx} 0z`;

/**
 * The path of each shape that a mark may have, from its attributes in order. Scripts, styles and
 * references have no place among them.
 */
const SHAPES: Record<string, { attributes: string[]; path(values: string[]): string }> = {
	path: { attributes: ["d"], path: ([d = ""]) => d },
	polygon: { attributes: ["points"], path: ([points = ""]) => `M${points}z` },
	circle: {
		attributes: ["cx", "cy", "r"],
		path: (values) => {
			const [cx = 0, cy = 0, r = 0] = values.map(Number);
			return ellipse(cx, cy, r, r);
		},
	},
	ellipse: {
		attributes: ["cx", "cy", "rx", "ry"],
		path: (values) => {
			const [cx = 0, cy = 0, rx = 0, ry = 0] = values.map(Number);
			return ellipse(cx, cy, rx, ry);
		},
	},
	rect: {
		attributes: ["x", "y", "width", "height"],
		path: (values) => {
			const [x = 0, y = 0, width = 0, height = 0] = values.map(Number);
			return `M${x} ${y}h${width}v${height}h${-width}z`;
		},
	},
};

const ADVICE =
	"Export it as plain shapes (path, circle, ellipse, rect, polygon), each with a fill or one of the classes mark-text, mark-main and mark-accent.";

const FILL = /^#[\da-f]{3,8}$/i;

function readShape(tag: string, source: string): Area {
	let fill = "var(--glyph-1)";
	const geometry: Record<string, string> = {};
	for (const [, name = "", value = ""] of source.matchAll(/([\w:-]+)="([^"]*)"/g)) {
		const themed = THEMED[value];
		if (name === "class" && themed) fill = themed;
		else if (name === "fill" && FILL.test(value)) fill = value;
		else if (SHAPES[tag]?.attributes.includes(name)) geometry[name] = value.trim();
		else throw new Error(`The mark cannot have ${name}="${value.slice(0, 40)}". ${ADVICE}`);
	}
	const { attributes, path } = SHAPES[tag] as (typeof SHAPES)[string];
	return [fill, path(attributes.map((name) => geometry[name] ?? "0"))];
}

/** Makes one area of neighbours with the same colour: the mark is in every page's script. */
function joined(areas: Area[]): Area[] {
	const all: Area[] = [];
	for (const [fill, d] of areas) {
		const last = all.at(-1);
		if (last?.[0] === fill) last[1] += d;
		else all.push([fill, d]);
	}
	return all;
}

/** @throws with one sentence when the drawing has anything but plain shapes */
export function readMark(svg: string): Mark {
	const [, head = "", body = ""] = /^\s*<svg\b([^>]*)>([\s\S]*)<\/svg>\s*$/.exec(svg) ?? [];
	const viewBox = /viewBox="([\d. -]+)"/.exec(head)?.[1];
	if (!viewBox) throw new Error(`The mark is no SVG drawing with a viewBox. ${ADVICE}`);
	const shapes: Area[] = [];
	const rest = body.replace(/<(\w+)\s+([^<>]*?)\s*\/>/g, (element, tag: string, source: string) => {
		if (!SHAPES[tag]) return element;
		shapes.push(readShape(tag, source));
		return "";
	});
	const [other] = /<[^>]*>?/.exec(rest) ?? [];
	if (other) throw new Error(`The mark cannot have ${other.slice(0, 40)}. ${ADVICE}`);
	if (shapes.length === 0) throw new Error(`The mark has no shapes. ${ADVICE}`);
	const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(/\s+/).map(Number);
	return {
		viewBox,
		wideViewBox: [left, top, width * 1.5, height * 1.0625].join(" "),
		areas: joined(shapes.filter(([fill]) => fill !== HOT)),
		hot: shapes
			.filter(([fill]) => fill === HOT)
			.map(([, d]) => d)
			.join(""),
	};
}

/** The areas as SVG elements. They take the colours of the theme from custom properties. */
export const shapesSvg = ({ areas, hot }: Mark): string =>
	[...areas, [HOT, hot]].map(([fill, d]) => `<path fill="${fill}" d="${d}"/>`).join("");
