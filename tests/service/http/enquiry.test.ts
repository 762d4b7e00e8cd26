import { describe, expect, test, vi } from "vitest";
import { words } from "#content/words.ts";
import { ada, multipart } from "../support/enquiry-requests.ts";
import { testService } from "../support/test-service.ts";

test("an unexpected error gets 500 with a plain sentence, an alert with its cause, and costs no other enquiry", async () => {
	const service = testService();
	const defect = new TypeError("the planted defect");
	vi.spyOn(service.database, "transaction").mockRejectedValueOnce(defect);
	const refused = await service.send(multipart(ada));
	expect([refused.status, await refused.text()]).toEqual([500, words.refusals.failed]);
	expect(service.events[0]).toMatchObject({
		...{ level: "alert", event: "request.failed", error: "the planted defect" },
		stack: expect.stringContaining("enquiry.test"),
	});
	expect(await service.enquire(ada)).toBe(200);
});

// With SITE_URL, see the hostile requests.
test.each([
	["http://localhost:3000", "localhost:3000", 200],
	["http://[::1]:3000", "[::1]:3000", 200],
	["http://127.0.0.1:9000", "127.0.0.1:3000", 403],
	["http://evil.example:3000", "evil.example:3000", 403],
])("without SITE_URL, the origin %s of a page of %s: %i", async (origin, host, status) => {
	expect(await testService().enquire(ada, { origin, host })).toBe(status);
});

test.each([
	["", "https://www.firm.example", /SITE_URL is not set\. /],
	["https://www.firm.example", "https://firm.example", /is https:\/\/www\.firm\.example\. /],
	["https://firm.example", "http://firm.example", /under http:\/\/firm\.example are/],
	["https://www.firm.example", "https://evil.example", undefined],
])("SITE_URL=%s: refusing %s alerts once if it looks own", async (SITE_URL, origin, text) => {
	const service = testService({ SITE_URL });
	for (let times = 0; times < 3; times++) expect(await service.enquire(ada, { origin })).toBe(403);
	const alerts = service.events.filter(({ level }) => level === "alert");
	expect(alerts).toMatchObject(
		text ? [{ event: "settings.site-url", warning: expect.stringMatching(text) }] : [],
	);
});

test.each([
	["203.0.113.7", "", []],
	["127.0.0.1", "loopback", []],
	["127.0.0.1", "", ["loopback"]],
	["10.1.1.1", "", ["10.1.1.1"]],
])("proxy %s, TRUSTED_PROXY=%s: the alert names %j", async (peer, TRUSTED_PROXY, values) => {
	const { send, events } = testService({ TRUSTED_PROXY });
	const forwarded = { "x-forwarded-for": "203.0.113.7" };
	for (let times = 0; times < 2; times++) await send(multipart(ada, forwarded), peer);
	const alerts = events.filter(({ event }) => event === "proxy.not-trusted");
	expect(alerts.map(({ warning }) => warning)).toEqual(
		values.map((value) => expect.stringContaining(`Set TRUSTED_PROXY=${value} and restart`)),
	);
});

describe("limits", () => {
	test("the 21st enquiry of a client within a minute waits until the first is a minute old", async () => {
		const service = testService({ RATE_LIMIT_PER_MINUTE: "20" });
		const from = (n: number) => service.enquire(ada, { "x-forwarded-for": `198.51.100.${n}` });
		for (let n = 0; n < 20; n++) expect(await from(n)).toBe(200);
		service.clock.now += 59_000;
		expect(await from(21)).toBe(429);
		expect((await service.send(multipart(ada), "203.0.113.8")).status).toBe(200);
		service.clock.now += 1_000;
		expect(await from(21)).toBe(200);
	});

	// Which address counts, see client-address.test.ts.
	test("behind a trusted proxy each client has its own limit", async () => {
		const service = testService({ RATE_LIMIT_PER_MINUTE: "1", TRUSTED_PROXY: "203.0.113.7" });
		const from = (client: string) => service.enquire(ada, { "x-forwarded-for": client });
		const clients = ["198.51.100.1", "2001:db8::1", "2001:db8::2"];
		expect(await Promise.all(clients.map(from))).toEqual([200, 200, 429]);
	});

	test("enquiries beyond the hourly limit are taken, but quarantined, with one alert", async () => {
		const service = testService({ ENQUIRIES_PER_HOUR: "2" });
		// A trap does not count, and a repeat is a repeat.
		for (const enquiry_id of ["trap", "1", "1", "2", "3", "3", "1", "4"]) {
			const homepage = enquiry_id === "trap" ? "filled" : "";
			expect(await service.enquire({ ...ada, homepage, enquiry_id })).toBe(200);
		}
		const found = (await service.stored()).map((one) => [one.quarantineReason, one.conflict]);
		const reasons = ["honeypot", null, null, "hourly-limit", "hourly-limit"];
		expect(found).toEqual(reasons.map((reason) => [reason, false]));
		const alerts = service.events.filter(({ level }) => level === "alert");
		expect(alerts).toMatchObject([{ event: "enquiries.over-limit", perHour: 2 }]);
		expect(await service.health()).toMatchObject({ status: "degraded", overHourlyLimit: true });
		service.clock.now += 3_600_001;
		expect(await service.enquire({ ...ada, message: "later" })).toBe(200);
		expect((await service.stored()).at(-1)?.quarantined).toBe(false);
	});
});

describe("GET /healthz", () => {
	const TOKEN = "sixteen-letters-or-more";
	const short = { status: "ok", ok: true };
	const full = expect.objectContaining({ ok: true, pending: 0 });
	const wrong = "Send the value of the setting HEALTH_TOKEN as the bearer token.";

	test.each([
		["nothing", TOKEN, "", short],
		["the password of a proxy", TOKEN, "Basic dXNlcjpwYXNzd29yZA==", short],
		["the token", TOKEN, `bearer ${TOKEN}`, full],
		["a wrong token", TOKEN, `Bearer ${TOKEN}x`, wrong],
		["a token, without HEALTH_TOKEN", "", `Bearer ${TOKEN}`, wrong],
	])("who sends %s gets only what is due", async (_, HEALTH_TOKEN, authorization, due) => {
		const headers = new Headers(authorization ? { authorization } : {});
		const request = new Request("http://127.0.0.1/healthz", { headers });
		const answer = await testService({ HEALTH_TOKEN }).send(request);
		const isRefused = due === wrong;
		expect(answer.status).toBe(isRefused ? 401 : 200);
		expect(/^Bearer/.test(answer.headers.get("www-authenticate") ?? "")).toBe(isRefused);
		expect(isRefused ? await answer.text() : await answer.json()).toEqual(due);
	});
});
