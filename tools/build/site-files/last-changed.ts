import { spawnSync } from "node:child_process";
import type { Page } from "../../../content/pages.ts";

const git = (...args: string[]) => {
	const { status, stdout } = spawnSync("git", args, { encoding: "utf8", maxBuffer: 1 << 26 });
	return status === 0 ? stdout : undefined;
};

/**
 * The date of each file's last commit, as 2027-03-31. Files with uncommitted changes are left
 * out, because that date would be wrong for them.
 * @param log output of `git log --format=@%cs --name-only`, newest first
 * @param status output of `git status --porcelain`
 */
export function lastCommitDates(log: string, status: string): Map<string, string> {
	const dates = new Map<string, string>();
	let date = "";
	for (const line of log.split("\n")) {
		if (line.startsWith("@")) date = line.slice(1);
		else if (line && !dates.has(line)) dates.set(line, date);
	}
	for (const line of status.split("\n")) dates.delete(line.slice(3));
	return dates;
}

/** Looks up the date on which a page's record last changed. A shallow clone does not know it. */
export function lastChanged(): (page: Page) => string | undefined {
	const complete = git("rev-parse", "--is-shallow-repository")?.trim() === "false";
	const log = complete && git("log", "--format=@%cs", "--name-only", "--relative", "--", "company");
	const status = git("status", "--porcelain", "--", "company");
	const known = log && status !== undefined;
	const dates = known ? lastCommitDates(log, status) : new Map<string, string>();
	return ({ id }) => dates.get(`company/pages/${id}.json`);
}
