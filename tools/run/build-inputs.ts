import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../finish-build/list-files.ts";

/** The build reads these folders, and files of the project's root. */
const FOLDERS = ["app", "content", "public", "shared", "tools"];

/** No build reads its tests or the documents. */
const NOT_READ = /\.(test\.tsx?|md)$/;

/** The settings that the build writes into the pages, as `envPrefix` in vite.config.ts has them. */
const BAKED_IN = /^(PUBLIC_|SITE_URL$)/;

/** The root holds the configurations, the lock file and `.env`. A change of any file there counts. */
const filesOfRoot = (root: string) =>
	readdirSync(root, { withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map(({ name }) => join(root, name));

/** The sitemap takes the days of the last changes from the history of the content. */
const lastContentCommit = (root: string) =>
	spawnSync("git", ["log", "-1", "--format=%H", "--", "content"], { cwd: root, encoding: "utf8" })
		.stdout;

/**
 * A fingerprint of everything that the built site depends on.
 * @param hasBrowser whether the build can make the PDF brochures
 */
export function buildInputs(hasBrowser: boolean, root = "."): string {
	const hash = createHash("sha256");
	const settings = Object.entries(process.env).filter(([name]) => BAKED_IN.test(name));
	hash.update(JSON.stringify([settings.sort(), hasBrowser, lastContentCommit(root)]));
	const files = FOLDERS.flatMap((folder) => listFiles(join(root, folder)));
	for (const file of [...filesOfRoot(root), ...files]) {
		if (!NOT_READ.test(file)) hash.update(`${file}\0`).update(readFileSync(file));
	}
	return hash.digest("hex");
}
