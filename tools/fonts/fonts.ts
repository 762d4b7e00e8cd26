/**
 * Writes the site's fonts to app/assets/fonts/. Run it after a change to faces.ts or
 * font-characters.ts.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { type Face, faces, variableFace } from "./faces.ts";

const TARGET = "app/assets/fonts";

mkdirSync(TARGET, { recursive: true });
for (const face of Object.keys(faces) as Face[]) {
	const font = await variableFace(face);
	writeFileSync(`${TARGET}/${face}.woff2`, font);
	console.log(`${TARGET}/${face}.woff2, ${Math.ceil(font.length / 1024)} KB`);
}
