/** Reads the firm's mark, company/mark.svg. The pages, the icons and the previews draw it. */
import { type CustomPlugin, optimize } from "svgo";

const HOT = "var(--hot)";

/** The colours of the theme, by the class of a shape. Other shapes keep their own `fill`. */
const THEMED: Record<string, string> = {
	"mark-text": "var(--glyph-1)",
	"mark-main": "var(--glyph-2)",
	"mark-accent": HOT,
};

/** An area: its colour, the data of its path, and its fill rule if that is another one. */
type Area = [fill: string, d: string, rule?: "evenodd"];

export type Mark = {
	viewBox: string;
	/** With room for the hot piece beside the mark, half a width to the right. */
	wideViewBox: string;
	areas: Area[];
	/** The path of the hot piece, which is drawn last. Empty when the mark has none. */
	hot: string;
};

const ADVICE =
	"Export it as filled shapes, each with a fill or one of the classes mark-text, mark-main and mark-accent.";

const FILL = /^#[\da-f]{3,8}$/i;

/** A rectangle with rounded corners as a path, which svgo leaves to others. */
function roundedRect(sides: Record<string, string>): string {
	const of = (side: string) => Number(sides[side] ?? 0);
	const [x, y, width, height] = [of("x"), of("y"), of("width"), of("height")];
	const r = Math.min(of("rx"), width / 2, height / 2);
	const corner = (toX: number, toY: number) => `a${r} ${r} 0 0 1 ${toX} ${toY}`;
	const [h, v] = [width - 2 * r, height - 2 * r];
	return `M${x + r} ${y}h${h}${corner(r, r)}v${v}${corner(-r, r)}h${-h}${corner(-r, -r)}v${-v}${corner(r, -r)}z`;
}

/** Gives the attributes of a group to what is in it, and takes away what does not change the picture. */
const plainShapes: CustomPlugin = {
	name: "plain-shapes",
	fn: () => ({
		element: {
			enter(node) {
				const { name, attributes, children } = node;
				for (const key of Object.keys(attributes)) {
					if (/^(id|clip-rule|data-.*|xml:.*)$/.test(key)) delete attributes[key];
				}
				if (attributes["fill-rule"] === "nonzero") delete attributes["fill-rule"];
				if (name === "rect" && attributes.rx) {
					node.name = "path";
					attributes.d = roundedRect(attributes);
					for (const side of ["x", "y", "width", "height", "rx", "ry"]) delete attributes[side];
				}
				if (name !== "g" && name !== "svg") return;
				for (const key of ["fill", "fill-rule", "class", "transform"]) {
					const value = attributes[key];
					if (value === undefined) continue;
					delete attributes[key];
					for (const child of children) {
						if (child.type !== "element") continue;
						const own = child.attributes[key];
						child.attributes[key] = key === "transform" && own ? `${value} ${own}` : (own ?? value);
					}
				}
			},
		},
	}),
};

/** Drops clips to the whole drawing, which Figma writes. */
function withoutFullClips(svg: string): string {
	const [, width = 0, height = 0] = /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
	const clips = svg.matchAll(
		/<clipPath id="([^"]+)">\s*<rect width="([\d.]+)" height="([\d.]+)"[^>]*\/?>\s*(?:<\/rect>\s*)?<\/clipPath>/g,
	);
	return [...clips]
		.filter(([, , wide, high]) => Number(wide) >= Number(width) && Number(high) >= Number(height))
		.reduce((text, [, id]) => text.replaceAll(` clip-path="url(#${id})"`, ""), svg);
}

/** Makes plain shapes out of what drawing programs write: groups, styles, transforms, descriptions. */
const flattened = (svg: string): string =>
	optimize(withoutFullClips(svg), {
		multipass: true,
		plugins: [
			...(["removeDoctype", "removeXMLProcInst", "removeComments", "removeMetadata"] as const),
			...(["removeTitle", "removeDesc", "removeEditorsNSData", "cleanupIds"] as const),
			{ name: "inlineStyles", params: { onlyMatchedOnce: false } },
			...(["convertStyleToAttrs", "removeHiddenElems", "removeUselessDefs"] as const),
			plainShapes,
			"removeEmptyContainers",
			{ name: "convertColors", params: { shortname: false } },
			{ name: "convertShapeToPath", params: { convertArcs: true } },
			...(["collapseGroups", "convertPathData"] as const),
		],
	}).data;

