import { spawnSync } from "node:child_process";

const git = (...args: string[]) => {
	const { status, stdout } = spawnSync("git", args, { encoding: "utf8", maxBuffer: 1 << 26 });
	return status === 0 ? stdout : undefined;
};

/**
 * The day of the last commit of each file, newest first in the log. A file with changes that
 * are not committed is left out: its true day is not known.
 * @param log of `git log --format=@%cs --name-only`
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

/** The day on which each file of content/ last changed; nothing without a whole history. */
export function lastChanged(): Map<string, string> {
	if (git("rev-parse", "--is-shallow-repository")?.trim() !== "false") return new Map();
	const log = git("log", "--format=@%cs", "--name-only", "--relative", "--", "content");
	const changed = git("status", "--porcelain", "--", "content");
	return log === undefined || changed === undefined ? new Map() : daysOf(log, changed);
}
