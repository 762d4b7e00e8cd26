import { createInterface } from "node:readline/promises";
import { UsageError } from "./command.ts";

/**
 * Asks a yes-or-no question at the terminal; any answer but yes means no.
 * @throws UsageError when there is no terminal
 */
export async function confirm(question: string): Promise<boolean> {
	if (!process.stdin.isTTY) {
		throw new UsageError(`${question} There is no terminal to answer at: add --yes.\n`);
	}
	const terminal = createInterface({ input: process.stdin, output: process.stderr });
	try {
		return /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim());
	} finally {
		terminal.close();
	}
}
