/** How the service starts, refuses to start, stops and protects its files. */
import { once } from "node:events";
import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { StartError } from "#service/settings/settings.ts";
import { privacyNoticeProblem, readSiteBuild } from "#service/site-build.ts";
import { SEND_FORM_PATH } from "#shared/enquiry.ts";
import { ada } from "../support/enquiry-requests.ts";
import { eventually } from "../support/eventually.ts";
import { testSink } from "../support/mail-servers.ts";
import { storedRecords } from "../support/run-command.ts";
import { runToEnd, startServiceProcess } from "../support/service-process.ts";
import { siteBuild, siteFolder } from "../support/site-folder.ts";
import { tempFolder } from "../support/temp-folder.ts";

/** Runs the service with the usual umask, which lets every user read new files. */
const USUAL_UMASK = ["sh", "-c", 'umask 022; exec "$@"', "sh"];

/** The access rights of a folder and of everything in it, by relative path. */
function rightsIn(folder: string): Record<string, string> {
	const paths = [".", ...readdirSync(folder, { recursive: true, encoding: "utf8" })];
	return Object.fromEntries(
		paths.map((path) => [path, (statSync(join(folder, path)).mode & 0o777).toString(8)]),
	);
}

const PRIVATE = {
	...{ ".": "700", mails: "700", "service.lock": "600" },
	...{ "enquiries.db": "600", "enquiries.db-shm": "600", "enquiries.db-wal": "600" },
};

test("without settings it says where it is and keeps all data, which no other user can read", async () => {
	const cwd = siteFolder();
	const data = join(cwd, "data");
	mkdirSync(data);
	chmodSync(data, 0o755);
	const start = async () => {
		const service = await startServiceProcess(cwd, {}, undefined, { under: USUAL_UMASK });
		expect(await service.enquire(ada)).toBe(200);
		await eventually(async () => (await storedRecords(cwd)).at(-1)?.mail).toBe("filed");
		return service;
	};
	const service = await start();
	expect(service.stdout.split("\n")).toEqual([
		expect.stringMatching(/^Ready: http:\/\/127\.0\.0\.1:\d+$/),
		`Enquiries: ${join(data, "enquiries.db")}`,
		`Mails: ${join(data, "mails")}`,
		"",
	]);
	expect(await (await fetch(service.address)).text()).toContain("Home");
	const [mail] = readdirSync(join(data, "mails"));
	expect(rightsIn(data)).toEqual({ ...PRIVATE, [`mails/${mail}`]: "600" });

	// After kill -9 the write-ahead log stays.
	await service.end("SIGKILL");
	chmodSync(data, 0o755);
	const next = await start();
	expect(rightsIn(data)).toMatchObject(PRIVATE);
	expect(next.stderr).not.toContain("data.shared");

	// A second service on the folder does not start, not even in another container.
	for (const under of [[], ["unshare", "--pid", "--fork", "--kill-child"]]) {
		const second = await runToEnd("main.ts", [], cwd, { PORT: "0" }, { under });
		expect(second.code).toBe(1);
		const inUse = `DATA_DIR ${data} is in use by another process. Stop that service first, or set`;
		expect(second.stderr).toBe(`${inUse} DATA_DIR to a folder of its own.\n`);
	}
	expect(await next.enquire(ada)).toBe(200);
});

test("a folder with other files keeps its access rights, and an alert names it", async () => {
	const cwd = siteFolder();
	chmodSync(cwd, 0o755);
	const under = USUAL_UMASK;
	const service = await startServiceProcess(cwd, { DATA_DIR: "." }, undefined, { under });
	expect(await service.enquire(ada)).toBe(200);
	expect(rightsIn(cwd)).toMatchObject({ ".": "755", "enquiries.db": "600" });
	expect(service.stderr).toContain(`have access to ${cwd}, which`);
});

