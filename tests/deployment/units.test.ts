import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { tempFolder } from "../service/support/temp-folder.ts";
import { DEPLOY, isInstalled, readDeploy, replaceAllOf } from "./support/caddy.ts";

const ANALYZE = "/usr/bin/systemd-analyze";
const analyze = (...args: string[]) => {
	const { status, stdout, stderr } = spawnSync(ANALYZE, args, { encoding: "utf8" });
	return { status, printed: stdout + stderr };
};

test.skipIf(!isInstalled(ANALYZE)).each([
	["website.service", "/srv/website/current/node_modules/.bin/node"],
	["editor.service", "/usr/bin/node"],
])("systemd accepts %s, which leaves its program little to do but its work", (unit, node) => {
	const file = join(tempFolder(), unit);
	writeFileSync(file, replaceAllOf(readDeploy(unit), { [node]: process.execPath }));
	const verified = analyze("verify", "--man=no", file);
	expect(verified).toEqual({ status: 0, printed: expect.not.stringContaining(unit) });
	const secured = analyze("security", "--offline=true", "--threshold=29", file);
	const printed = expect.stringMatching(/exposure level for \w+\.service: [0-2]\.\d/);
	expect(secured).toEqual({ status: 0, printed });
});

test("the units start existing files, and nobody else may read what the site stores", () => {
	const folders = { "website.service": "/srv/website/current", "editor.service": "/srv/website" };
	for (const [unit, folder] of Object.entries(folders)) {
		const text = readDeploy(unit);
		const [, files = ""] = /^ExecStart=\S+ (.+)$/m.exec(text) ?? [];
		for (const file of files.split(" ")) expect(existsSync(resolve(DEPLOY, "..", file))).toBe(true);
		expect(text).toContain(`WorkingDirectory=${folder}\n`);
	}
	expect(readDeploy("website.service")).toMatch(/^UMask=0077$/m);
	const howTo = readFileSync(resolve(DEPLOY, "../docs/how-to/deploy.md"), "utf8");
	expect(howTo).toContain("install -d -m 700 data backup\n");
	expect(howTo).toContain("install -m 600 .env.example .env\n");
});
