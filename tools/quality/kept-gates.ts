import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Gate } from "./gate.ts";

/** In the build, whose figures they are: the next build begins without them. */
const FOLDER = "build/gates";

/** Keeps what a slower command measured, for the table of `npm run quality`. */
export function keepGates(command: string, gates: Gate[]): void {
	mkdirSync(FOLDER, { recursive: true });
	writeFileSync(join(FOLDER, `${command}.json`), JSON.stringify(gates, null, "\t"));
}

/** What the slower commands measured since the build. */
export function keptGates(): Gate[] {
	if (!existsSync(FOLDER)) return [];
	return readdirSync(FOLDER)
		.sort()
		.flatMap((file): Gate[] => JSON.parse(readFileSync(join(FOLDER, file), "utf8")));
}
