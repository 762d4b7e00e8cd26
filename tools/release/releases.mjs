/**
 * The releases of this project. Each is a Git worktree in the folder `releases`, with its own packages
 * and build. The link `current` names the one that runs, `previous` the one before.
 */
import { execFileSync, spawnSync } from "node:child_process";
import {
	existsSync,
	linkSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	realpathSync,
	renameSync,
	rmSync,
	statfsSync,
	statSync,
	symlinkSync,
	utimesSync,
} from "node:fs";
import { join, relative, resolve } from "node:path";

/** A release has the name of its time and version, such as 2026-11-24T03-20-00Z-v1.4. */
const NAME = /^\d{4}-\d\d-\d\dT/;
/** Bytes. What a build needs, and as much for the enquiries on the same disk. */
const NEEDED_SPACE = 2_500_000_000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Caddy serves this folder too. */
const OLD_ASSETS = "releases/old/assets";

/** @typedef {"current" | "previous"} Link */

/** @param {string[]} args */
const git = (...args) =>
	execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();

/** @param {Link} link */
export const releaseOf = (link) => (existsSync(link) ? realpathSync(link) : undefined);

/**
 * Lets a link name a release, or removes it. A rename cannot be done by half.
 * @param {Link} link
 * @param {string | undefined} folder
 */
export function point(link, folder) {
	rmSync(`${link}.new`, { force: true });
	if (!folder) return rmSync(link, { force: true });
	symlinkSync(relative(".", folder), `${link}.new`);
	renameSync(`${link}.new`, link);
}

/** @param {string} folder */
function remove(folder) {
	rmSync(folder, { recursive: true, force: true });
	git("worktree", "prune");
}

/** Deletes the releases that no link names, also what killed releases have left. */
function cleanUp() {
	const kept = [releaseOf("current"), releaseOf("previous")];
	const all = readdirSync("releases").filter((name) => NAME.test(name));
	for (const folder of all.map((name) => resolve("releases", name))) {
		if (!kept.includes(realpathSync(folder))) remove(folder);
	}
}

/** @param {string} ref */
function commitOf(ref) {
	try {
		return git("rev-parse", "--verify", "--end-of-options", `${ref}^{commit}`);
	} catch {
		throw new Error(`There is no version ${ref}. Run git fetch --tags, and git tag to see them.`);
	}
}

/** A full disk would stop the running service from storing enquiries. */
function refuseFullDisk() {
	const { bavail, bsize } = statfsSync("releases");
	if (bavail * bsize >= NEEDED_SPACE) return;
	const gigabytes = (/** @type {number} */ bytes) => `${(bytes / 1e9).toFixed(1)} GB`;
	throw new Error(
		`The disk of ${resolve("releases")} has ${gigabytes(bavail * bsize)} free, and a release needs ${gigabytes(NEEDED_SPACE)}. Free space on it first.`,
	);
}

/**
 * Gives a release the packages of the one that runs, as hard links, if they are the same: that saves
 * some minutes and 1 GB. The build installs what is missing.
 * @param {string} folder
 */
function linkPackages(folder) {
	const before = releaseOf("current");
	const lockOf = (/** @type {string} */ release) =>
		readFileSync(join(release, "package-lock.json"), "utf8");
	if (!before || lockOf(before) !== lockOf(folder)) return;
	spawnSync("cp", ["--archive", "--link", join(before, "node_modules"), folder]);
}

/**
 * Builds a version in a folder of its own. The running service and its files are not touched.
 * @param {string} ref a tag, branch or commit
 * @returns the folder
 */
export function makeRelease(ref) {
	// Without its lock, which a release that is killed here would leave behind.
	if (git("--no-optional-locks", "status", "--porcelain", "--untracked-files=no") !== "") {
		throw new Error(
			"The project has changes that no version contains, so they would not be released. Commit them, or discard them with git restore.",
		);
	}
	const commit = commitOf(ref);
	cleanUp();
	refuseFullDisk();
	const time = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
	const version = git("describe", "--tags", "--always", commit).replaceAll(/[^\w.-]/g, "-");
	const folder = resolve("releases", `${time}Z-${version}`);
	try {
		git("worktree", "add", "--detach", folder, commit);
		symlinkSync(resolve(".env"), join(folder, ".env"));
		symlinkSync(resolve("data"), join(folder, "data"));
		linkPackages(folder);
		const build = spawnSync("npm", ["run", "build"], { cwd: folder, stdio: "inherit" });
		if (build.status !== 0) throw new Error(`${ref} cannot be built, so nothing was changed.`);
	} catch (error) {
		remove(folder);
		throw error;
	}
	return folder;
}

/**
 * Keeps the scripts, styles and fonts of a release that is left for a day: pages that visitors have
 * open ask for them. Their names have a hash of their content.
 * @param {string} folder
 */
export function keepAssets(folder) {
	mkdirSync(OLD_ASSETS, { recursive: true });
	for (const name of readdirSync(OLD_ASSETS)) {
		const old = join(OLD_ASSETS, name);
		if (Date.now() - statSync(old).mtimeMs > DAY_MS) rmSync(old);
	}
	const assets = join(folder, "build/client/assets");
	for (const name of readdirSync(assets)) {
		const old = join(OLD_ASSETS, name);
		rmSync(old, { force: true });
		linkSync(join(assets, name), old);
		utimesSync(old, new Date(), new Date());
	}
}
