import { describe, expect, test } from "vitest";
import { eraseEnquiries } from "#service/enquiries/delete.ts";
import { countDeliveries } from "#service/outbox/states.ts";
import { ANSWER_TIMEOUT_MS, LEASE_MS } from "#service/outbox/time-limits.ts";
import { ada } from "../support/enquiry-requests.ts";
import { tempFolder } from "../support/temp-folder.ts";
import { recover, testOutbox } from "../support/test-outbox.ts";
import { testService } from "../support/test-service.ts";

const MINUTE = 60_000;
const YEAR = 365 * 24 * 60 * MINUTE;

/** Creates a service with this many waiting mails, and workers that share its clock. */
async function queued(count = 1) {
	const service = testService();
	const { database, clock } = service;
	for (let i = 0; i < count; i++) await service.enquire({ ...ada, message: `No. ${i}` });
	const newOutbox = (ahead = 0) => testOutbox(database, () => clock.now + ahead);
	const outbox = newOutbox();
	const claim = async () => {
		const [claimed] = await outbox.claim(1);
		if (!claimed) throw new Error("Nothing could be claimed.");
		return claimed;
	};
	const recoverAlone = () => recover(database, clock.now, { alone: true });
	return { service, database, clock, newOutbox, outbox, claim, recoverAlone };
}

test("results recorded after the lease expired are ignored", async () => {
	const { service, clock, outbox, claim } = await queued();
	const late = await claim();
	clock.now += LEASE_MS;
	const current = await claim();
	await outbox.failed(late, "late", "permanent");
	expect((await service.stored())[0]).toMatchObject({ mail: "pending", tries: 2, lastError: null });
	await outbox.sent(current);
	await outbox.failed(current, "after all", "temporary");
	expect((await service.stored())[0]).toMatchObject({ mail: "sent" });
});

test("recovery at startup frees leases only if no other process uses the database", async () => {
	const { database, clock, outbox, recoverAlone } = await queued();
	await outbox.claim(1);
	await recover(database, clock.now);
	expect(await outbox.claim(1)).toEqual([]);
	await recoverAlone();
	expect(await outbox.claim(1)).toMatchObject([{ tries: 2 }]);
});

test("an abandoned mail is not sent again for ten minutes, by nobody and after any restart", async () => {
	const { clock, newOutbox, outbox, claim, recoverAlone } = await queued();
	await outbox.abandoned(await claim());
	const restarted = newOutbox();
	await recoverAlone();
	clock.now += ANSWER_TIMEOUT_MS - 1;
	expect([...(await restarted.claim(1)), ...(await outbox.claim(1))]).toEqual([]);
	clock.now += 1;
	expect(await restarted.claim(1)).toMatchObject([{ tries: 2 }]);
});

test("the counts follow every change of a delivery", async () => {
	const { database, clock, outbox } = await queued(6);
	const counts = async () => {
		const { pending, stopped, loginRefused } = await countDeliveries(database);
		return [pending, stopped, loginRefused];
	};
	expect(await counts()).toEqual([6, 0, 0]);
	const [sent, refused, login, retried, , erased] = await outbox.claim(6);
	if (!sent || !refused || !login || !retried || !erased) throw new Error("Too few were claimed.");
	await outbox.sent(sent);
	await outbox.failed(refused, "550 no", "permanent");
	await outbox.failed(login, "535 no", "login");
	await outbox.failed(retried, "451 later", "temporary");
	expect(await counts()).toEqual([4, 1, 1]);
	await eraseEnquiries(database, [erased.id, refused.id], tempFolder());
	expect(await counts()).toEqual([3, 0, 1]);
	await recover(database, clock.now, { kinds: ["webhook"] });
	expect(await counts()).toEqual([0, 0, 0]);
});

describe("when the clock jumps", () => {
	test.each([
		["a year back", -YEAR],
		["three hours back", -180 * MINUTE],
		["a year ahead", YEAR],
	])("%s: a waiting mail can be claimed, and one that is being sent cannot", async (_, jump) => {
		const { service, clock, outbox, claim } = await queued(2);
		const first = await claim();
		await outbox.failed(first, "451 later", "temporary");
		const held = await claim();
		expect(await outbox.claim(1, [held])).toEqual([]);
		clock.now += jump;
		expect(await outbox.claim(9, [held])).toMatchObject([{ id: first.id, tries: 2 }]);
		await outbox.sent(held);
		expect((await service.stored()).map(({ mail }) => mail)).toEqual(["pending", "sent"]);
	});

	test("the lease of a dead holder expires even if the clock is set back", async () => {
		const { clock, outbox, claim } = await queued();
		await claim();
		expect(await outbox.claim(1)).toEqual([]);
		clock.now -= YEAR;
		expect(await outbox.claim(1)).toMatchObject([{ tries: 2 }]);
	});

	test("workers whose clocks differ by a minute do not claim each other's mails", async () => {
		const { newOutbox, claim } = await queued();
		await claim();
		for (const ahead of [-MINUTE, MINUTE]) {
			expect(await newOutbox(ahead).claim(1)).toEqual([]);
		}
	});

	test("setting it ahead does not stop a mail after its first failed try", async () => {
		const { service, clock, outbox, claim } = await queued();
		clock.now += YEAR;
		expect(await outbox.failed(await claim(), "451 later", "temporary")).not.toBeNull();
		expect((await service.stored())[0]?.mail).toBe("pending");
	});

	test("enquiries are accepted, and ids sort in order of receipt", async () => {
		const { enquire, clock, stored, health } = testService();
		const jumps = [0, -YEAR, 2 * YEAR, -2 * YEAR];
		for (const jump of jumps) {
			clock.now += jump;
			expect(await enquire({ ...ada, message: `${jump}` })).toBe(200);
		}
		expect((await stored()).map(({ message }) => message)).toEqual(jumps.map(String));
		expect((await health()).oldestPendingSeconds).toBeGreaterThanOrEqual(0);
	});
});
