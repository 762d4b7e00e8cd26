import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { replaceAllOf } from "../service/support/deploy-files.ts";
import { ada, multipart } from "../service/support/enquiry-requests.ts";
import { eventually } from "../service/support/eventually.ts";
import { makeCertificate } from "../service/support/make-certificate.ts";
import { sendOverTls } from "../service/support/send-over-tls.ts";
import { ROOT } from "../service/support/service-process.ts";
import { type SmtpSink, startSmtpSink } from "../support/smtp-sink.ts";
import { type Machine, startBareDebian, startCopy, whyNoBareDebian } from "./bare-debian.ts";
import { howToCommands } from "./how-to-commands.ts";

const HOST = "www.example.com";
const EDITOR_HOST = "edit.example.com";
const why = whyNoBareDebian();
if (why) console.log(`Skipped: ${why}`);

/** The commands of docs/how-to/deploy.md as they stand there, but for the address of the repository. */
const [install = "", site = "", proxy = ""] = howToCommands("deploy.md", "The first time");
const [change = ""] = howToCommands("deploy.md", "A new version, and back");
const [openEditor = "", editorProxy = ""] = howToCommands("edit-on-the-server.md", "Open it");
const [database = "", move = "", balance = ""] = howToCommands(
	"deploy-elsewhere.md",
	"Several machines",
);

/** Stands for the owner, who types the settings. */
const editor = (settings: Record<string, string>) =>
	[
		"#!/bin/sh",
		`cat > "$1" <<'END'`,
		...Object.entries(settings).map(([name, value]) => `${name}=${value}`),
		"END",
		"",
	].join("\n");
