import { existsSync, readFileSync } from "node:fs";
import type { Gate } from "./gate.ts";

/** The gates that a slower command measured and kept, when there was one. */
export const keptGates = (file: string): Gate[] =>
	existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
