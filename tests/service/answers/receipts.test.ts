import { expect, test } from "vitest";
import { recordAnswer } from "#service/answers/answers.ts";
import { referenceOf, STATE_PATH, TAKE_BACK_PATH } from "#shared/reference.ts";
import { ada, urlEncoded } from "../support/enquiry-requests.ts";
import { testService } from "../support/test-service.ts";

const KEY = "7c3f1d52-9a1b-4c3d-8e5f-001122334455";

const post = (path: string, body: string) =>
	new Request(`http://127.0.0.1${path}`, {
		method: "POST",
		body,
		headers: { "content-type": "application/json" },
	});
const ask = (key: unknown) => post(STATE_PATH, JSON.stringify({ key }));
const takeBack = (key: unknown) => post(TAKE_BACK_PATH, JSON.stringify({ key }));

async function withEnquiry(env = {}, fields = {}) {
	const service = testService(env);
	await service.enquire({ ...ada, enquiry_id: KEY, ...fields });
	const outbox = () =>
		service.file
			.prepare("SELECT kind, state FROM outbox ORDER BY kind")
			.all()
			.map(({ kind, state }) => `${kind} ${state}`);
	return { ...service, outbox };
}

test("the key shows the state, with its times, and nothing else", async () => {
	const { send, database, clock, stored } = await withEnquiry();
	const receivedAt = clock.now;
	const state = async () => (await send(ask(KEY))).json();
	expect(await state()).toEqual({ state: "received", receivedAt });
	await database.query("UPDATE outbox SET state = 'sent', sent_at = ? WHERE kind = 'mail'", 5);
	const sent = { receivedAt, mailedAt: 5 };
	expect(await state()).toEqual({ state: "with-team", ...sent });
	clock.now += 1000;
	await recordAnswer(database, (await stored())[0]?.id ?? "", "not-enquiry", "Ann", clock.now);
	expect(await state()).toEqual({ state: "with-team", ...sent });
	await database.query("UPDATE enquiries SET answer_state = 'answered'");
	expect(await state()).toEqual({ state: "answered", ...sent, answeredAt: clock.now });
});

test("unknown, malformed, erased and taken back keys get the same answer", async () => {
	const { send } = await withEnquiry();
	// Two tabs take it back.
	const answers = await Promise.all([send(takeBack(KEY)), send(takeBack(KEY))]);
	expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
	const wrong = [KEY, KEY.toUpperCase(), "'", "", "a".repeat(10_000), 5, null, crypto.randomUUID()];
	for (const request of [
		...wrong.flatMap((key) => [ask(key), takeBack(key)]),
		post(STATE_PATH, "{"),
	]) {
		const answer = await send(request);
		expect([answer.status, await answer.text()]).toEqual([404, "There is no such enquiry."]);
	}
});

test("taking it back overwrites what was sent, stops what waits, and tells the owner", async () => {
	const { send, file, stored, events, outbox } = await withEnquiry({ ACKNOWLEDGE: "on" });
	expect((await send(takeBack(KEY))).status).toBe(204);
	const [record] = await stored();
	for (const field of ["user_name", "company", "phone", "user_email", "message"] as const) {
		expect(record?.[field]).toBe("");
	}
	expect(record).toMatchObject({ answer: "withdrawn", mail: "cancelled" });
	const states = ["acknowledgement cancelled", "mail cancelled", "withdrawal pending"];
	expect(outbox()).toEqual(states);
	const tables = ["enquiries", "acknowledgements"];
	const whole = JSON.stringify(tables.map((name) => file.prepare(`SELECT * FROM ${name}`).all()));
	for (const text of Object.values(ada)) expect(whole).not.toContain(text);
	expect(JSON.stringify(events)).not.toContain(KEY);
});

test("taking it back does not let its mailbox have a second acknowledgement on one day", async () => {
	const { send, enquire, clock, outbox } = await withEnquiry({ ACKNOWLEDGE: "on" });
	for (let n = 0; n < 3; n++) {
		clock.now += 60_000;
		await send(takeBack(KEY));
		await enquire({ ...ada, enquiry_id: KEY });
	}
	expect(outbox().filter((row) => row.startsWith("acknowledgement"))).toEqual([
		"acknowledgement cancelled",
	]);
});

test("an address that an earlier version stored goes with the enquiry", async () => {
	const { send, file } = await withEnquiry({ ACKNOWLEDGE: "on" });
	file.exec("UPDATE acknowledgements SET address = 'ada@example.com'");
	await send(takeBack(KEY));
	expect(file.prepare("SELECT * FROM acknowledgements").all()).toEqual([]);
});

test("an enquiry in quarantine tells nobody of its withdrawal: nobody knew of it", async () => {
	const { send, outbox } = await withEnquiry({}, { homepage: "http://spam.example" });
	expect((await (await send(ask(KEY))).json()).state).toBe("received");
	await send(takeBack(KEY));
	expect(outbox()).toEqual([]);
});

test("after 20 tries in a minute, 429 says when to try again", async () => {
	const { send } = testService();
	for (let tries = 0; tries < 20; tries++) await send(ask(crypto.randomUUID()));
	const answer = await send(ask(KEY));
	expect(answer.status).toBe(429);
	expect(answer.headers.get("retry-after")).toMatch(/^\d+$/);
});

test("a form without script gets the reference of its key", async () => {
	const { send, database } = testService();
	const page = await send(urlEncoded(ada));
	const [row] = await database.query("SELECT idempotency_key FROM enquiries");
	const reference = referenceOf(String(row?.idempotency_key));
	expect(page.headers.get("location")).toBe(`/enquiry-sent?reference=${reference}`);
});
