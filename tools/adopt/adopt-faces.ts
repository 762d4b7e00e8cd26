/** The typefaces of the firm that is adopted. */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { asWoff2, checkFace, FACES, type Face } from "../fonts/faces.ts";
import { fontCharacters } from "../fonts/font-characters.ts";
import type { Answers } from "./answers.ts";

export type GivenFaces = Partial<Record<Face, Buffer>>;

const keyOf = (face: Face) => `${face}Face` as const;

/** Returns one sentence if the answer to a question names a file that cannot be that typeface. */
export async function faceMistake(key: keyof Answers, file: unknown): Promise<string | undefined> {
	const face = FACES.find((it) => keyOf(it) === key);
	if (!face || typeof file !== "string" || file === "") return undefined;
	try {
		await checkFace(readFileSync(file), face);
		return undefined;
	} catch (error) {
		return (error as Error).message;
	}
}

/** The fonts that the answers name. @throws with one sentence for a file that cannot be a face */
export async function readFaces(answers: Answers): Promise<GivenFaces> {
	const given: GivenFaces = {};
	for (const face of FACES) {
		const key = keyOf(face);
		if (!answers[key]) continue;
		const mistake = await faceMistake(key, answers[key]);
		if (mistake) throw new Error(`${key}: ${mistake}`);
		given[face] = await asWoff2(readFileSync(answers[key]), fontCharacters(answers));
	}
	return given;
}

/** Puts the fonts into a company's folder, and takes the licences of the former ones away. */
export function adoptFaces(folder: string, given: GivenFaces): void {
	for (const [face, font] of Object.entries(given)) {
		writeFileSync(join(folder, `fonts/${face}.woff2`), font);
		rmSync(join(folder, `fonts/${face}-licence.txt`), { force: true });
	}
}
