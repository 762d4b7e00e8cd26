import { once } from "node:events";
import {
	existsSync,
	readdirSync,
	readFileSync,
	rmSync,
	truncateSync,
	writeFileSync,
} from "node:fs";
import { request as httpRequest } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import PostalMime from "postal-mime";
import { describe, expect, onTestFinished, test } from "vitest";
import { words } from "#content/words.ts";
import { SEND_FORM_PATH } from "#shared/enquiry.ts";
import { privacySettings } from "#shared/privacy-settings.ts";
import type { SiteBuild } from "#shared/site-build.ts";
import { startSmtpSink } from "../../support/smtp-sink.ts";
import { parts } from "../http/wire.ts";
import { ada } from "../support/enquiry-requests.ts";
import { eventually } from "../support/eventually.ts";
import { runToEnd, startServiceProcess } from "../support/service-process.ts";
import { changeSiteBuild, refusedIn, siteFolder } from "../support/site-folder.ts";

const listed = async (cwd: string) =>
	JSON.parse((await runToEnd("cli.ts", ["list", "--json"], cwd)).stdout);

describe("start", () => {
	test("without settings, the output names the URL, the database and the mail folder", async () => {
		const cwd = siteFolder();
		const service = await startServiceProcess(cwd);
		expect(service.stdout.split("\n")).toEqual([
			expect.stringMatching(/^Ready: http:\/\/127\.0\.0\.1:\d+$/),
			`Enquiries: ${join(cwd, "data/enquiries.db")}`,
			`Mails: ${join(cwd, "data/mails")}`,
			"",
		]);
		expect(await (await fetch(service.address)).text()).toContain("Home");
		expect(await service.enquire(ada)).toBe(200);
		await eventually(() => readdirSync(join(cwd, "data/mails"))).toHaveLength(1);
	});

	test.each([
		["SITE_URL", "www.example.com"],
		["SMTP_URL", "http://user:secret@mail.example.com"],
		["DATABASE_URL", "mysql://user:secret@127.0.0.1:1/enquiries"],
	])("%s=%s fails the start with one line that names the setting", async (name, value) => {
		const env = { PORT: "0", [name]: value };
		const { code, stdout, stderr } = await runToEnd("main.ts", [], siteFolder(), env);
		expect([code, stdout]).toEqual([1, ""]);
		expect(stderr).toMatch(new RegExp(`^${name} .+\\.\n$`));
		expect(stderr).not.toContain("secret");
	});

	test("an empty setting is treated as unset, and .env is read", async () => {
		const cwd = siteFolder();
		writeFileSync(join(cwd, ".env"), "SITE_URL=\nDATA_DIR=elsewhere\n");
		await startServiceProcess(cwd, { SMTP_URL: "", TRUSTED_PROXY: " " });
		expect(existsSync(join(cwd, "elsewhere/enquiries.db"))).toBe(true);
	});

	test("a port in use ends the process also if the store cannot be opened", async () => {
		const { address } = await startServiceProcess(siteFolder());
		const cwd = siteFolder();
		writeFileSync(join(cwd, "data"), "");
		const inUse = await runToEnd("main.ts", [], cwd, { PORT: new URL(address).port });
		expect(inUse.code).toBe(1);
		expect(inUse.stderr).toMatch(/store\.unavailable.+\nPORT \d+ cannot be used: .+\n$/);
	});

	test("a port in use and a missing build print one line each", async () => {
		const cwd = siteFolder();
		const { address } = await startServiceProcess(cwd);
		const { port } = new URL(address);
		const inUse = await runToEnd("main.ts", [], siteFolder(), { PORT: port });
		expect(inUse).toMatchObject({
			code: 1,
			stderr: expect.stringMatching(/^PORT \d+ cannot be used: .+\n$/),
		});

		const broken = siteFolder();
		rmSync(join(broken, "build"), { recursive: true });
		const notBuilt = await runToEnd("main.ts", [], broken);
		expect(notBuilt).toMatchObject({ code: 1, stderr: expect.stringMatching(/^.+npm start.+\n$/) });
	});
});

