import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ada, multipart } from "../service/support/enquiry-requests.ts";
import { eventually } from "../service/support/eventually.ts";
import { testSink } from "../service/support/mail-servers.ts";
import { ROOT } from "../service/support/service-process.ts";
import { startBareDebian, whyNoBareDebian } from "./support/bare-debian.ts";
import { enquire, replaceAllOf, trust } from "./support/caddy.ts";
import { startSteadyLoad } from "./support/steady-load.ts";

/** Caddy makes the certificate for this name itself. */
const HOST = "localhost";
const ORIGIN = `https://${HOST}`;
const AUTHORITY = "var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt";
const why = whyNoBareDebian();
if (why) console.log(`Skipped: ${why}`);

/** The commands of the how-to as they stand there below a heading, in blocks. */
function commandsBelow(heading: string): string[] {
	const text = readFileSync(join(ROOT, "docs/how-to/deploy.md"), "utf8");
	const section = text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? "";
	const blocks = [...section.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = ""]) => block);
	if (blocks.length === 0) throw new Error(`There are no commands below "${heading}".`);
	return blocks;
}
const [install = "", site = ""] = commandsBelow("The first time");
const [change = ""] = commandsBelow("A new version, and back");

/** Stands for the owner, who types the settings. */
const editor = (settings: Record<string, string>) => {
	const lines = Object.entries(settings).map((pair) => pair.join("="));
	return `#!/bin/sh\ncat > "$1" <<'END'\n${lines.join("\n")}\nEND\n`;
};

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

test.skipIf(why)(
	"on a bare Debian, the how-to leads to a site over TLS that takes an enquiry, and to a new version and back under load",
	async () => {
		const sink = await testSink();
		const machine = await startBareDebian();
		const settings = {
			...{ SITE_URL: ORIGIN, SMTP_URL: sink.url, TRUSTED_PROXY: "loopback" },
			...{ MAIL_TO: "owner@example.com", MAIL_FROM: "Firm <website@example.com>" },
			...{ BACKUP_TO: "/srv/website/backup", RATE_LIMIT_PER_MINUTE: "0", ENQUIRIES_PER_HOUR: "0" },
		};
		machine.write("/usr/local/bin/editor", editor(settings), 0o755);
		machine.write("/etc/gitconfig", "[safe]\n\tdirectory = /repository.git\n");
		makeRepository(machine.root);
		const list = (...options: string[]) =>
			machine.run(
				`cd /srv/website/current && sudo -u website npm run -s enquiries -- list ${options.join(" ")}`,
			);

		await machine.run(install);
		const names = { "<address of the repository>": "/repository.git", "<name of the site>": HOST };
		await machine.run(replaceAllOf(site, names));
		const authority = join(machine.root, AUTHORITY);
		await eventually(() => existsSync(authority)).toBe(true);
		trust(authority);
		const home = () => fetch(ORIGIN).then((answer) => answer.text());
		await eventually(() => home().catch(() => "")).toContain("</html>");
		const answer = await enquire(ORIGIN, multipart(ada));
		expect([answer.status, await answer.text()]).toEqual([200, "OK"]);
		expect(await list()).toContain(ada.user_email);
		const [mail] = await sink.waitForMails(1);
		expect(mail?.envelopeTo).toEqual(["owner@example.com"]);
		await eventually(() => readdirSync(join(machine.root, "srv/website/backup"))).not.toEqual([]);

		const [, script = ""] = /"(\/assets\/[^"]+\.js)"/.exec(await home()) ?? [];
		const load = startSteadyLoad(ORIGIN, ["/", "/contact", script]);
		const stop = () => load.stop("a release and a rollback of this site");
		const printed = await machine.run(change).finally(stop);
		expect(load.failed).toEqual([]);
		expect(printed).toMatch(/^\S+-v1\.4 is running and was healthy for 30 s\.$/m);
		expect(printed.match(/ is running and was healthy for 30 s\.$/gm)).toHaveLength(2);
		await sink.waitForMails(load.acknowledged.size + 1);
		const printedList = await list("--json");
		// Before it are the commands.
		const listed = JSON.parse(printedList.slice(printedList.search(/^\[/m)));
		const messages = listed.map(({ message }: { message: string }) => message);
		expect(new Set(messages).size).toBe(messages.length);
		expect(messages).toHaveLength(load.acknowledged.size + 1);
	},
);
