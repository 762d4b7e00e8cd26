import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { baselineFile } from "./baselines.ts";
import type { Shot } from "./capture.ts";
import { compare } from "./compare.ts";

/** Where a failure leaves what it saw. */
export const FAILURES = "build/styleguide";

/** Part of the pixels that may differ. */
const TOLERANCE = 0.003;

function keep(name: string, kind: string, png: Buffer): void {
	mkdirSync(FAILURES, { recursive: true });
	writeFileSync(join(FAILURES, `${name}.${kind}.png`), png);
}

/** What is different from the baseline, in a few words; the pictures then lie in FAILURES. */
export async function differenceOf({ name, png }: Shot): Promise<string | undefined> {
	const file = baselineFile(name);
	if (!existsSync(file)) return `${name} is new`;
	const { part, sizes, diff } = await compare(readFileSync(file), png);
	if (part <= TOLERANCE) return undefined;
	keep(name, "actual", png);
	keep(name, "diff", await diff());
	const [wanted, actual] = sizes;
	if (wanted !== actual) return `${name} has ${actual} pixels, not ${wanted}`;
	return `${name} differs in ${(part * 100).toFixed(1)} % of its pixels`;
}
