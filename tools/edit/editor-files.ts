/**
 * The editor's interface, Decap CMS: one package without its 450 dependencies (it brings a
 * finished bundle, and an installed copy would weigh 350 MB), fetched when somebody edits.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

const VERSION = "3.16.3";
const INTEGRITY =
	"hf+dPlCh7TJmWl8+6VRzHYOWhri5xgUknrZbDewaWe4s9B7xJ8PQugp2QHeSldMUKzav6+z0oIpwUYhUJDYtYw==";

const npm = process.env.npm_execpath;
const [command, first] = npm ? [process.execPath, [npm]] : ["npm", []];

/**
 * Fetches and unpacks the editor's files, once.
 * @returns their folder
 * @throws when what arrives is not the version that is known
 */
export function editorFiles(cache: string): string {
	const folder = join(cache, `decap-cms-${VERSION}`);
	const files = join(folder, "dist");
	if (existsSync(files)) return files;
	console.log("Fetching the editor, about 20 MB, once …");
	const unpacked = join(cache, "package");
	for (const old of [unpacked, folder]) rmSync(old, { recursive: true, force: true });
	mkdirSync(cache, { recursive: true });
	execFileSync(command, [...first, "pack", `decap-cms@${VERSION}`, "--loglevel=error"], {
		cwd: cache,
		stdio: "ignore",
	});
	const archive = `decap-cms-${VERSION}.tgz`;
	const hash = createHash("sha512")
		.update(readFileSync(join(cache, archive)))
		.digest("base64");
	if (hash !== INTEGRITY) throw new Error(`${archive} is not the file that was published.`);
	execFileSync("tar", ["-xzf", archive, "--exclude=*.map"], { cwd: cache });
	rmSync(join(cache, archive));
	renameSync(unpacked, folder);
	return files;
}
