import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../service/support/service-process.ts";

/**
 * Reads the commands of a how-to: its blocks of shell code below a heading, in order.
 * @throws Error if there is no such heading, or it has no commands
 */
export function howToCommands(name: string, heading: string): string[] {
	const text = readFileSync(join(ROOT, "docs/how-to", name), "utf8");
	const section = text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? "";
	const blocks = [...section.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = ""]) => block);
	if (blocks.length === 0) throw new Error(`${name} has no commands below "${heading}".`);
	return blocks;
}
