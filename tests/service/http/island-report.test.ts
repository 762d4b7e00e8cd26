import { expect, test } from "vitest";
import { ISLAND_REPORT_PATH } from "#shared/island-report.ts";
import { startInProcess } from "../support/in-process.ts";
import { testService } from "../support/test-service.ts";

const report = { name: "hero-carousel", kind: "TypeError", page: "/what-we-do/power-apps" };
const text = (changed: object = {}) => JSON.stringify({ ...report, ...changed });

/** Starts the app. `tell` sends it a body as a browser does, and expects the answer that it always gives. */
function startTelling() {
	const { send, events, clock } = testService();
	const tell = async (body: string) => {
		const headers = {
			"content-type": "text/plain;charset=UTF-8",
			"content-length": String(Buffer.byteLength(body)),
		};
		const init = { method: "POST", body, headers };
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

test("it is logged over HTTP, unless the body is long or its length is unknown", async () => {
	const service = await startInProcess();
	const tell = async (body: BodyInit) => {
		const init = { method: "POST", body, duplex: "half" } as RequestInit;
		expect((await fetch(service.address + ISLAND_REPORT_PATH, init)).status).toBe(204);
	};
	await tell(text({ name: "long" }).padEnd(1_000_000));
	await tell(new Blob([text({ name: "in-chunks" })]).stream());
	await tell(text({ name: "carousel" }));
	expect(service.events).toMatchObject([{ event: "page.part_failed", name: "carousel" }]);
});

test.each([
	["no JSON", "{"],
	["a list", JSON.stringify([report])],
	["a name with a sentence", text({ name: "call me" })],
	["a name that is too long", text({ name: "a".repeat(31) })],
	["a kind with a message", text({ kind: "Error: ada@example.com" })],
	["a page with parameters", text({ page: "/?name=Ada" })],
	["a page that is too long", text({ page: `/${"a".repeat(121)}` })],
	["more than 500 bytes", text().padEnd(501)],
])("%s is not logged", async (_, body) => {
	const { tell, events } = startTelling();
	await tell(body);
	expect(events).toEqual([]);
});

test("it is logged at most 20 times an hour", async () => {
	const { tell, events, clock } = startTelling();
	for (let time = 0; time < 25; time++) await tell(text());
	clock.now += 3_599_999;
	await tell(text());
	expect(events).toHaveLength(20);
	clock.now += 1;
	await tell(text());
	expect(events).toHaveLength(21);
});
