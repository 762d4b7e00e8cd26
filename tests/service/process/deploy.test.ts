import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { readSettings } from "#service/settings/settings.ts";
import { ada, multipart } from "../support/enquiry-requests.ts";
import { eventually } from "../support/eventually.ts";
import { DEPLOY, isInstalled, NGINX, read, replaceAllOf, startNginx } from "../support/nginx.ts";
import { sendOverTls } from "../support/send-over-tls.ts";
import { startServiceProcess } from "../support/service-process.ts";
import { siteFolder } from "../support/site-folder.ts";
import { tempFolder } from "../support/temp-folder.ts";

test.skipIf(!isInstalled(NGINX))(
	"nginx redirects to TLS and passes the client address to the service",
	async () => {
		const service = await startServiceProcess(siteFolder(), {
			SITE_URL: "https://www.example.com",
			TRUSTED_PROXY: "127.0.0.1",
			RATE_LIMIT_PER_MINUTE: "1",
			SMTP_URL: "smtp://127.0.0.1:1",
		});
		const { plain, secure, ca, accessLog } = await startNginx(service.address);

		const proxy = { servername: "www.example.com", port: secure, ca };
		const send = (path: string, from?: Request) => sendOverTls(proxy, path, from);

		await eventually(() =>
			fetch(plain, { redirect: "manual" }).catch(() => undefined),
		).toBeTruthy();
		const moved = await fetch(`${plain}/contact?from=mail`, { redirect: "manual" });
		expect([moved.status, moved.headers.get("location")]).toEqual([
			308,
			"https://www.example.com/contact?from=mail",
		]);
		const home = await send("/");
		expect([home.status, home.text]).toEqual([200, expect.stringContaining("Home")]);
		expect(home.headers["strict-transport-security"]).toMatch(/max-age/);
		expect((await send("/nope")).status).toBe(404);
		expect((await send("/?message=private")).status).toBe(200);
		const log = readFileSync(accessLog, "utf8");
		expect(log).toContain('"GET /contact" 308');
		expect(log).toContain('"GET /" 200');
		expect(log).not.toMatch(/private|from=mail/);

		const enquire = (headers: Record<string, string>) => {
			const sent = multipart(ada, { origin: "https://www.example.com", ...headers });
			return send(new URL(sent.url).pathname, sent);
		};
		expect(await enquire({})).toMatchObject({ status: 200, text: "OK" });
		// nginx appends the real address to the right of the forged one.
		expect((await enquire({ "x-forwarded-for": "203.0.113.9" })).status).toBe(429);
		const large = await send(
			"/api/v1.0/email/send-form",
			multipart({ ...ada, message: "m".repeat(1_100_000) }),
		);
		// Its own limit comes first: the service would answer 429 by now.
		expect(large.status).toBe(413);
	},
);

const ANALYZE = "/usr/bin/systemd-analyze";
test.skipIf(!isInstalled(ANALYZE))("systemd-analyze verifies the units", () => {
	const folder = tempFolder();
	const program = { "/srv/website/current/node_modules/.bin/node": process.execPath };
	const units = {
		"website.service": replaceAllOf(read("website.service"), program),
		"website.socket": read("website.socket"),
		"editor.service": replaceAllOf(read("editor.service"), { "/usr/bin/node": process.execPath }),
	};
	for (const [name, text] of Object.entries(units)) writeFileSync(join(folder, name), text);
	const files = Object.keys(units).map((name) => join(folder, name));
	const checked = spawnSync(ANALYZE, ["verify", "--man=no", ...files], { encoding: "utf8" });
	expect(checked.stderr).not.toMatch(/(website|editor)\.(service|socket)/);
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
		process.kill(
			Number.parseInt(readFileSync(join(cwd, "data/service.pid"), "utf8"), 10),
			"SIGTERM",
		);
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

test("the socket has the address of the settings", () => {
	const { host, port } = readSettings({});
	expect(read("website.socket")).toContain(`ListenStream=${host}:${port}\n`);
});
