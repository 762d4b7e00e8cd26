import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { ada } from "../service/support/enquiry-requests.ts";
import { eventually } from "../service/support/eventually.ts";
import { startServiceProcess } from "../service/support/service-process.ts";
import { siteFolder } from "../service/support/site-folder.ts";
import { tempFolder } from "../service/support/temp-folder.ts";
import { DEPLOY, isInstalled, read, replaceAllOf } from "./support/deploy-files.ts";

const ANALYZE = "/usr/bin/systemd-analyze";
test.skipIf(!isInstalled(ANALYZE))("systemd-analyze verifies the units", () => {
	const folder = tempFolder();
	const program = { "/srv/website/current/node_modules/.bin/node": process.execPath };
	const units = {
		"website.service": replaceAllOf(read("website.service"), program),
		"editor.service": replaceAllOf(read("editor.service"), { "/usr/bin/node": process.execPath }),
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

/** The names of the system calls that the filters of the unit allow. */
function allowedCalls(): Set<string> {
	const membersOf = (group: string): string[] => {
		const { stdout } = spawnSync(ANALYZE, ["syscall-filter", group], { encoding: "utf8" });
		const names = [...stdout.matchAll(/^ {4}([@\w-]+)$/gm)].map(([, name = ""]) => name);
		return names.flatMap((name) => (name.startsWith("@") ? membersOf(name) : [name]));
	};
	const allowed = new Set<string>();
	for (const [, not, groups = ""] of read("website.service").matchAll(
		/^SystemCallFilter=(~?)(.+)$/gm,
	)) {
		for (const name of groups.split(" ").flatMap(membersOf)) {
			if (not) allowed.delete(name);
			else allowed.add(name);
		}
	}
	return allowed;
}

const STRACE = "/usr/bin/strace";
test.skipIf(!isInstalled(ANALYZE) || !isInstalled(STRACE))(
	"the unit allows every system call that the service makes",
	async () => {
		const trace = join(tempFolder(), "trace");
		const cwd = siteFolder();
		const env = { SMTP_URL: "smtp://127.0.0.1:1", BACKUP_TO: tempFolder() };
		const under = [STRACE, "--follow-forks", "--quiet=all", `--output=${trace}`];
		const service = await startServiceProcess(cwd, env, undefined, { under });
		expect(await service.enquire(ada)).toBe(200);
		await eventually(() => service.stderr).toContain("backup.verified");
		// strace passes no signal on.
		const { pid } = service.child;
		process.kill(Number(readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8")), "SIGTERM");
		await service.finished;
		const calls = readFileSync(trace, "utf8").matchAll(/^\d+ +(?:<\.\.\. )?(\w+)[( ]/gm);
		const made = new Set([...calls].map(([, name = ""]) => name));
		// SQLite calls it only as root, which the tests may be.
		made.delete("fchown");
		expect(made.size).toBeGreaterThan(40);
		const allowed = allowedCalls();
		expect([...made].filter((name) => !allowed.has(name))).toEqual([]);
	},
);

test.each([
	["website.service", "/srv/website/current"],
	["editor.service", "/srv/website"],
])("%s starts existing files from %s", (unit, folder) => {
	const text = read(unit);
	const [, files = ""] = /^ExecStart=\S+ (.+)$/m.exec(text) ?? [];
	for (const file of files.split(" ")) expect(existsSync(resolve(DEPLOY, "..", file))).toBe(true);
	expect(text).toContain(`WorkingDirectory=${folder}\n`);
});

test("the unit sets the umask, and the how-to makes .env and the data folder private", () => {
	expect(read("website.service")).toMatch(/^UMask=0077$/m);
	const howTo = readFileSync(resolve(DEPLOY, "../docs/how-to/deploy.md"), "utf8");
	expect(howTo).toContain("install -d -m 700 data backup\n");
	expect(howTo).toContain("install -m 600 .env.example .env\n");
});
