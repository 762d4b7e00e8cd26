/**
 * A record names a picture, such as `cloud`. The editor's form, which shows pictures, has the address
 * of a file in its place.
 */
import { MARKS } from "../../../content/check/references.ts";

const KEYS = new Set(["picture", "cardPicture"]);

export const isPictureField = (name: string): boolean => KEYS.has(name);
export const isMark = (value: unknown): boolean => MARKS.has(String(value));

function mapPictures(json: unknown, change: (picture: string) => string): unknown {
	const text = JSON.stringify(json, (key, value) =>
		isPictureField(key) && typeof value === "string" ? change(value) : value,
	);
	return JSON.parse(text);
}

export const withPaths = (json: unknown): unknown =>
	mapPictures(json, (picture) =>
		picture === "" || isMark(picture) ? picture : `/art/${picture}.webp`,
	);

export const withNames = (json: unknown): unknown =>
	mapPictures(json, (path) => /^\/art\/([^/]+)\.\w+$/.exec(path)?.[1] ?? path);
