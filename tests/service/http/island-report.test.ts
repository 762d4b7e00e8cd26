import { describe, expect, test } from "vitest";
import { ISLAND_REPORT_PATH } from "#shared/island-report.ts";
import { startInProcess } from "../support/in-process.ts";
import { testService } from "../support/test-service.ts";

const report = { name: "hero-carousel", kind: "TypeError", page: "/what-we-do/power-apps" };
const HOUR_MS = 3_600_000;

/** Starts the app. `tell` sends it a body as a browser does, and expects the answer that it always gives. */
function startTelling() {
	const { send, events, clock } = testService();
	const tell = async (body: string, headers: Record<string, string> = {}) => {
		const length = String(Buffer.byteLength(body));
		const answer = await send(
			new Request(`http://127.0.0.1${ISLAND_REPORT_PATH}`, {
				method: "POST",
				body,
				headers: {
					"content-type": "text/plain;charset=UTF-8",
					"content-length": length,
					...headers,
				},
			}),
		);
		expect([answer.status, await answer.text()]).toEqual([204, ""]);
	};
	return { tell, events, clock };
}

describe("a part of a page that failed in a browser", () => {
	test("is logged with its name, the kind of the error and the page, and nothing else", async () => {
		const { tell, events } = startTelling();
		await tell(JSON.stringify({ ...report, message: "what a visitor typed" }));
		await tell(JSON.stringify({ ...report, page: "/" }));
		const logged = { time: expect.any(String), level: "info", event: "page.part_failed" };
		expect(events).toEqual([
			{ ...logged, ...report },
			{ ...logged, ...report, page: "/" },
		]);
	});

	test("is logged over HTTP, unless the body is long or its length is unknown", async () => {
		const service = await startInProcess();
		const tell = async (name: string, change = (body: string): BodyInit => body) => {
			const body = change(JSON.stringify({ ...report, name }));
			const init = { method: "POST", body, duplex: "half" } as RequestInit;
			expect((await fetch(service.address + ISLAND_REPORT_PATH, init)).status).toBe(204);
		};
		await tell("long", (body) => body.padEnd(1_000_000));
		await tell("in-chunks", (body) => new Blob([body]).stream());
		await tell("carousel");
		const logged = [...service.stderr.matchAll(/"event":"page.part_failed","name":"([\w-]+)"/g)];
		expect(logged.map(([, name]) => name)).toEqual(["carousel"]);
	});

	test.each([
		["nothing", ""],
		["no JSON", "{"],
		["null", "null"],
		["a list", JSON.stringify([report])],
		["no name", JSON.stringify({ ...report, name: undefined })],
		["a name with a sentence", JSON.stringify({ ...report, name: "call me" })],
		["a name that is too long", JSON.stringify({ ...report, name: "a".repeat(31) })],
		["a name that is no text", JSON.stringify({ ...report, name: ["a"] })],
		["a kind with a message", JSON.stringify({ ...report, kind: "Error: ada@example.com" })],
		["a kind that is too long", JSON.stringify({ ...report, kind: "a".repeat(41) })],
		["a page of another site", JSON.stringify({ ...report, page: "https://evil.example/" })],
		["a page with parameters", JSON.stringify({ ...report, page: "/?name=Ada" })],
		["a page with a line end", JSON.stringify({ ...report, page: "/\n" })],
		["a page that is too long", JSON.stringify({ ...report, page: `/${"a".repeat(121)}` })],
		["more than 500 bytes", JSON.stringify(report).padEnd(501)],
	])("is not logged if the report is %s", async (_, body) => {
		const { tell, events } = startTelling();
		await tell(body);
		expect(events).toEqual([]);
	});

	test("a report of 500 bytes is logged", async () => {
		const { tell, events } = startTelling();
		await tell(JSON.stringify(report).padEnd(500));
		expect(events).toHaveLength(1);
	});

	test("is logged at most 20 times an hour", async () => {
		const { tell, events, clock } = startTelling();
		for (let time = 0; time < 25; time++) await tell(JSON.stringify(report));
		expect(events).toHaveLength(20);
		clock.now += HOUR_MS - 1;
		await tell(JSON.stringify(report));
		expect(events).toHaveLength(20);
		clock.now += 1;
		await tell(JSON.stringify(report));
		expect(events).toHaveLength(21);
	});
});
