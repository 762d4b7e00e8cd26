import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { privacySettings } from "#shared/privacy-settings.ts";
import { listFiles } from "../build/list-files.ts";

/** The folders that the build reads, besides the files in the root folder. */
const FOLDERS = ["site", "company", "content", "shared", "tools"];

/** Tests and documents do not affect the build. */
const IGNORED = /\.(test\.tsx?|md)$/;

/** The settings that the build writes into the pages: `envPrefix` in vite.config.ts. */
const BUILD_SETTINGS = /^(PUBLIC_|SITE_URL$)/;

/** The files in the root folder: configurations, the lock file and `.env`. */
const filesOfRoot = (root: string) =>
	readdirSync(root, { withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map(({ name }) => join(root, name));

/** The sitemap takes the dates of last changes from the history of the records. */
const lastContentCommit = (root: string) =>
	spawnSync("git", ["log", "-1", "--format=%H", "--", "company"], { cwd: root, encoding: "utf8" })
		.stdout;

/**
 * Returns a fingerprint of everything that the built site depends on.
 * @param hasBrowser whether the build can make the PDF brochures
 */
export function buildInputs(hasBrowser: boolean, root = "."): string {
	const hash = createHash("sha256");
	const settings = Object.entries(process.env).filter(([name]) => BUILD_SETTINGS.test(name));
	const notice = privacySettings(process.env);
	hash.update(JSON.stringify([settings.sort(), notice, hasBrowser, lastContentCommit(root)]));
	const files = FOLDERS.flatMap((folder) => listFiles(join(root, folder)));
	for (const file of [...filesOfRoot(root), ...files]) {
		if (!IGNORED.test(file)) hash.update(`${file}\0`).update(readFileSync(file));
	}
	return hash.digest("hex");
}
