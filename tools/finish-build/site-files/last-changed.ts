import { spawnSync } from "node:child_process";
import type { Page } from "../../../content/pages.ts";

const git = (...args: string[]) => {
	const { status, stdout } = spawnSync("git", args, { encoding: "utf8", maxBuffer: 1 << 26 });
	return status === 0 ? stdout : undefined;
};

/**
 * The day of the last commit of each file. A file with changes that are not committed is left
 * out: its day is not known.
 * @param log of `git log --format=@%cs --name-only`, newest first
 * @param changed of `git status --porcelain`
 */
export function daysOf(log: string, changed: string): Map<string, string> {
	const days = new Map<string, string>();
	let day = "";
	for (const line of log.split("\n")) {
		if (line.startsWith("@")) day = line.slice(1);
		else if (line && !days.has(line)) days.set(line, day);
	}
	for (const line of changed.split("\n")) days.delete(line.slice(3));
	return days;
}

/** The day on which the record of each page last changed; unknown without the whole history. */
export function lastChanged(): (page: Page) => string | undefined {
	const whole = git("rev-parse", "--is-shallow-repository")?.trim() === "false";
	const log = whole && git("log", "--format=@%cs", "--name-only", "--relative", "--", "content");
	const changed = git("status", "--porcelain", "--", "content");
	const days = log && changed !== undefined ? daysOf(log, changed) : new Map<string, string>();
	return ({ id }) => days.get(`content/pages/${id}.json`);
}
