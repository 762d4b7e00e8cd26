import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { tempFolder } from "../service/support/temp-folder.ts";
import { DEPLOY, isInstalled, readDeploy, replaceAllOf } from "./support/caddy.ts";

const ANALYZE = "/usr/bin/systemd-analyze";
test.skipIf(!isInstalled(ANALYZE))("systemd-analyze verifies the units", () => {
	const folder = tempFolder();
	const program = { "/srv/website/current/node_modules/.bin/node": process.execPath };
	const units = {
		"website.service": replaceAllOf(readDeploy("website.service"), program),
		"editor.service": replaceAllOf(readDeploy("editor.service"), {
			"/usr/bin/node": process.execPath,
		}),
	};
	for (const [name, text] of Object.entries(units)) writeFileSync(join(folder, name), text);
	const files = Object.keys(units).map((name) => join(folder, name));
	const checked = spawnSync(ANALYZE, ["verify", "--man=no", ...files], { encoding: "utf8" });
	expect(checked.stderr).not.toMatch(/(website|editor)\.service/);
	expect(checked.status).toBe(0);
});

test.skipIf(!isInstalled(ANALYZE)).each(["website.service", "editor.service"])(
	"%s leaves its program little to do but its work",
	(unit) => {
		const args = ["security", "--offline=true", "--threshold=29", join(DEPLOY, unit)];
		const checked = spawnSync(ANALYZE, args, { encoding: "utf8" });
		expect(checked.stdout + checked.stderr).toMatch(/exposure level for \w+\.service: [0-2]\.\d/);
		expect(checked.status).toBe(0);
	},
);

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