function readPath(source: string, problems: string[]): Area {
	let fill = "var(--glyph-1)";
	let d = "";
	let rule: Area[2];
	for (const [, name = "", value = ""] of source.matchAll(/([\w:-]+)="([^"]*)"/g)) {
		const themed = THEMED[value];
		if (name === "class" && themed) fill = themed;
		else if (name === "fill" && (FILL.test(value) || value === "none")) fill = value;
		else if (name === "fill-rule" && value === "evenodd") rule = value;
		else if (name === "d") d = value.trim();
		else problems.push(`${name}="${value.slice(0, 40)}"`);
	}
	return rule ? [fill, d, rule] : [fill, d];
}

/** Makes one area of neighbours with the same colour: the mark is in every page's script. */
function joined(areas: Area[]): Area[] {
	const all: Area[] = [];
	for (const [fill, d, rule] of areas) {
		const last = all.at(-1);
		if (last?.[0] === fill && !rule && !last[2]) last[1] += d;
		else all.push(rule ? [fill, d, rule] : [fill, d]);
	}
	return all;
}

/** Reads a drawing of paths, and lists all that is something else. */
function readPlain(svg: string): { mark: Mark; problems: string[] } {
	const [, head = "", body = ""] =
		/^\s*<svg\b([^>]*?)(?:\/>|>([\s\S]*)<\/svg>)\s*$/.exec(svg) ?? [];
	const viewBox = /viewBox="([\d. -]+)"/.exec(head)?.[1] ?? "";
	const problems: string[] = [];
	const shapes: Area[] = [];
	const rest = body.replace(/<path\s+([^<>]*?)\s*\/>/g, (_, source: string) => {
		const shape = readPath(source, problems);
		if (shape[0] !== "none") shapes.push(shape);
		return "";
	});
	problems.push(...(rest.match(/<(?!\/)[^>]*>?/g) ?? []).map((other) => other.slice(0, 40)));
	const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(/\s+/).map(Number);
	const mark = {
		viewBox,
		wideViewBox: [left, top, width * 1.5, height * 1.0625].join(" "),
		areas: joined(shapes.filter(([fill]) => fill !== HOT)),
		hot: shapes
			.filter(([fill]) => fill === HOT)
			.map(([, d]) => d)
			.join(""),
	};
	return { mark, problems };
}

/**
 * Reads a mark. A drawing that has more than paths is flattened first.
 * @throws with one sentence that lists all that is left and is no filled shape
 */
export function readMark(svg: string): Mark {
	let { mark, problems } = readPlain(svg);
	if (!mark.viewBox || problems.length > 0) {
		try {
			({ mark, problems } = readPlain(flattened(svg)));
		} catch {
			throw new Error(`The mark is no SVG drawing. ${ADVICE}`);
		}
	}
	if (!mark.viewBox) throw new Error(`The mark is no SVG drawing with a viewBox. ${ADVICE}`);
	if (problems.length > 0)
		throw new Error(`The mark cannot have ${[...new Set(problems)].join(", ")}. ${ADVICE}`);
	if (mark.areas.length + mark.hot.length === 0)
		throw new Error(`The mark has no shapes. ${ADVICE}`);
	return mark;
}

/** The areas as SVG elements. They take the colours of the theme from custom properties. */
export const shapesSvg = ({ areas, hot }: Mark): string =>
	[...areas, [HOT, hot] as Area]
		.map(
			([fill, d, rule]) => `<path fill="${fill}"${rule ? ` fill-rule="${rule}"` : ""} d="${d}"/>`,
		)
		.join("");