test("what prevents a start is one line, and the exit code is 1", async () => {
	const cwd = siteFolder();
	const { address } = await startServiceProcess(cwd);
	const { port } = new URL(address);
	const refused = async (folder: string, env: Record<string, string>) => {
		const { code, stdout, stderr } = await runToEnd("main.ts", [], folder, { PORT: "0", ...env });
		expect([code, stdout]).toEqual([1, ""]);
		return stderr;
	};
	const wrong = await refused(siteFolder(), { SMTP_URL: "http://user:secret@mail.example.com" });
	expect(wrong).toMatch(/^SMTP_URL has a wrong value\. .+\.\n$/);
	expect(wrong).not.toContain("secret");
	// Although it could not open its store, either.
	const noStore = siteFolder();
	writeFileSync(join(noStore, "data"), "");
	const inUse = await refused(noStore, { PORT: port });
	expect(inUse).toMatch(/^.+\nPORT \d+ cannot be used: another program uses it\. .+\n$/);
});

test(".env is read, an empty setting counts as not set, and a stop by any signal is clean", async () => {
	const cwd = siteFolder();
	writeFileSync(join(cwd, ".env"), "\ufeffSITE_URL=\nDATA_DIR=elsewhere\n");
	for (const signal of ["SIGTERM", "SIGINT"] as const) {
		const service = await startServiceProcess(cwd, { TRUSTED_PROXY: " " });
		expect((await service.end(signal)).code).toBe(0);
	}
	expect(existsSync(join(cwd, "elsewhere/enquiries.db"))).toBe(true);
});

test("SIGTERM lets the pending request finish, waits for no idle one, and closes the database", async () => {
	const cwd = siteFolder();
	const sink = await testSink();
	const service = await startServiceProcess(cwd, { SMTP_URL: sink.url });
	const idle = connect(Number(new URL(service.address).port), "127.0.0.1");
	onTestFinished(() => void idle.destroy());
	idle.on("error", () => {});
	idle.write("GET /robots.txt HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
	await once(idle, "data");

	const body = `${new URLSearchParams(ada)}`;
	const call = httpRequest(service.address + SEND_FORM_PATH, {
		method: "POST",
		headers: {
			"content-type": "application/x-www-form-urlencoded",
			"content-length": body.length,
			expect: "100-continue",
		},
	});
	const answered = once(call, "response");
	call.flushHeaders();
	// The service has received the headers, so the request is in progress.
	await once(call, "continue");
	call.write(body.slice(0, 100));
	service.child.kill("SIGTERM");
	await eventually(() => service.stderr).toContain("service.stopping");
	call.end(body.slice(100));
	expect((await answered)[0].statusCode).toBe(303);
	const started = performance.now();
	expect((await service.finished).code).toBe(0);
	// Usually 50 ms; a request in progress would have 10 s.
	expect(performance.now() - started).toBeLessThan(9_000);
	await expect(fetch(service.address)).rejects.toThrow();
	expect(existsSync(join(cwd, "data/enquiries.db-wal"))).toBe(false);
	expect(await storedRecords(cwd)).toHaveLength(1);
});

test("a stop that hangs ends after 28 seconds", { tags: ["release"] }, async () => {
	const hanging = join(tempFolder(), "hanging.mjs");
	writeFileSync(hanging, 'import { Server } from "node:http"; Server.prototype.close = () => {};');
	const env = { NODE_OPTIONS: `--import=${hanging}` };
	const service = await startServiceProcess(siteFolder(), env);
	const { code, stderr } = await service.end("SIGTERM");
	expect(code).toBeNull();
	expect(stderr).toContain('"service.stop-failed","error":"It took over 28 seconds."');
});

test.each([
	["", /JSON/],
	["{}", /: csp: /],
])("what the build wrote for the service is refused with one line: %.9s", (content, problem) => {
	const folder = tempFolder();
	writeFileSync(join(folder, "service.json"), content);
	const read = () => readSiteBuild(folder);
	expect(read).toThrow(StartError);
	expect(read).toThrow(/^\S+\/service\.json cannot be used: .+ npm start, .+\.$/);
	expect(read).toThrow(problem);
});

test("a privacy notice for other settings names them", () => {
	const env = { SMTP_URL: "smtp://127.0.0.1:1", ACKNOWLEDGE: "on" };
	expect(privacyNoticeProblem(siteBuild, env)).toMatch(
		/ other values of SMTP_URL, ACKNOWLEDGE\. Run npm run build /,
	);
	expect(privacyNoticeProblem(siteBuild, {})).toBeUndefined();
});
