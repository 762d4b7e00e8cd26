/**
 * Finds the pictures that `npm run screenshots -- demos` made of the demos. Only for the build, the
 * tools and the tests, because browsers have no `node:crypto`.
 */
import { createHash } from "node:crypto";
import made from "#company/made/demo-pictures.json" with { type: "json" };
import type { Demo } from "#site/demos/demos.ts";
import type { DemoPicture } from "./demo-picture.ts";

const sizes: Record<string, Omit<DemoPicture, "name">> = made;

/**
 * The name of a demo's picture. It contains a hash of the copy, so that no page shows a picture with
 * words that have changed.
 */
export function demoPictureName(demo: Demo): string {
	const hash = createHash("sha256").update(JSON.stringify(demo)).digest("hex");
	return `${demo.demo}-${hash.slice(0, 8)}`;
}

/** Adds the picture to a demo, if there is one of its current copy. */
export function withPicture(demo: Demo): Demo {
	const name = demoPictureName(demo);
	const files = sizes[name];
	return files ? { ...demo, picture: { name, ...files } } : demo;
}
