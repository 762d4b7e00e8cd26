import { expect, test } from "vitest";
import { ISLAND_REPORT_PATH } from "#shared/island-report.ts";
import { testService } from "../support/test-service.ts";

const report = { name: "hero-carousel", kind: "TypeError", page: "/what-we-do/power-apps" };
const text = (changed: object = {}) => JSON.stringify({ ...report, ...changed });

/** Starts the app. `tell` sends it a body, and expects the answer that it always gives. */
function startTelling() {
	const { send, events, clock } = testService();
	const tell = async (body: string, length: number | string = Buffer.byteLength(body)) => {
		const init = { method: "POST", body, headers: { "content-length": `${length}` } };
		const answer = await send(new Request(`http://127.0.0.1${ISLAND_REPORT_PATH}`, init));
		expect([answer.status, await answer.text()]).toEqual([204, ""]);
	};
	return { tell, events, clock };
}

test("a failed part of a page is logged with its name, the kind of the error and the page, and nothing else", async () => {
	const { tell, events } = startTelling();
	await tell(text({ message: "what a visitor typed" }));
	await tell(text({ page: "/" }).padEnd(500));
	const logged = { time: expect.any(String), level: "info", event: "page.part_failed" };
	expect(events).toEqual([
		{ ...logged, ...report },
		{ ...logged, ...report, page: "/" },
	]);
});

test("anything else is not logged", async () => {
	const { tell, events } = startTelling();
	await tell("{");
	await tell(JSON.stringify([report]));
	await tell(text({ name: "call me" }));
	await tell(text({ name: "a".repeat(31) }));
	await tell(text({ kind: "Error: ada@example.com" }));
	await tell(text({ page: "/?name=Ada" }));
	await tell(text({ page: `/${"a".repeat(121)}` }));
	await tell(text().padEnd(501));
	await tell(text(), "unknown");
	expect(events).toEqual([]);
});

test("it is logged at most 20 times an hour", async () => {
	const { tell, events, clock } = startTelling();
	for (let time = 0; time < 25; time++) await tell(text());
	expect(events).toHaveLength(20);
	clock.now += 3_600_000;
	await tell(text());
	expect(events).toHaveLength(21);
});
