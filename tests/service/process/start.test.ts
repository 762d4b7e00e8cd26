import { once } from "node:events";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { expect, onTestFinished, test } from "vitest";
import { words } from "#content/words.ts";
import { StartError } from "#service/settings/settings.ts";
import { privacyNoticeProblem, readSiteBuild } from "#service/site-build.ts";
import { ada, urlEncoded } from "../support/enquiry-requests.ts";
import { eventually } from "../support/eventually.ts";
import { startInProcess } from "../support/in-process.ts";
import { changeSiteBuild, siteBuild, siteFolder } from "../support/site-folder.ts";
import { tempFolder } from "../support/temp-folder.ts";

test.each([
	["", /JSON/],
	["{}", /: csp: /],
	[
		JSON.stringify({ ...siteBuild, words: { ...words, labels: {} } }),
		/: words\.labels\.user_name: /,
	],
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

test("the words of mails and refusals come from the build", async () => {
	const cwd = siteFolder();
	const owner = { ...words.owner, subject: "{type}? {name}!" };
	const refusals = { ...words.refusals, foreignPage: "Not from there." };
	changeSiteBuild(cwd, { words: { ...words, owner, refusals } });
	const service = await startInProcess({}, cwd);
	await service.enquire(ada);
	await eventually(async () => (await service.records())[0]?.mail).toBe("filed");
	const folder = join(cwd, "data/mails");
	const mail = await PostalMime.parse(readFileSync(join(folder, readdirSync(folder)[0] ?? "")));
	expect(mail.subject).toBe("Software Solutions? Ada Lovelace!");
	const refused = await service.send(urlEncoded(ada, { origin: "https://evil.example" }));
	expect((await refused.json()).sentence).toBe("Not from there.");
});

test("an idle connection does not delay the stop", async () => {
	const service = await startInProcess();
	const socket = connect(Number(new URL(service.address).port), "127.0.0.1");
	onTestFinished(() => void socket.destroy());
	socket.on("error", () => {});
	socket.write("GET /robots.txt HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
	await once(socket, "data");
	const started = performance.now();
	await service.stop();
	// Usually 50 ms; a request in progress would have 10 s.
	expect(performance.now() - started).toBeLessThan(9_000);
});
