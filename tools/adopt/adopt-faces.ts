/** The typefaces of the firm that is adopted. */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { asWoff2, checkFace, FACES, type Face } from "../fonts/faces.ts";
import { fontCharacters } from "../fonts/font-characters.ts";
import type { Answers } from "./answers.ts";

export type GivenFaces = Partial<Record<Face, Buffer>>;

/** The fonts that the answers name. @throws with one sentence for a file that cannot be a face */
export async function readFaces(answers: Answers): Promise<GivenFaces> {
	const given: GivenFaces = {};
	for (const face of FACES) {
		const key = `${face}Face` as const;
		if (!answers[key]) continue;
		const font = readFileSync(answers[key]);
		await checkFace(font, face).catch((error: Error) => {
			throw new Error(`${key}: ${error.message}`);
		});
		given[face] = await asWoff2(font, fontCharacters(answers));
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
