import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { ada, multipart } from "../support/enquiry-requests.ts";
import { type ServiceProcess, startServiceProcess } from "../support/service-process.ts";
import { siteFolder } from "../support/site-folder.ts";

/** Usually 0.6 s: the service waits half a second for the lock. */
const REFUSED_WITHIN_MS = 3_000;
/** Usually 5 ms. If waiting for the lock blocked the process, it would be half a second. */
const PAGE_WITHIN_MS = 250;

/** Starts a service. `lock` locks its database from this process and returns a function to unlock. */
async function startLockable() {
	const cwd = siteFolder();
	// Nothing listens on port 1, so that the worker also wants to write.
	const env = { SMTP_URL: "smtp://127.0.0.1:1", RETRY_BASE_MS: "50" };
	const service = await startServiceProcess(cwd, env);
	const other = new DatabaseSync(join(cwd, "data/enquiries.db"), { timeout: 5_000 });
	onTestFinished(() => other.close());
	const lock = () => {
		other.exec("BEGIN IMMEDIATE");
		return () => other.exec("ROLLBACK");
	};
	return { service, lock };
}

/** Prepares an enquiry, which the returned function sends on a connection of its own. */
async function enquiryTo({ address }: ServiceProcess): Promise<() => Promise<Response>> {
	const request = multipart(ada, { connection: "close" });
	const body = await request.arrayBuffer();
	const url = address + new URL(request.url).pathname;
	return () => fetch(url, { method: "POST", headers: request.headers, body });
}

const enquire = async (service: ServiceProcess) => (await enquiryTo(service))();

test("twenty enquiries on a locked database get 503 within 3 s, and most pages come within 250 ms meanwhile", async () => {
	const { service, lock } = await startLockable();
	expect((await enquire(service)).status).toBe(200);
	const unlock = lock();
	const started = performance.now();
	let waiting = true;
	const refused = Promise.all(Array.from({ length: 20 }, () => enquire(service)));
	void refused.then(() => {
		waiting = false;
	});
	const times: number[] = [];
	while (waiting) {
		const asked = performance.now();
		expect((await fetch(service.address)).status).toBe(200);
		times.push(performance.now() - asked);
	}
	const took = performance.now() - started;
	const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
	console.log(`refused in ${took.toFixed(0)} ms; pages: ${times.length}, median ${median} ms`);
	expect(took).toBeLessThan(REFUSED_WITHIN_MS);
	for (const response of await refused) {
		expect([response.status, response.headers.get("retry-after")]).toEqual([
			503,
			expect.stringMatching(/^\d+$/),
		]);
	}
	expect(median).toBeLessThan(PAGE_WITHIN_MS);
	unlock();
	expect((await enquire(service)).status).toBe(200);
});

test("an enquiry waits for a short lock", async () => {
	const { service, lock } = await startLockable();
	const send = await enquiryTo(service);
	const unlock = lock();
	let unlocked = false;
	const answered = send().then(({ status }) => ({ status, unlocked }));
	await pause(50);
	unlock();
	unlocked = true;
	expect(await answered).toEqual({ status: 200, unlocked: true });
});
