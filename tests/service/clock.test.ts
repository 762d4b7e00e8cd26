import { expect, test } from "vitest";
import type { Claim } from "#service/outbox.ts";
import { createOutbox } from "#service/outbox.ts";
import { ada, multipart } from "../support/enquiry-requests.ts";
import { testService } from "../support/test-service.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const YEAR = 365 * DAY;

async function oneQueued() {
	const service = testService({ ACKNOWLEDGE: "off" });
	await service.ask(multipart(ada));
	const outbox = createOutbox(service.store, () => service.clock.now, 30_000);
	const claimOne = async (held: Claim[] = []) => {
		const [claim] = await outbox.claim(1, ["mail"], held);
		return claim;
	};
	return { service, outbox, claimOne };
}

test.each([
	["a year back", -YEAR],
	["three hours back", -180 * MINUTE],
	["a year ahead", YEAR],
])("a mail that waits for its next try goes out although the clock is set %s", async (_, jump) => {
	const { service, outbox, claimOne } = await oneQueued();
	const claim = await claimOne();
	if (!claim) throw new Error("not claimed");
	await outbox.failed(claim, "451 later", "temporary");
	expect(await claimOne()).toBeUndefined();
	service.clock.now += jump;
	expect(await claimOne()).toMatchObject({ id: claim.id, tries: 2 });
});

test.each([
	["a year back", -YEAR],
	["a year ahead", YEAR],
])("a mail under way is not handed out twice when the clock is set %s", async (_, jump) => {
	const { service, outbox, claimOne } = await oneQueued();
	const claim = await claimOne();
	if (!claim) throw new Error("not claimed");
	service.clock.now += jump;
	expect(await claimOne([claim])).toBeUndefined();
	expect(await outbox.nextDueIn(["mail"], [claim])).toBeNull();
	await outbox.sent(claim);
	expect(service.stored()[0]?.mail).toBe("sent");
});

test("a lease whose holder is gone ends also when the clock is set back", async () => {
	const { service, claimOne } = await oneQueued();
	await claimOne();
	expect(await claimOne()).toBeUndefined();
	service.clock.now -= YEAR;
	expect(await claimOne()).toMatchObject({ tries: 2 });
});

test("machines whose clocks differ by a minute do not take each other's mails", async () => {
	const { service, claimOne } = await oneQueued();
	const behind = createOutbox(service.store, () => service.clock.now - MINUTE, 30_000);
	const ahead = createOutbox(service.store, () => service.clock.now + MINUTE, 30_000);
	await claimOne();
	expect([...(await behind.claim(1)), ...(await ahead.claim(1))]).toEqual([]);
});

test("a mail is not given up after a few tries because the clock was set ahead", async () => {
	const { service, outbox, claimOne } = await oneQueued();
	service.clock.now += YEAR;
	const claim = await claimOne();
	if (!claim) throw new Error("not claimed");
	expect(await outbox.failed(claim, "451 later", "temporary")).not.toBeNull();
	expect(service.stored()[0]?.mail).toBe("pending");
});

test("enquiries are taken, and ids sort as received, while the clock jumps", async () => {
	const service = testService({ RATE_LIMIT_PER_MINUTE: "0" });
	for (const jump of [0, -YEAR, 2 * YEAR, -2 * YEAR]) {
		service.clock.now += jump;
		expect((await service.ask(multipart({ ...ada, message: `${jump}` }))).status).toBe(200);
	}
	expect(service.stored().map(({ message }) => message)).toEqual([
		"0",
		`${-YEAR}`,
		`${2 * YEAR}`,
		`${-2 * YEAR}`,
	]);
	const health = await service.ask(new Request("http://127.0.0.1/healthz"));
	expect((await health.json()).oldestPendingSeconds).toBeGreaterThanOrEqual(0);
});