describe("what the build wrote for the service", () => {
	const fileIn = (cwd: string) => join(cwd, "build/service.json");
	const without = (part: keyof SiteBuild) => (cwd: string) =>
		changeSiteBuild(cwd, { [part]: undefined });
	const changeWords = (cwd: string, changed: object) =>
		changeSiteBuild(cwd, { words: { ...words, ...changed } });

	test.each<[title: string, damage: (cwd: string) => void, problem: RegExp]>([
		["missing", (cwd) => rmSync(fileIn(cwd)), /ENOENT/],
		["cut off", (cwd) => truncateSync(fileIn(cwd), 100), /JSON/],
		["empty", (cwd) => truncateSync(fileIn(cwd)), /JSON/],
		["no object", (cwd) => writeFileSync(fileIn(cwd), "null"), /Expected Object/],
		["without the policy", without("csp"), /: csp: /],
		["without the words", without("words"), /: words: /],
		["without the last days", without("lastDays"), /: lastDays: /],
		[
			"without the settings of the privacy notice",
			without("privacySettings"),
			/: privacySettings: /,
		],
		["without the assets", without("assets"), /: assets: /],
		[
			"without the refusals",
			(cwd) => changeWords(cwd, { refusals: undefined }),
			/: words\.refusals: /,
		],
		[
			"without the label of a field",
			(cwd) => changeWords(cwd, { labels: {} }),
			/: words\.labels\.user_name: /,
		],
		[
			"with a last day that is none",
			(cwd) => changeSiteBuild(cwd, { lastDays: { "/careers/x": "soon" } }),
			/: lastDays\.\/careers\/x: /,
		],
	])("if it is %s, the start fails with one line", async (_, damage, problem) => {
		const cwd = siteFolder();
		damage(cwd);
		const { code, stdout, stderr } = await runToEnd("main.ts", [], cwd, { PORT: "0" });
		expect([code, stdout]).toEqual([1, ""]);
		expect(stderr).toMatch(/^build\/service\.json cannot be used: .+ npm start, .+\.\n$/);
		expect(stderr).toMatch(problem);
	});

	test("if its privacy notice is for other settings, an alert names them", async () => {
		const env = { SMTP_URL: "smtp://127.0.0.1:1", ACKNOWLEDGE: "on" };
		const cwd = siteFolder();
		const outdated = await startServiceProcess(cwd, env);
		expect(JSON.parse(outdated.stderr.split("\n")[0] ?? "")).toMatchObject({
			level: "alert",
			event: "privacy.outdated",
			warning: expect.stringMatching(/ other values of SMTP_URL, ACKNOWLEDGE\. Run npm run build /),
		});
		await outdated.end("SIGTERM");
		changeSiteBuild(cwd, { privacySettings: privacySettings(env) });
		const right = await startServiceProcess(cwd, env);
		expect(right.stderr).not.toContain("privacy.outdated");
	});

	test("the words of mails and refusals come from it", async () => {
		const cwd = siteFolder();
		const owner = { subject: "{type}? {name}!", reply: "R", noReply: "N", id: "{id}" };
		changeWords(cwd, {
			owner: { ...words.owner, ...owner },
			refusals: { ...words.refusals, foreignPage: "Not from there." },
		});
		const service = await startServiceProcess(cwd);
		await service.enquire(ada);
		const folder = join(cwd, "data/mails");
		await eventually(() =>
			readdirSync(folder).filter((name) => name.endsWith(".eml")),
		).toHaveLength(1);
		const mail = await PostalMime.parse(readFileSync(join(folder, readdirSync(folder)[0] ?? "")));
		expect(mail.subject).toBe("Software Solutions? Ada Lovelace!");
		const refused = await fetch(service.address + SEND_FORM_PATH, {
			method: "POST",
			body: new URLSearchParams(ada),
			headers: { origin: "https://evil.example" },
		});
		expect(refusedIn(await refused.text()).sentence).toBe("Not from there.");
	});
});

