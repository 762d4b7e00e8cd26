import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { expect, test } from "vitest";
import { startInProcess } from "../support/in-process.ts";
import { testSink } from "../support/mail-servers.ts";
import { siteFolder } from "../support/site-folder.ts";
import { atFileEnd } from "../support/temp-folder.ts";
import { BOUNDARY, END, form, multipartBody, parts, sendRaw } from "./wire.ts";

const sink = await testSink({}, atFileEnd);
const env = { SMTP_URL: sink.url, MAIL_FROM: "Firm <website@firm.example>" };
const service = await startInProcess(env, siteFolder(atFileEnd), atFileEnd);
const file = new DatabaseSync(join(service.cwd, "data/enquiries.db"), { readOnly: true });
atFileEnd(() => file.close());
const count = () => Number(file.prepare("SELECT count(*) AS n FROM enquiries").get()?.n);

/** Sends a request, checks the invariants of every input, and resolves to the status. */
async function send(wire: string): Promise<number> {
	const before = count();
	const { status, body } = await sendRaw(service.address, wire);
	expect(status).toBeTypeOf("number");
	expect(status).toBeLessThan(500);
	expect(body).not.toMatch(/\bat \S+:\d+|Error:/);
	expect(count() - before).toBe(status === 200 ? 1 : 0);
	return Number(status);
}

/** The control characters that are removed from all text. Tabs and line breaks are kept. */
const CONTROLS = /(?![\t\n\r])\p{Cc}/gu;
/** The characters without a width that are removed from names; joiners are kept. */
const INVISIBLE = /(?![\u200C\u200D])\p{Format}/gu;

const validForm = parts() + END;
const RUNS = { numRuns: 100 };
const PIECES = ["\r\n", `--${BOUNDARY}`, END, '"', ";", "\0", "\r\n\r\n", 'filename="a"'];

/** A valid form with some bytes replaced, removed or added. */
const mutated = fc
	.array(
		fc.record({
			at: fc.nat(validForm.length - 1),
			cut: fc.nat(40),
			add: fc.oneof(
				fc.uint8Array({ maxLength: 12 }).map((bytes) => Buffer.from(bytes).toString("latin1")),
				fc.constantFrom(...PIECES),
			),
		}),
		{ minLength: 1, maxLength: 4 },
	)
	.map((edits) =>
		edits.reduce(
			(body, { at, cut, add }) => body.slice(0, at) + add + body.slice(at + cut),
			validForm,
		),
	);

test("a mutated form is rejected or stored once, and never causes a server error", async () => {
	const works = async (body: string) => void (await send(multipartBody(body)));
	await fc.assert(fc.asyncProperty(mutated, works), RUNS);
});

test("random text in any field is stored as typed or rejected", async () => {
	const text = fc.string({ unit: "binary", maxLength: 60 });
	const field = fc.constantFrom("user_name", "company", "message", "enquiry_id", "homepage");
	await fc.assert(
		fc.asyncProperty(field, text, async (name, value) => {
			const status = await send(form({ message: crypto.randomUUID(), [name]: value }));
			expect([200, 400]).toContain(status);
			const typed = value.replace(CONTROLS, "").replace(/\r\n?/g, "\n");
			const plain = (name === "message" ? typed : typed.replace(INVISIBLE, "")).trim();
			if (status !== 200 || !["user_name", "company", "message"].includes(name)) return;
			const newest = file.prepare("SELECT * FROM enquiries ORDER BY id DESC LIMIT 1").get();
			expect(newest?.[name]).toBe(plain);
		}),
		RUNS,
	);
});

test("afterwards the service is still healthy and has logged no alert", async () => {
	expect(await service.health()).toMatchObject({ ok: true });
	expect(service.events.filter(({ level }) => level === "alert")).toEqual([]);
});
