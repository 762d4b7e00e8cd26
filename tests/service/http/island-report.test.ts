import { expect, test } from "vitest";
import { ISLAND_REPORT_PATH } from "#shared/island-report.ts";
import { testService } from "../support/test-service.ts";

const report = { name: "hero-carousel", kind: "TypeError", page: "/what-we-do/power-apps" };
const text = (changed: object = {}) => JSON.stringify({ ...report, ...changed });

test("a failed part of a page is logged by name, and nothing else, at most 20 times an hour", async () => {
	const { send, events } = testService();
	const tell = async (body: string) => {
		const init = { method: "POST", body, headers: { "content-length": `${body.length}` } };
		const answer = await send(new Request(`http://127.0.0.1${ISLAND_REPORT_PATH}`, init));
		expect(answer.status).toBe(204);
	};
	const wrong = [{ name: "call me" }, { kind: "Error: ada@example.com" }, { page: "/?name=Ada" }];
	for (const body of ["{", ...wrong.map(text), text().padEnd(501)]) await tell(body);
	expect(events).toEqual([]);
	for (let time = 0; time < 25; time++) await tell(text({ message: "what a visitor typed" }));
	const logged = { time: expect.any(String), level: "info", event: "page.part_failed" };
	expect(events[0]).toEqual({ ...logged, ...report });
	// Four of the wrong ones count, and the one that is too long does not.
	expect(events).toHaveLength(16);
});
