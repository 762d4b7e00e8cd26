import { existsSync, readFileSync } from "node:fs";
import type { Gate } from "./gate.ts";

type Report = { numPassedTests: number; numFailedTests: number };

/** The outcome of the last run of tests that wrote this report, when there was one since the build. */
export function testGates(file: string, what: string, heldBy: string): Gate[] {
	if (!existsSync(file)) return [];
	const { numPassedTests, numFailedTests }: Report = JSON.parse(readFileSync(file, "utf8"));
	return [
		{
			what,
			limit: "0 failed",
			measured: `${numPassedTests} passed, ${numFailedTests} failed`,
			holds: numFailedTests === 0 && numPassedTests > 0,
			heldBy,
		},
	];
}
