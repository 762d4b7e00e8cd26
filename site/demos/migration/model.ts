import { renderSize } from "#content/renders.ts";
import { fill } from "#shared/fill.ts";
import type { MigrationRecord } from "./fields.ts";

export type Migration = ReturnType<typeof resolveMigration>;

/** The visitors of the demo, of whom each stage has some on the new system. */
export const VISITORS = 10;

export function resolveMigration({ visitors, stages, terms, ...copy }: MigrationRecord) {
	const countOf = (count: number) => fill(visitors, { count });
	return {
		...copy,
		terms,
		summary: stages.map(({ label, serves, back }) => ({
			title: label,
			text: `${serves} ${terms.back}: ${back}`,
		})),
		stages: stages.map((stage) => ({
			...stage,
			onOld: countOf(VISITORS - stage.moved),
			onNew: countOf(stage.moved),
		})),
	};
}

/** The picture of the two systems and the path between them, of which this file knows the camera. */
export const SCENE = "move-cutout";

const { width: WIDTH, height: HEIGHT } = renderSize(SCENE);

/** As in STAGE of art/blender/scenes/move.py and `setup` of its kit. Lengths are in modules. */
const CAMERA = { width: 11.3, target: [0.42, 0, 1.36], azimuth: -72, elevation: 27, lens: 110 };
const SENSOR = 36;

type Point = readonly [x: number, y: number, z: number];

const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Where the camera sees a point of the scene. In px of the picture. */
export function project([x, y, z]: Point) {
	const { width, target, lens } = CAMERA;
	const [azimuth, elevation] = [CAMERA.azimuth, CAMERA.elevation].map(
		(degrees) => (degrees * Math.PI) / 180,
	) as [number, number];
	const [sin, cos] = [Math.sin(azimuth), Math.cos(azimuth)];
	const [up, level] = [Math.sin(elevation), Math.cos(elevation)];
	const [targetX, targetY, targetZ] = target as [number, number, number];
	const seen: Point = [x - targetX, y - targetY, z - targetZ];
	const depth = (width * lens) / SENSOR - dot(seen, [level * cos, level * sin, up]);
	const scale = (WIDTH * lens) / SENSOR / depth;
	return {
		x: WIDTH / 2 + scale * dot(seen, [-sin, cos, 0]),
		y: HEIGHT / 2 - scale * dot(seen, [-up * cos, -up * sin, level]),
	};
}

/** The top of the path, and the middles of the two groups that stand on it. */
const PATH = { y: -1.3, z: 0.38, old: -2.2, cloud: 2.2 };
const BALL = 0.26;
const COLUMNS = 5;

/** In px of the picture. */
export const RADIUS = (BALL * WIDTH) / CAMERA.width;

/**
 * Where a visitor stands, clear of the edge of the path: in two rows, of which the front one is half a step farther on. The last visitor
 * is in front, at the head.
 */
export function placeOf(visitor: number, system: "old" | "cloud") {
	const row = Math.floor(visitor / COLUMNS);
	const column = (visitor % COLUMNS) - (COLUMNS - 1) / 2;
	return project([
		PATH[system] + (column + row / 2 - 0.25) * 0.54,
		PATH.y + (0.5 - row) * 0.5,
		PATH.z + BALL,
	]);
}