const settings = (smtp: string) => ({
	SITE_URL: `https://${HOST}`,
	SMTP_URL: smtp,
	MAIL_TO: "owner@example.com",
	MAIL_FROM: "website@example.com",
});

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
		machine = await startBareDebian([80, 443, 3000, 3100], (action) => atEnd.push(action));
		type(machine, { TRUSTED_PROXY: "loopback", BACKUP_TO: "/srv/website/backup" });
		machine.write("/etc/gitconfig", "[safe]\n\tdirectory = /repository.git\n");
		makeRepository(machine.root);
	});
	afterAll(async () => {
		for (const action of atEnd.reverse()) await action();
	});

	const send = (path: string, from?: Request, client = {}) => {
		const ca = readFileSync(join(machine.root, "etc/ssl/website/fullchain.pem"));
		return sendOverTls({ servername: HOST, port: 443, ca, ...client }, path, from);
	};
	const enquire = (message = ada.message, client = {}) => {
		const sent = multipart({ ...ada, message }, { origin: `https://${HOST}` });
		return send(new URL(sent.url).pathname, sent, client);
	};
	const enquiries = (on = machine) =>
		on.run("cd /srv/website/current && sudo -u website npm run enquiries -- list");

	const type = (into: Machine, more: Record<string, string>) =>
		into.write("/usr/local/bin/editor", editor({ ...settings(sink.url), ...more }), 0o755);

	/** Stands for the owner, who has a certificate for the host. */
	function certify(host: string, folder: string): void {
		const certificates = join(machine.root, "etc/ssl", folder);
		mkdirSync(certificates);
		const [key, chain] = ["privkey.pem", "fullchain.pem"].map((name) => join(certificates, name));
		makeCertificate(host, key ?? "", chain ?? "");
	}

	/** Asks for the home page ten times a second while something is done. */
	async function whileVisited<T>(work: Promise<T>): Promise<T> {
		const answers: Promise<number>[] = [];
		let slowest = 0;
		const visit = async () => {
			const start = performance.now();
			const { status } = await send("/");
			slowest = Math.max(slowest, performance.now() - start);
			return status;
		};
		const visits = setInterval(() => answers.push(visit()), 100);
		const result = await work.finally(() => clearInterval(visits));
		const statuses = await Promise.all(answers);
		console.log(`${statuses.length} requests meanwhile, slowest ${Math.round(slowest)} ms`);
		expect(new Set(statuses)).toEqual(new Set([200]));
		return result;
	}

	test("from nothing to a site over TLS that takes an enquiry", async () => {
		await machine.run(install);
		const clone = { "<address of the repository>": "/repository.git" };
		await machine.run(replaceAllOf(site, clone));
		certify(HOST, "website");
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
		const printed = await whileVisited(machine.run(change));
		expect(printed).toMatch(/^v1\.4 \(\w{8}\) is running and was healthy for 30 s\.$/m);
		expect(printed).toMatch(/^main \(\w{8}\) is running and was healthy for 30 s\.$/m);
		expect(await enquiries()).toContain(ada.user_email);
	});

	test("to an editor that only somebody with an invitation opens, and which publishes", async () => {
		type(machine, { TRUSTED_PROXY: "loopback", EDITOR_URL: `https://${EDITOR_HOST}` });
		await machine.run("cd /srv/website; sudo -u website editor .env");
		await machine.run(openEditor);
		certify(EDITOR_HOST, "editor");
		await machine.run(editorProxy);

		const ca = readFileSync(join(machine.root, "etc/ssl/editor/fullchain.pem"));
		const ask = (path: string, cookie = "", body?: string, type?: string) => {
			const headers = {
				...{ cookie, origin: `https://${EDITOR_HOST}` },
				...(type && { "content-type": type }),
			};
			const method = body === undefined ? "GET" : "POST";
			const request = new Request(`https://${EDITOR_HOST}${path}`, { method, headers, body });
			return sendOverTls({ servername: EDITOR_HOST, port: 443, ca }, path, request);
		};
		const form = "application/x-www-form-urlencoded";
		const post = (path: string, cookie: string, fields: Record<string, string>) =>
			ask(path, cookie, new URLSearchParams(fields).toString(), form);
		// Its first start downloads the interface.
		await expect.poll(async () => (await ask("/")).status, { timeout: 300_000 }).toBe(303);
		expect((await ask("/publish")).headers.location).toBe("/log-in");

		const printed = await machine.run(
			'cd /srv/website; sudo -u website npm run editors -- invite "Ada Lovelace"',
		);
		const [, token = ""] = /log-in#(\S+)/.exec(printed) ?? [];
		const { headers } = await post("/log-in", "", { token });
		const [cookie = ""] = String(headers["set-cookie"]).split(";");

		const path = "company/pages/cloud-services.json";
		const api = (action: string, params: object) =>
			ask("/api/v1", cookie, JSON.stringify({ action, params }), "application/json");
		const page = JSON.parse(JSON.parse((await api("getEntry", { path })).text).data);
		page.summary =
			"Servers, storage and networks in the cloud, as an invited editor describes them.";
		const saved = await api("persistEntry", { dataFiles: [{ path, raw: JSON.stringify(page) }] });
		expect(saved).toMatchObject({ status: 200 });
		expect((await send("/what-we-do")).text).not.toContain(page.summary);

		const published = await post("/publish", cookie, { what: "Describe the cloud anew" });
		expect(published.text).toContain("Your changes are published");
		expect((await send("/what-we-do")).text).toContain(page.summary);
		expect(
			await machine.run("cd /srv/website; sudo -u website git log -1 --format='%an: %s'"),
		).toContain("Ada Lovelace: Describe the cloud anew");
		expect(await enquiries()).toContain(ada.user_email);
	});

	test("to two machines on one PostgreSQL, which count together, and one of which may fail", async () => {
		const local = (text: string) => text.replaceAll(/\b10\.0\.0\.(\d+)/g, "127.0.0.$1");
		const second = await startCopy(machine, ["nginx", "website.socket", "website"], (action) =>
			atEnd.push(action),
		);
		await machine.run(local(database), "a password\na password\n");
		for (const [one, host] of [
			[machine, "127.0.0.2"],
			[second, "127.0.0.3"],
		] as const) {
			type(one, {
				HOST: host,
				TRUSTED_PROXY: "127.0.0.1",
				DATABASE_URL: "postgres://website:a%20password@127.0.0.1/enquiries?sslmode=require",
			});
			await one.run(local(move).replaceAll("127.0.0.2", host));
		}
		await machine.run(local(balance));
		// Until nginx has read its file, it asks the former address.
		await eventually(async () => (await send("/")).status).toBe(200);

		const mailed = sink.mails.length;
		const statuses: number[] = [];
		for (let i = 0; i < 40; i++) statuses.push((await enquire(`From one client: ${i}.`)).status);
		const taken = statuses.filter((status) => status === 200).length;
		console.log(`two machines with a limit of 20 took ${taken} of 40`);
		expect(new Set(statuses)).toEqual(new Set([200, 429]));
		// Alone, each would take 20. A count may arrive a moment late.
		expect(taken).toBeLessThan(30);
		await sink.waitForMails(mailed + taken);
		for (const one of [machine, second]) {
			expect((await enquiries(one)).split(ada.user_email)).toHaveLength(taken + 1);
		}

		await whileVisited(second.kill().then(() => pause(3_000)));
		const another = { localAddress: "127.0.0.9" };
		for (let i = 0; i < 10; i++) {
			expect(await enquire(`After the loss: ${i}.`, another)).toMatchObject({ status: 200 });
		}
		await sink.waitForMails(mailed + taken + 10);
	});
});
