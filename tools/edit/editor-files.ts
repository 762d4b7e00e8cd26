/**
 * Downloads the editor's interface, Decap CMS, on first use. The package contains a finished
 * bundle, so it needs none of its 450 dependencies; installing them would take 350 MB.
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
 * Downloads and unpacks the editor's files, unless they are already there.
 * @returns their folder
 * @throws when the archive does not match INTEGRITY
 */
export function editorFiles(cache: string): string {
	const folder = join(cache, `decap-cms-${VERSION}`);
	const files = join(folder, "dist");
	if (existsSync(files)) return files;
	console.log("Downloading the editor (about 20 MB, once) …");
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
	if (hash !== INTEGRITY) throw new Error(`${archive} does not have the expected checksum.`);
	execFileSync("tar", ["-xzf", archive, "--exclude=*.map"], { cwd: cache });
	rmSync(join(cache, archive));
	renameSync(unpacked, folder);
	return files;
}
