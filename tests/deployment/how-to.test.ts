import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ada, multipart } from "../service/support/enquiry-requests.ts";
import { eventually } from "../service/support/eventually.ts";
import { ROOT } from "../service/support/service-process.ts";
import { type SmtpSink, startSmtpSink } from "../support/smtp-sink.ts";
import { type Machine, startBareDebian, whyNoBareDebian } from "./support/bare-debian.ts";
import { replaceAllOf } from "./support/deploy-files.ts";
import { howToCommands } from "./support/how-to-commands.ts";
import { sendOverTls } from "./support/send-over-tls.ts";
import { report, startSteadyLoad } from "./support/steady-load.ts";

/** Caddy makes certificates for such names itself. */
const HOST = "www.localhost";
const AUTHORITY = "var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt";
const why = whyNoBareDebian();
if (why) console.log(`Skipped: ${why}`);

/** The commands of docs/how-to/deploy.md as they stand there, but for the address of the repository. */
const [install = "", site = ""] = howToCommands("deploy.md", "The first time");
const [change = ""] = howToCommands("deploy.md", "A new version, and back");

/** Stands for the owner, who types the settings. */
const editor = (settings: Record<string, string>) =>
	[
		"#!/bin/sh",
		`cat > "$1" <<'END'`,
		...Object.entries(settings).map(([name, value]) => `${name}=${value}`),
		"END",
		"",
	].join("\n");

/** Makes the repository that the owner clones: this version is `main`, and `v1.4` follows. */
function makeRepository(root: string): void {
	const folder = join(root, "repository.git");
	const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, encoding: "utf8" });
	execFileSync("git", ["clone", "--quiet", "--bare", "--no-hardlinks", ROOT, folder]);
	const head = execFileSync("git", ["rev-parse", "HEAD"], { cwd: ROOT, encoding: "utf8" }).trim();
	const identity = ["-c", "user.name=A", "-c", "user.email=a@example.com"];
	const next = git(...identity, "commit-tree", "-p", head, "-m", "Next", `${head}^{tree}`).trim();
	git("update-ref", "refs/heads/main", head);
	git("update-ref", "refs/tags/v1.4", next);
	git("symbolic-ref", "HEAD", "refs/heads/main");
}

describe.skipIf(why)("on a bare Debian, the how-to of the deployment leads", () => {
	const atEnd: (() => unknown)[] = [];
	let machine: Machine;
	let sink: SmtpSink;

	beforeAll(async () => {
		sink = await startSmtpSink();
		atEnd.push(() => sink.close());
		machine = await startBareDebian([80, 443, 3000], (action) => atEnd.push(action));
		const settings = {
			...{ SITE_URL: `https://${HOST}`, SMTP_URL: sink.url, TRUSTED_PROXY: "loopback" },
			...{ MAIL_TO: "owner@example.com", MAIL_FROM: "Firm <website@example.com>" },
			...{ BACKUP_TO: "/srv/website/backup", RATE_LIMIT_PER_MINUTE: "0", ENQUIRIES_PER_HOUR: "0" },
		};
		machine.write("/usr/local/bin/editor", editor(settings), 0o755);
		machine.write("/etc/gitconfig", "[safe]\n\tdirectory = /repository.git\n");
		makeRepository(machine.root);
	});
	afterAll(async () => {
		for (const action of atEnd.reverse()) await action();
	});

	const send = (path: string, from?: Request) =>
		sendOverTls(
			{ servername: HOST, port: 443, ca: readFileSync(join(machine.root, AUTHORITY)) },
			path,
			from,
		);
	const enquiries = () =>
		machine.run("cd /srv/website/current && sudo -u website npm run enquiries -- list");

	test("from nothing to a site over TLS that takes an enquiry", async () => {
		await machine.run(install);
		await machine.run(
			replaceAllOf(site, {
				...{ "<address of the repository>": "/repository.git", "<name of the site>": HOST },
			}),
		);
		await eventually(async () => (await send("/").catch(() => undefined))?.status).toBe(200);
		expect((await send("/")).text).toContain("</html>");
		const sent = multipart(ada, { origin: `https://${HOST}` });
		expect(await send(new URL(sent.url).pathname, sent)).toMatchObject({ status: 200, text: "OK" });
		expect(await enquiries()).toContain(ada.user_email);
		const [mail] = await sink.waitForMails(1);
		expect(mail?.envelopeTo).toEqual(["owner@example.com"]);
		await eventually(() => readdirSync(join(machine.root, "srv/website/backup"))).not.toEqual([]);
	});

	test("to a new version and back, under load", async () => {
		const ca = readFileSync(join(machine.root, AUTHORITY));
		const [, script = ""] = /"(\/assets\/[^"]+\.js)"/.exec((await send("/")).text) ?? [];
		const load = startSteadyLoad(`https://${HOST}`, ca, ["/", "/contact", script]);
		const printed = await machine.run(change).finally(() => load.stop());
		report("a release and a rollback of this site", load);
		expect(load.failed).toEqual([]);
		expect(printed).toMatch(/^\S+-v1\.4 is running and was healthy for 30 s\.$/m);
		expect(printed.match(/ is running and was healthy for 30 s\.$/gm)).toHaveLength(2);
		await sink.waitForMails(load.acknowledged.size + 1);
		const printedList = await machine.run(
			"cd /srv/website/current && sudo -u website npm run -s enquiries -- list --json",
		);
		// Before it are the commands.
		const listed = JSON.parse(printedList.slice(printedList.search(/^\[/m)));
		const messages = listed.map(({ message }: { message: string }) => message);
		expect(new Set(messages).size).toBe(messages.length);
		expect(messages).toHaveLength(load.acknowledged.size + 1);
	});
});
