import { describe, expect, test } from "vitest";
import {
	ada,
	askHealth,
	identifiers,
	json,
	multipart,
	raw,
	urlEncoded,
} from "../support/enquiry-requests.ts";
import { type TestService, testService } from "../support/test-service.ts";
import {
	apiPaths,
	malformed,
	otherMethods,
	unknownPaths,
	withIdentifier,
	wrongFields,
	wrongTypes,
} from "./refused-requests.ts";

describe("a valid enquiry", () => {
	test.each([
		["multipart, as the email library sends it", multipart],
		["JSON", (fields: typeof ada) => json(fields)],
	])("%s: responds with OK and stores the enquiry", async (_, request) => {
		const service = testService();
		const response = await service.send(request(ada));
		expect(response.status).toBe(200);
		expect(await response.text()).toBe("OK");
		expect(await service.stored()).toEqual([
			expect.objectContaining({ ...ada, quarantined: false, conflict: false, mail: "pending" }),
		]);
	});

	test("a form sent without script redirects to the confirmation page", async () => {
		const service = testService();
		const response = await service.send(urlEncoded(ada));
		expect(response.status).toBe(303);
		expect(response.headers.get("location")).toBe("/enquiry-sent");
		expect(await service.stored()).toHaveLength(1);
	});

	test("null in JSON is treated as absent", async () => {
		const service = testService();
		const request = json(ada, { template_params: { ...ada, company: null } });
		expect((await service.send(request)).status).toBe(200);
		expect((await service.stored())[0]?.company).toBe("");
	});

	test("company and phone may be absent", async () => {
		const service = testService();
		const { company: _, phone: __, ...rest } = ada;
		expect((await service.send(multipart(rest))).status).toBe(200);
		expect((await service.stored())[0]).toMatchObject({ company: "", phone: "" });
	});

	test("text is stored as typed, except for line endings and control characters", async () => {
		const service = testService();
		await service.send(
			multipart({ ...ada, message: " Größe 你好 🙂\r\nשלום\u0000\u0007 $& \"' " }),
		);
		expect((await service.stored())[0]?.message).toBe("Größe 你好 🙂\nשלום $& \"'");
	});

	test("text of the maximum length is accepted", async () => {
		const service = testService();
		const longest = {
			...ada,
			user_name: "界".repeat(200),
			company: "c".repeat(200),
			message: "🙂".repeat(10_000),
		};
		expect((await service.send(multipart(longest))).status).toBe(200);
		expect((await service.send(json(longest))).status).toBe(200);
	});
});

describe("an invalid field", () => {
	test.each(wrongFields)(
		"%s: responds with 400 and a plain sentence, and stores nothing",
		async (_, fields, sentence) => {
			const service = testService();
			for (const request of [multipart(fields), json(fields)]) {
				const response = await service.send(request);
				expect(response.status).toBe(400);
				expect(await response.text()).toMatch(sentence);
			}
			expect(await service.stored()).toEqual([]);
		},
	);
});

describe("a malformed request", () => {
	test.each(
		Object.entries({ service_id: "service id", template_id: "template id", user_id: "public key" }),
	)("without %s: responds with 400 and names the field", async (field, name) => {
		const service = testService();
		for (const request of withIdentifier(field, " ")) {
			const response = await service.send(request);
			expect(response.status).toBe(400);
			expect(await response.text()).toBe(`The ${name} is missing. Send it as ${field}.`);
		}
		expect(await service.stored()).toEqual([]);
	});

	test.each(malformed)(
		"%s: responds with 400 and plain sentences, and stores nothing",
		async (_, request) => {
			const service = testService();
			const response = await service.send(request());
			expect(response.status).toBe(400);
			expect(await response.text()).not.toMatch(/\bat \S+:\d+|Error:/);
			expect(await service.stored()).toEqual([]);
			expect(service.events).toEqual([
				expect.objectContaining({ level: "info", event: "request.refused" }),
			]);
		},
	);

	test("other Content-Types and any Content-Encoding get 415", async () => {
		const service = testService();
		for (const request of wrongTypes()) expect((await service.send(request)).status).toBe(415);
		expect(await service.stored()).toEqual([]);
	});

	test("other methods get 405 with Allow, and unknown paths under /api 404, as plain text", async () => {
		const service = testService();
		const ask = (path: string, method: string) =>
			service.send(new Request(`http://127.0.0.1${path}`, { method }));
		for (const path of apiPaths) {
			for (const method of otherMethods) {
				const { status, headers } = await ask(path, method);
				expect([status, headers.get("allow")]).toEqual([405, "POST"]);
			}
		}
		expect((await ask("/healthz", "POST")).status).toBe(405);
		for (const path of unknownPaths) {
			const { status, headers } = await ask(path, "POST");
			expect([status, headers.get("content-type")]).toEqual([
				404,
				expect.stringMatching(/^text\/plain/),
			]);
		}
	});

	test.each(["__proto__", "constructor", "toString"])(
		"a field named %s is harmless",
		async (name) => {
			const service = testService();
			const body = JSON.stringify({ ...identifiers, template_params: ada }).replace(
				'"user_name"',
				`"${name}":{"user_name":"x"},"user_name"`,
			);
			const response = await service.send(raw("application/json", body));
			expect([200, 400]).toContain(response.status);
		},
	);
});

