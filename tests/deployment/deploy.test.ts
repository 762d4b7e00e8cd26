import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ada, multipart } from "../service/support/enquiry-requests.ts";
import { eventually } from "../service/support/eventually.ts";
import { makeCertificate } from "../service/support/make-certificate.ts";
import { replaceAllOf } from "../service/support/nginx.ts";
import { sendOverTls } from "../service/support/send-over-tls.ts";
import { ROOT } from "../service/support/service-process.ts";
import { type SmtpSink, startSmtpSink } from "../support/smtp-sink.ts";
import { type Machine, startBareDebian, whyNoBareDebian } from "./bare-debian.ts";
import { howToCommands } from "./how-to-commands.ts";

/** Making the machine usually takes one minute. */
const SETUP_LIMIT_MS = 900_000;
const HOST = "www.example.com";
const why = whyNoBareDebian();
if (why) console.log(`Skipped: ${why}`);

/** The commands of docs/how-to/deploy.md as they stand there, but for the address of the repository. */
const [install = "", site = "", proxy = ""] = howToCommands("deploy.md", "The first time");
const [change = ""] = howToCommands("deploy.md", "A new version, and back");

/** Stands for the owner, who types the settings. */
const editor = (smtp: string) => `#!/bin/sh
cat > "$1" <<'END'
SITE_URL=https://${HOST}
SMTP_URL=${smtp}
MAIL_TO=owner@example.com
MAIL_FROM=website@example.com
TRUSTED_PROXY=loopback
BACKUP_TO=/srv/website/backup
END
`;

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
		machine.write("/usr/local/bin/editor", editor(sink.url), 0o755);
		machine.write("/etc/gitconfig", "[safe]\n\tdirectory = /repository.git\n");
		makeRepository(machine.root);
	}, SETUP_LIMIT_MS);
	afterAll(async () => {
		for (const action of atEnd.reverse()) await action();
	});

	const send = (path: string, from?: Request) => {
		const ca = readFileSync(join(machine.root, "etc/ssl/website/fullchain.pem"));
		return sendOverTls({ servername: HOST, port: 443, ca }, path, from);
	};
	const enquire = () => {
		const sent = multipart(ada, { origin: `https://${HOST}` });
		return send(new URL(sent.url).pathname, sent);
	};
	const enquiries = () =>
		machine.run("cd /srv/website/current && sudo -u website npm run enquiries -- list");

	test("from nothing to a site over TLS that takes an enquiry", async () => {
		await machine.run(install);
		const clone = { "<address of the repository>": "/repository.git" };
		await machine.run(replaceAllOf(site, clone));
		const certificates = join(machine.root, "etc/ssl/website");
		mkdirSync(certificates);
		const [key, chain] = ["privkey.pem", "fullchain.pem"].map((name) => join(certificates, name));
		makeCertificate(HOST, key ?? "", chain ?? "");
		await machine.run(proxy);

		const home = await send("/");
		expect([home.status, home.text]).toEqual([200, expect.stringContaining("</html>")]);
		expect(await enquire()).toMatchObject({ status: 200, text: "OK" });
		expect(await enquiries()).toContain(ada.user_email);
		const [mail] = await sink.waitForMails(1);
		expect(mail?.envelopeTo).toEqual(["owner@example.com"]);
		await eventually(() => readdirSync(join(machine.root, "srv/website/backup"))).not.toEqual([]);
	});

	test("to a new version and back, and no request fails", async () => {
		const answers: Promise<number>[] = [];
		const visits = setInterval(() => answers.push(send("/").then(({ status }) => status)), 100);
		const printed = await machine.run(change).finally(() => clearInterval(visits));
		expect(printed).toMatch(/^v1\.4 \(\w{8}\) is running and was healthy for 30 s\.$/m);
		expect(printed).toMatch(/^main \(\w{8}\) is running and was healthy for 30 s\.$/m);
		const statuses = await Promise.all(answers);
		console.log(`requests during a release and a rollback: ${statuses.length}`);
		expect(new Set(statuses)).toEqual(new Set([200]));
		expect(await enquiries()).toContain(ada.user_email);
	});
});
