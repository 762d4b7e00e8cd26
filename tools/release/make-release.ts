import { execFileSync } from "node:child_process";
import { rmSync, statfsSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { runStep } from "../run/step.ts";
import { listAssets } from "./old-assets.ts";
import type { Release, Releases } from "./releases.ts";
import { tryRelease } from "./trial.ts";

/** Releases to keep besides the current one. Each has its own packages, about 1 GB. */
const KEEP = 2;
/** Bytes. What a release needs while it is built, and as much for the enquiries on the same disk. */
const NEEDED_SPACE = 2_500_000_000;

const git = (root: string, ...args: string[]) =>
	execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });

function commitOf(root: string, ref: string): string {
	try {
		return git(root, "rev-parse", "--verify", "--end-of-options", `${ref}^{commit}`).trim();
	} catch {
		throw new Error(`There is no version ${ref}. Run git fetch --tags, and git tag to see them.`);
	}
}

function refuseChanges(root: string): void {
	const changed = git(root, "status", "--porcelain", "--untracked-files=no").trim();
	if (changed === "") return;
	throw new Error(
		"The project has changes that no version contains, so they would not be released. Commit them, or discard them with git restore.",
	);
}

/** A full disk would stop the running service from storing enquiries. */
function refuseFullDisk(folder: string): void {
	const { bavail, bsize } = statfsSync(folder);
	const free = bavail * bsize;
	if (free >= NEEDED_SPACE) return;
	const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`;
	throw new Error(
		`The disk of ${folder} has ${gigabytes(free)} free, and a release needs ${gigabytes(NEEDED_SPACE)}. Free space on it first.`,
	);
}

function remove(root: string, folder: string): void {
	rmSync(folder, { recursive: true, force: true });
	git(root, "worktree", "prune");
}

/** Deletes what killed releases have left, and old releases. */
function cleanUp(root: string, releases: Releases): void {
	const current = releases.current();
	const others = releases.list().filter(({ name }) => name !== current?.name);
	const old = others.slice(0, Math.max(0, others.length - KEEP)).map(({ folder }) => folder);
	for (const folder of [...releases.incomplete(), ...old]) remove(root, folder);
}

async function build(folder: string): Promise<void> {
	const run = (title: string, program: string) =>
		runStep({ title, args: ["tools/run.mjs", program], cwd: folder });
	await run("Installing packages and building", "tools/build.ts");
	await run("Checking types, lint and content", "tools/check.ts");
	await tryRelease(folder);
}

/**
 * Builds a version in a folder of its own, checks it and starts its service for a moment. The
 * running service and its files are not touched.
 * @param ref a tag, branch or commit
 * @throws Error when there is no such version, or it cannot be built or does not start
 */
export async function makeRelease(root: string, releases: Releases, ref: string): Promise<Release> {
	refuseChanges(root);
	const commit = commitOf(root, ref);
	cleanUp(root, releases);
	refuseFullDisk(releases.folder);
	const name = `${new Date().toISOString().slice(0, 19).replaceAll(":", "-")}Z-${commit.slice(0, 8)}`;
	const folder = join(releases.folder, name);
	try {
		// A worktree has the history, from which the sitemap takes its dates.
		git(root, "worktree", "add", "--detach", folder, commit);
		symlinkSync(resolve(root, ".env"), join(folder, ".env"));
		symlinkSync(resolve(root, "data"), join(folder, "data"));
		await build(folder);
	} catch (error) {
		remove(root, folder);
		throw error;
	}
	const facts = { ref, commit, assets: listAssets(folder) };
	releases.write(name, facts);
	return { ...facts, name, folder };
}