describe("limits", () => {
	test("a body over 64 KB gets 413, with and without Content-Length", async () => {
		const service = testService();
		const big = "x".repeat(65 * 1024);
		const stated = await service.send(
			raw("application/json", big, { "content-length": String(big.length) }),
		);
		expect(stated.status).toBe(413);
		expect((await service.send(multipart({ ...ada, message: big }))).status).toBe(413);
	});

	describe("origin", () => {
		const send = async (env: Record<string, string>, headers: Record<string, string>) =>
			(await testService(env).send(multipart(ada, headers))).status;
		const site = { SITE_URL: "https://www.firm.example/" };

		test.each([
			["the site's own origin", { origin: "https://www.firm.example" }, 200],
			["no origin", {}, 200],
			["another site", { origin: "https://evil.example" }, 403],
			["the same host without TLS", { origin: "http://www.firm.example" }, 403],
			["null", { origin: "null" }, 403],
			["a malformed origin", { origin: "x y" }, 403],
			[
				"this machine, as in the Host header",
				{ origin: "http://127.0.0.1:3000", host: "127.0.0.1:3000" },
				403,
			],
		])("with SITE_URL: %s", async (_, headers, status) => {
			expect(await send(site, headers as Record<string, string>)).toBe(status);
		});

		test.each([
			[
				"127.0.0.1, as in the Host header",
				{ origin: "http://127.0.0.1:3000", host: "127.0.0.1:3000" },
				200,
			],
			[
				"localhost, as in the Host header",
				{ origin: "http://localhost:3000", host: "localhost:3000" },
				200,
			],
			["IPv6, as in the Host header", { origin: "http://[::1]:3000", host: "[::1]:3000" }, 200],
			["another port", { origin: "http://127.0.0.1:9000", host: "127.0.0.1:3000" }, 403],
			[
				"a name that resolves to this machine",
				{ origin: "http://evil.example:3000", host: "evil.example:3000" },
				403,
			],
		])("without SITE_URL: %s", async (_, headers, status) => {
			expect(await send({}, headers)).toBe(status);
		});
	});

	describe("rate", () => {
		const statuses = async (service: TestService, count: number, peer?: string) => {
			const responses = [];
			for (let i = 0; i < count; i++) responses.push(await service.send(multipart(ada), peer));
			return responses.map(({ status }) => status);
		};

		test("the 21st enquiry is rejected until the first is a minute old", async () => {
			const service = testService();
			expect(new Set(await statuses(service, 20))).toEqual(new Set([200]));
			service.clock.now += 15_000;
			const refused = await service.send(multipart(ada));
			expect(refused.status).toBe(429);
			expect(refused.headers.get("retry-after")).toBe("45");
			expect(await statuses(service, 1, "203.0.113.8")).toEqual([200]);
			service.clock.now += 45_000;
			expect(await statuses(service, 1)).toEqual([200]);
			expect(await service.stored()).toHaveLength(22);
		});

		test("one IPv6 /64 is one client", async () => {
			const service = testService({ RATE_LIMIT_PER_MINUTE: "1" });
			expect(await statuses(service, 1, "2001:db8:1:2::1")).toEqual([200]);
			expect(await statuses(service, 1, "2001:db8:1:2:ffff::9")).toEqual([429]);
			expect(await statuses(service, 1, "2001:db8:1:3::1")).toEqual([200]);
		});

		test("X-Forwarded-For is ignored unless it comes from a trusted proxy", async () => {
			const from = (client: string) => multipart(ada, { "x-forwarded-for": client });
			const open = testService({ RATE_LIMIT_PER_MINUTE: "1" });
			await open.send(from("198.51.100.1"));
			expect((await open.send(from("198.51.100.2"))).status).toBe(429);

			const proxied = testService({ RATE_LIMIT_PER_MINUTE: "1", TRUSTED_PROXY: "10.0.0.0/8" });
			await proxied.send(from("198.51.100.1"), "10.1.1.1");
			expect((await proxied.send(from("198.51.100.2"), "10.1.1.1")).status).toBe(200);
			expect((await proxied.send(from("6.6.6.6, 198.51.100.2, 10.2.2.2"), "10.1.1.1")).status).toBe(
				429,
			);
		});

		test("0 disables the limit", async () => {
			const service = testService({ RATE_LIMIT_PER_MINUTE: "0" });
			expect(new Set(await statuses(service, 50))).toEqual(new Set([200]));
		});
	});
});

