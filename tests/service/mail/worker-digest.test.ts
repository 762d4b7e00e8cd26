import { globSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { startSmtpSink } from "../../support/smtp-sink.ts";
import { ada, multipart } from "../support/enquiry-requests.ts";
import { siteFolder } from "../support/site-folder.ts";
import { tempFolder } from "../support/temp-folder.ts";
import { startWorker, type WorkerProcess } from "../support/worker-process.ts";

const DAY = 24 * 60 * 60 * 1000;

async function enquire({ address }: WorkerProcess, fields: Record<string, string>) {
	const request = multipart({ ...ada, ...fields });
	const { status } = await fetch(address + new URL(request.url).pathname, {
		method: "POST",
		headers: request.headers,
		body: await request.arrayBuffer(),
	});
	expect(status).toBe(200);
}

/** The runtime of the Worker has no other clock, so the enquiry is made older instead. */
function ageEnquiries(state: string, age: number) {
	const isOurs = (file: string) => {
		const database = new DatabaseSync(file);
		try {
			return database.prepare("UPDATE enquiries SET received_at = received_at - ?").run(age)
				.changes;
		} catch {
			// The file of another object, or of the runtime.
			return 0;
		} finally {
			database.close();
		}
	};
	const changed = globSync(`${state}/**/*.sqlite`).map((file) => Number(isOurs(file)));
	expect(changed.reduce((sum, rows) => sum + rows, 0)).toBe(2);
}

test("the Worker tells of quarantined enquiries after the next working morning, once", {
	tags: ["release"],
	timeout: 180_000,
}, async () => {
	const sink = await startSmtpSink();
	onTestFinished(() => sink.close());
	const state = tempFolder();
	const site = siteFolder();
	const start = async () => {
		const worker = await startWorker(site, { SMTP_URL: sink.url }, { state });
		onTestFinished(() => worker.stop());
		return worker;
	};
	const first = await start();
	await enquire(first, { homepage: "https://spam.example" });
	await enquire(first, { message: "a real one" });
	await sink.waitForMails(1, 60_000);
	await first.stop();
	expect(sink.mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Enquiry/)]);

	// Four days hold a working morning, whatever day it is.
	ageEnquiries(state, 4 * DAY);
	const second = await start();
	await enquire(second, { message: "another one" });
	await sink.waitForMails(3, 60_000);
	await enquire(second, { message: "the last one" });
	await sink.waitForMails(4, 60_000);
	const subjects = sink.mails.map(({ subject }) => subject);
	expect(subjects.filter((subject) => /quarantine/.test(subject ?? ""))).toEqual([
		"Enquiries in quarantine: 1",
	]);
});
