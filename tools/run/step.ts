import { spawn } from "node:child_process";
import { stripVTControlCharacters } from "node:util";

/** A program that runs to its end. */
export type Step = {
	title: string;
	/** What Node runs: a file and its arguments. */
	args: string[];
	env?: Record<string, string>;
	/** Shows what the program prints while it runs, instead of only when it fails. */
	live?: boolean;
	/** Picks the program's own summary out of what it printed, for the line that says it passed. */
	summary?: RegExp;
};

export const say = (line: string) => process.stdout.write(`${line}\n`);

/**
 * Runs one step. A step that passes is reported in one line, a step that fails with everything it
 * printed.
 * @throws when the program ends with another exit code than 0
 */
export async function runStep({ title, args, env, live, summary }: Step): Promise<void> {
	const began = performance.now();
	say(`${title} …`);
	const program = spawn(process.execPath, args, {
		env: { ...process.env, ...env },
		stdio: ["ignore", live ? "inherit" : "pipe", live ? "inherit" : "pipe"],
	});
	const output: Buffer[] = [];
	for (const stream of [program.stdout, program.stderr]) {
		stream?.on("data", (chunk: Buffer) => output.push(chunk));
	}
	const code = await new Promise((resolve, reject) => {
		program.on("error", reject);
		program.on("close", resolve);
	});
	const seconds = Math.round((performance.now() - began) / 1000);
	const printed = Buffer.concat(output).toString();
	if (code !== 0) {
		say(printed);
		throw new Error(`${title}: failed after ${seconds} s.`);
	}
	const [, result] = summary?.exec(stripVTControlCharacters(printed)) ?? [];
	say(`${title}: passed in ${seconds} s${result ? `, ${result}` : ""}.`);
}

/** Runs all steps in turn, also after one has failed; returns the titles of those that failed. */
export async function runEach(steps: Step[]): Promise<string[]> {
	const failed: string[] = [];
	for (const step of steps) {
		await runStep(step).catch((error: Error) => {
			say(error.message);
			failed.push(step.title);
		});
	}
	return failed;
}

/** Runs a program and reports an error as one line instead of a stack trace. */
export async function main(program: () => Promise<unknown>): Promise<void> {
	try {
		await program();
	} catch (error) {
		console.error((error as Error).message);
		process.exitCode = 1;
	}
}
