import { once } from "node:events";
import { readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { expect, onTestFinished, test } from "vitest";
import { words } from "#content/words.ts";
import { StartError } from "#service/settings/settings.ts";
import { readSiteBuild } from "#service/site-build.ts";
import type { SiteBuild } from "#shared/site-build.ts";
import { ada, urlEncoded } from "../support/enquiry-requests.ts";
import { eventually } from "../support/eventually.ts";
import { startInProcess } from "../support/in-process.ts";
import { changeSiteBuild, refusedIn, siteFolder } from "../support/site-folder.ts";

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
	["without the settings of its notice", without("privacySettings"), /: privacySettings: /],
	["without the assets", without("assets"), /: assets: /],
	[
		"without the refusals",
		(cwd) => changeWords(cwd, { refusals: undefined }),
		/: words\.refusals: /,
	],
	["without a label", (cwd) => changeWords(cwd, { labels: {} }), /: words\.labels\.user_name: /],
	[
		"with a last day that is none",
		(cwd) => changeSiteBuild(cwd, { lastDays: { "/careers/x": "soon" } }),
		/: lastDays\.\/careers\/x: /,
	],
])(
	"what the build wrote for the service is refused with one line if it is %s",
	(_, damage, problem) => {
		const cwd = siteFolder();
		damage(cwd);
		const read = () => readSiteBuild(join(cwd, "build"));
		expect(read).toThrow(StartError);
		expect(read).toThrow(/^\S+\/service\.json cannot be used: .+ npm start, .+\.$/);
		expect(read).toThrow(problem);
	},
);

test("the words of mails and refusals come from the build", async () => {
	const cwd = siteFolder();
	const owner = { subject: "{type}? {name}!", reply: "R", noReply: "N", id: "{id}" };
	changeWords(cwd, {
		owner: { ...words.owner, ...owner },
		refusals: { ...words.refusals, foreignPage: "Not from there." },
	});
	const service = await startInProcess({}, cwd);
	await service.enquire(ada);
	await eventually(async () => (await service.records())[0]?.mail).toBe("filed");
	const folder = join(cwd, "data/mails");
	const mail = await PostalMime.parse(readFileSync(join(folder, readdirSync(folder)[0] ?? "")));
	expect(mail.subject).toBe("Software Solutions? Ada Lovelace!");
	const refused = await service.send(urlEncoded(ada, { origin: "https://evil.example" }));
	expect(refusedIn(await refused.text()).sentence).toBe("Not from there.");
});

test("site and API share one address", async () => {
	const { address } = await startInProcess();
	const head = await fetch(address, { method: "HEAD" });
	expect([head.status, await head.text()]).toEqual([200, ""]);
	expect(Number(head.headers.get("content-length"))).toBeGreaterThan(0);
	expect((await fetch(`${address}/healthz`, { method: "HEAD" })).status).toBe(200);
	const moved = await fetch(`${address}/careers`, { redirect: "manual" });
	expect(moved.headers.get("location")).toBe("/#career");
});

test.each([
	["a connection that sent nothing", ""],
	["an idle connection", "GET /robots.txt HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"],
])("%s does not delay the stop", async (_, sent) => {
	const service = await startInProcess();
	const socket = connect(Number(new URL(service.address).port), "127.0.0.1");
	onTestFinished(() => void socket.destroy());
	socket.on("error", () => {});
	await once(socket, "connect");
	if (sent) {
		socket.write(sent);
		await once(socket, "data");
	}
	// So that it has accepted the connection.
	await (await fetch(service.address)).text();
	const started = performance.now();
	await service.stop();
	// Usually 1 s for a connection that sent nothing; a request in progress would have 10 s.
	expect(performance.now() - started).toBeLessThan(9_000);
});
