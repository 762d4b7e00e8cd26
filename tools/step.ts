import { spawn } from "node:child_process";
import { once } from "node:events";
import { totalmem } from "node:os";
import { stripVTControlCharacters } from "node:util";

/** A program to run until it exits. */
export type Step = {
	title: string;
	/** The arguments of Node: a file, and the file's arguments. */
	args: string[];
	env?: Record<string, string>;
	/** Shows the output while the program runs, instead of only when it fails. */
	live?: boolean;
	/** Finds a summary in the output, which is shown when the step passes. */
	summary?: RegExp;
};

export const say = (line: string) => process.stdout.write(`${line}\n`);

/** The system ends a program for which it has no memory, and V8 itself when its share is used up. */
function whyEnded(signal: NodeJS.Signals | null): string {
	if (signal !== "SIGKILL" && signal !== "SIGABRT") return "";
	const gigabytes = (totalmem() / 1e9).toFixed(1);
	return ` It was ended by ${signal}, probably for want of memory: the build needs 2 GB, and this machine has ${gigabytes} GB.`;
}

/**
 * Runs one step. If it passes, prints one line; if it fails, prints its whole output.
 * @throws when the exit code is not 0
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
	const [code, signal] = await once(program, "close");
	const seconds = Math.round((performance.now() - began) / 1000);
	const printed = Buffer.concat(output).toString();
	if (code !== 0) {
		say(printed);
		throw new Error(`${title}: failed after ${seconds} s.${whyEnded(signal)}`);
	}
	const [, result] = summary?.exec(stripVTControlCharacters(printed)) ?? [];
	say(`${title}: passed in ${seconds} s${result ? `, ${result}` : ""}.`);
}

/** Runs all steps in order, even after one has failed. Returns the titles of those that failed. */
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

/** Runs a program, and prints an error as one line instead of a stack trace. */
export async function main(program: () => Promise<unknown>): Promise<void> {
	try {
		await program();
	} catch (error) {
		console.error((error as Error).message);
		process.exitCode = 1;
	}
}
