import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningService, startRunningService } from "../support/running-service.ts";
import { form, multipartBody, parts, request, sendRaw } from "./wire.ts";

let service: RunningService;
beforeAll(async () => {
	service = await startRunningService();
}, 60_000);
afterAll(() => service.end());

/** Sends a request, checks the invariants of every input, and resolves to the status. */
async function send(wire: string): Promise<number> {
	const before = service.count();
	const { status, body } = await sendRaw(service.process.address, wire);
	const added = service.count() - before;
	expect(status).toBeTypeOf("number");
	expect(status).toBeLessThan(500);
	expect(body).not.toMatch(/\bat \S+:\d+|Error:/);
	expect(added).toBe(status === 200 ? 1 : 0);
	return Number(status);
}

/** The control characters that are removed from all text. Tabs and line breaks are kept. */
const CONTROLS = /(?![\t\n\r])\p{Cc}/gu;
/** The characters without a width that are removed from names; joiners are kept. */
const INVISIBLE = /[\u00AD\u200B\u200E\u200F\u2060-\u2064\uFEFF]/g;
const isStored = (name: string) => ["user_name", "company", "message"].includes(name);

const validForm = Buffer.from(`${parts()}--b--\r\n`, "latin1");
const RUNS = { numRuns: 200 };

/** A valid form with some bytes replaced, removed or added. */
const mutated = fc
	.array(
		fc.record({
			at: fc.nat(validForm.length - 1),
			cut: fc.nat(40),
			add: fc.oneof(
				fc.uint8Array({ maxLength: 12 }).map((bytes) => Buffer.from(bytes).toString("latin1")),
				fc.constantFrom(
					"\r\n",
					"--b",
					"--b--",
					'"',
					";",
					"\0",
					"\r\n\r\n",
					'filename="a"',
					"--b\r\n",
				),
			),
		}),
		{ minLength: 1, maxLength: 4 },
	)
	.map((edits) =>
		edits.reduce(
			(body, { at, cut, add }) => body.slice(0, at) + add + body.slice(at + cut),
			validForm.toString("latin1"),
		),
	);

test("a mutated form is rejected or stored once, and never causes a server error", async () => {
	await fc.assert(
		fc.asyncProperty(mutated, async (body) => {
			await send(multipartBody(body));
		}),
		RUNS,
	);
});

test("random bytes with a random boundary are rejected", async () => {
	const bytes = fc.uint8Array({ maxLength: 400 });
	const boundary = fc.string({ maxLength: 80, unit: "grapheme-ascii" });
	await fc.assert(
		fc.asyncProperty(bytes, boundary, async (body, name) => {
			const type = `multipart/form-data; boundary=${name}`;
			const content = Buffer.from(body).toString("latin1");
			expect(await send(multipartBody(content, type))).toBeGreaterThanOrEqual(400);
		}),
		RUNS,
	);
});

test("random text in any field is stored as typed or rejected", async () => {
	const text = fc.string({ unit: "binary", maxLength: 60 });
	const field = fc.constantFrom("user_name", "company", "message", "enquiry_id", "homepage");
	await fc.assert(
		fc.asyncProperty(field, text, async (name, value) => {
			const fields = { message: crypto.randomUUID(), [name]: value };
			const status = await send(form(fields));
			expect([200, 400]).toContain(status);
			const typed = value.replace(CONTROLS, "").replace(/\r\n?/g, "\n");
			const plain = (name === "message" ? typed : typed.replace(INVISIBLE, "")).trim();
			if (status === 200 && isStored(name)) {
				const record = (await service.records()).at(-1);
				expect(record?.[name as "message"]).toBe(plain);
			}
		}),
		RUNS,
	);
});

test("concurrent copies of one request are stored once", async () => {
	await fc.assert(
		fc.asyncProperty(fc.uuid(), fc.integer({ min: 2, max: 6 }), async (key, times) => {
			const before = service.count();
			const wire = form({ enquiry_id: key, message: key });
			const responses = await Promise.all(
				Array.from({ length: times }, () => sendRaw(service.process.address, wire)),
			);
			expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
			expect(service.count() - before).toBe(1);
		}),
		{ numRuns: 40 },
	);
});

test("afterwards the service is still healthy and has logged no alert", async () => {
	const { body } = await sendRaw(service.process.address, request("GET /healthz"));
	expect(JSON.parse(body)).toMatchObject({ ok: true });
	expect(service.process.stderr).not.toMatch(/"level":"alert"/);
});
