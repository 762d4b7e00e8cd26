import { expect, test } from "vitest";
import type { Claim } from "#service/outbox/outbox.ts";
import { ada } from "../support/enquiry-requests.ts";
import { testOutbox } from "../support/test-outbox.ts";
import { testService } from "../support/test-service.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const YEAR = 365 * DAY;

/** Creates a service with one enquiry whose mail is pending. */
async function oneQueued() {
	const service = testService();
	await service.enquire(ada);
	const outbox = testOutbox(service.database, () => service.clock.now);
	const tryToClaim = async (held: Claim[] = []) => (await outbox.claim(1, held))[0];
	const claim = async () => {
		const claimed = await tryToClaim();
		if (!claimed) throw new Error("Nothing could be claimed.");
		return claimed;
	};
	return { service, outbox, tryToClaim, claim };
}

test.each([
	["a year back", -YEAR],
	["three hours back", -180 * MINUTE],
	["a year ahead", YEAR],
])("a mail waiting for its retry can be claimed after the clock is set %s", async (_, jump) => {
	const { service, outbox, tryToClaim, claim } = await oneQueued();
	const first = await claim();
	await outbox.failed(first, "451 later", "temporary");
	expect(await tryToClaim()).toBeUndefined();
	service.clock.now += jump;
	expect(await tryToClaim()).toMatchObject({ id: first.id, tries: 2 });
});

test.each([
	["a year back", -YEAR],
	["a year ahead", YEAR],
])("a mail that is being sent is not claimed again after the clock is set %s", async (_, jump) => {
	const { service, outbox, tryToClaim, claim } = await oneQueued();
	const held = await claim();
	service.clock.now += jump;
	expect(await tryToClaim([held])).toBeUndefined();
	expect(await outbox.nextDueIn([held])).toBeNull();
	await outbox.sent(held);
	expect((await service.stored())[0]?.mail).toBe("sent");
});

test("the lease of a dead holder expires even if the clock is set back", async () => {
	const { service, tryToClaim, claim } = await oneQueued();
	await claim();
	expect(await tryToClaim()).toBeUndefined();
	service.clock.now -= YEAR;
	expect(await tryToClaim()).toMatchObject({ tries: 2 });
});

test("workers whose clocks differ by a minute do not claim each other's mails", async () => {
	const { service, claim } = await oneQueued();
	const behind = testOutbox(service.database, () => service.clock.now - MINUTE);
	const ahead = testOutbox(service.database, () => service.clock.now + MINUTE);
	await claim();
	expect([...(await behind.claim(1)), ...(await ahead.claim(1))]).toEqual([]);
});

test("setting the clock ahead does not stop a mail after its first failed try", async () => {
	const { service, outbox, claim } = await oneQueued();
	service.clock.now += YEAR;
	expect(await outbox.failed(await claim(), "451 later", "temporary")).not.toBeNull();
	expect((await service.stored())[0]?.mail).toBe("pending");
});

test("enquiries are accepted, and ids sort in order of receipt, while the clock jumps", async () => {
	const service = testService();
	for (const jump of [0, -YEAR, 2 * YEAR, -2 * YEAR]) {
		service.clock.now += jump;
		expect(await service.enquire({ ...ada, message: `${jump}` })).toBe(200);
	}
	expect((await service.stored()).map(({ message }) => message)).toEqual([
		"0",
		`${-YEAR}`,
		`${2 * YEAR}`,
		`${-2 * YEAR}`,
	]);
	expect((await service.health()).oldestPendingSeconds).toBeGreaterThanOrEqual(0);
});