describe("headers", () => {
	const send = async (env: Record<string, string>) => {
		const service = testService({ ...env, RATE_LIMIT_PER_MINUTE: "0" });
		return Promise.all([
			service.send(multipart(ada)),
			service.send(multipart({ ...ada, message: "" })),
			service.send(urlEncoded(ada)),
			service.send(new Request("http://127.0.0.1/healthz")),
			service.send(new Request("http://127.0.0.1/api/nothing")),
			service.send(new Request("http://127.0.0.1/healthz", { method: "PUT" })),
		]);
	};

	test("every response has a strict policy and is not cached", async () => {
		for (const { headers } of await send({ SITE_URL: "https://www.firm.example" })) {
			expect(headers.get("content-security-policy")).toMatch(
				/default-src 'none'.+frame-ancestors 'none'.+require-trusted-types-for 'script'/,
			);
			expect(headers.get("cache-control")).toBe("no-store");
			expect(headers.get("x-content-type-options")).toBe("nosniff");
			expect(headers.get("strict-transport-security")).toBe("max-age=31536000");
		}
	});

	test("HSTS is not sent if the site has no TLS", async () => {
		for (const { headers } of await send({ SITE_URL: "http://www.firm.example" })) {
			expect(headers.has("strict-transport-security")).toBe(false);
		}
	});
});

describe("GET /healthz", () => {
	const health = async (service: TestService) => (await service.send(askHealth())).json();

	test("a mail pending for more than 15 minutes degrades the status", async () => {
		const service = testService();
		await service.send(multipart(ada));
		service.clock.now += 15 * 60_000;
		expect(await health(service)).toMatchObject({ status: "ok" });
		service.clock.now += 1_000;
		expect(await health(service)).toMatchObject({ status: "degraded", ok: false });
	});

	test("an unreadable database gets 503 with Retry-After", async () => {
		const service = testService();
		service.file.exec("ALTER TABLE outbox RENAME TO elsewhere");
		const response = await service.send(askHealth());
		expect(response.status).toBe(503);
		expect(response.headers.get("retry-after")).toBe("10");
		expect(await response.json()).toEqual({
			status: "down",
			ok: false,
			reason: "no such table: outbox",
		});
	});

	test("counts pending mails and quarantined enquiries", async () => {
		const service = testService();
		expect(await health(service)).toEqual({
			status: "ok",
			ok: true,
			pending: 0,
			oldestPendingSeconds: 0,
			filed: 0,
			mailServerMissing: false,
			stopped: 0,
			loginRefused: 0,
			quarantined: 0,
			oldestQuarantinedSeconds: 0,
			overHourlyLimit: false,
			notStored: 0,
		});
		await service.send(multipart(ada));
		await service.send(multipart({ ...ada, homepage: "http://spam.example" }));
		service.clock.now += 90_500;
		expect(await health(service)).toMatchObject({
			pending: 1,
			oldestPendingSeconds: 90,
			quarantined: 1,
			oldestQuarantinedSeconds: 90,
		});
	});
});