describe("stop and crash", () => {
	test("after kill -9 right after the OK, the mail is still sent once", async () => {
		const cwd = siteFolder();
		const sink = await startSmtpSink();
		onTestFinished(() => sink.close());
		sink.goDown();
		const env = { SMTP_URL: sink.url, RETRY_BASE_MS: "100" };
		const first = await startServiceProcess(cwd, env);
		expect(await first.enquire({ ...ada, enquiry_id: "k" })).toBe(200);
		await first.end("SIGKILL");

		sink.comeBack();
		const second = await startServiceProcess(cwd, env);
		await sink.waitForMails(1);
		expect(await second.enquire({ ...ada, enquiry_id: "k" })).toBe(200);
		await eventually(async () => (await listed(cwd))[0].mail).toBe("sent");
		expect(sink.mails.map(({ subject }) => subject)).toEqual([
			"Enquiry from Ada Lovelace: Software Solutions",
		]);
		expect(await listed(cwd)).toHaveLength(1);
	});

	test.each(["SIGTERM", "SIGINT"] as const)(
		"%s lets the pending request finish and closes the database",
		async (signal) => {
			const cwd = siteFolder();
			const sink = await startSmtpSink();
			onTestFinished(() => sink.close());
			const service = await startServiceProcess(cwd, { SMTP_URL: sink.url });

			const body = `${parts()}--b--\r\n`;
			const call = httpRequest(service.address + SEND_FORM_PATH, {
				method: "POST",
				headers: {
					"content-type": "multipart/form-data; boundary=b",
					"content-length": Buffer.byteLength(body),
					expect: "100-continue",
				},
			});
			const response = once(call, "response").then(([response]) => text(response));
			call.flushHeaders();
			// The service has received the headers, so the request is in progress.
			await once(call, "continue");
			call.write(body.slice(0, 100));
			service.child.kill(signal);
			await eventually(() => service.stderr).toContain("service.stopping");
			call.end(body.slice(100));
			expect(await response).toBe("OK");
			const { code } = await service.finished;
			expect(code).toBe(0);
			await expect(fetch(service.address)).rejects.toThrow();
			expect(existsSync(join(cwd, "data/enquiries.db-wal"))).toBe(false);
			expect(await listed(cwd)).toHaveLength(1);
		},
	);

	test("a connection that sent nothing does not delay the shutdown", async () => {
		const service = await startServiceProcess(siteFolder());
		const { port } = new URL(service.address);
		const socket = connect(Number(port), "127.0.0.1");
		onTestFinished(() => {
			socket.destroy();
		});
		socket.on("error", () => {});
		await once(socket, "connect");
		await (await fetch(service.address)).text();
		const started = performance.now();
		expect((await service.end("SIGTERM")).code).toBe(0);
		expect(performance.now() - started).toBeLessThan(4_000);
	});

	test("an idle connection does not delay the shutdown", async () => {
		const service = await startServiceProcess(siteFolder());
		const { port } = new URL(service.address);
		const socket = connect(Number(port), "127.0.0.1");
		onTestFinished(() => {
			socket.destroy();
		});
		socket.on("error", () => {});
		socket.write("GET /robots.txt HTTP/1.1\r\nHost: x\r\n\r\n");
		await new Promise((answered) => socket.once("data", answered));
		const started = performance.now();
		expect((await service.end("SIGTERM")).code).toBe(0);
		expect(performance.now() - started).toBeLessThan(3_000);
	});
});

describe("over HTTP", () => {
	test("site and API share one address, disclose no version and survive odd requests", async () => {
		const service = await startServiceProcess(siteFolder());
		const at = (path: string, init?: RequestInit) =>
			fetch(service.address + path, { redirect: "manual", ...init });
		expect((await at("/api/v2")).headers.get("content-type")).toMatch(/^text\/plain/);
		expect((await at("/healthz")).status).toBe(200);
		expect((await at("/healthz", { method: "HEAD" })).status).toBe(200);
		const head = await at("/", { method: "HEAD" });
		expect([head.status, await head.text()]).toEqual([200, ""]);
		expect(Number(head.headers.get("content-length"))).toBeGreaterThan(0);
		expect((await at("/careers")).headers.get("location")).toBe("/#career");
		for (const header of ["server", "x-powered-by"]) expect(head.headers.has(header)).toBe(false);

		const failed = await at(SEND_FORM_PATH, {
			method: "POST",
			body: new URLSearchParams({ ...ada, message: "" }),
		});
		expect(failed.status).toBe(400);
		expect(failed.headers.get("content-security-policy")).toBeTruthy();
		expect(refusedIn(await failed.text())).toMatchObject({
			errors: { message: "This field cannot be left blank" },
			typed: { ...ada, message: "" },
		});

		const large = await at(SEND_FORM_PATH, {
			method: "POST",
			body: new URLSearchParams({ ...ada, message: "m".repeat(5_000_000) }),
		});
		expect(large.status).toBe(413);

		const { port } = new URL(service.address);
		for (const head of [
			"GET http://evil.example/healthz HTTP/1.1\r\nHost: evil.example",
			"POST http://evil.example/ HTTP/1.1\r\nHost: x\r\nContent-Length: 0",
			"OPTIONS * HTTP/1.1\r\nHost: x",
			"GET /../../secret.txt HTTP/1.1\r\nHost: x",
			"GET /api/\\..\\x HTTP/1.1\r\nHost: x",
			"GET /healthz HTTP/1.1\r\nHost: a b",
			"GET / HTTP/1.1",
			"nonsense",
		]) {
			const socket = connect(Number(port), "127.0.0.1");
			socket.end(`${head}\r\nConnection: close\r\n\r\n`);
			expect(await text(socket)).toMatch(/^HTTP\/1\.1 (200|400|404|405) /);
		}
		expect((await at("/healthz")).status).toBe(200);
	});
});
