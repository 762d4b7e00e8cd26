import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** Every file of the project, without what Git ignores and what was deleted. */
export const projectFiles = (): string[] =>
	execFileSync(
		"git",
		["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--deduplicate"],
		{
			encoding: "utf8",
		},
	)
		.split("\0")
		.filter((file) => file && existsSync(file));

/** Runs something in a copy of the project, as the working directory, and removes the copy. */
export async function inCopy(run: () => Promise<unknown>): Promise<void> {
	const project = process.cwd();
	const copy = mkdtempSync(join(tmpdir(), "project-copy-"));
	const modules = resolve("node_modules");
	for (const file of projectFiles()) cpSync(file, join(copy, file), { recursive: true });
	symlinkSync(modules, join(copy, "node_modules"));
	process.chdir(copy);
	try {
		await run();
	} finally {
		process.chdir(project);
		rmSync(copy, { recursive: true });
	}
}
