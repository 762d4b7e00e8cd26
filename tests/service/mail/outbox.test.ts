import { expect, test } from "vitest";
import { type Database, DatabaseUnavailable } from "#service/database/database.ts";
import { eraseEnquiries } from "#service/enquiries/delete.ts";
import { countDeliveries } from "#service/outbox/states.ts";
import { ANSWER_TIMEOUT_MS, LEASE_MS } from "#service/outbox/time-limits.ts";
import { ada } from "../support/enquiry-requests.ts";
import { recover, testOutbox } from "../support/test-outbox.ts";
import { testService } from "../support/test-service.ts";

/** Creates a service with this many pending mails. */
async function queued(count: number) {
	const service = testService();
	for (let i = 0; i < count; i++) await service.enquire({ ...ada, message: `No. ${i}` });
	const newOutbox = (database: Database = service.database) =>
		testOutbox(database, () => service.clock.now);
	return { service, newOutbox };
}

test("two workers never claim the same mail", async () => {
	const { newOutbox } = await queued(20);
	const [one, other] = [newOutbox(), newOutbox()];
	const claims = (await Promise.all([one.claim(10), other.claim(10), one.claim(10)])).flat();
	expect(new Set(claims.map(({ id }) => id)).size).toBe(20);
	expect(claims).toHaveLength(20);
});

test("results recorded after the lease expired are ignored", async () => {
	const { service, newOutbox } = await queued(1);
	const outbox = newOutbox();
	const [late] = await outbox.claim(1);
	service.clock.now += LEASE_MS;
	const [current] = await outbox.claim(1);
	if (!late || !current) throw new Error("Nothing could be claimed.");
	await outbox.failed(late, "late", "permanent");
	expect((await service.stored())[0]).toMatchObject({ mail: "pending", tries: 2, lastError: null });
	await outbox.sent(current);
	await outbox.failed(current, "after all", "temporary");
	expect((await service.stored())[0]).toMatchObject({ mail: "sent" });
});

test("a worker can immediately reclaim a mail if the result of its claim was lost", async () => {
	const { service, newOutbox } = await queued(2);
	const { database } = service;
	let losesResults = false;
	const outbox = newOutbox({
		query: (text, ...args) => database.query(text, ...args),
		close: () => database.close(),
		async transaction(statements, key) {
			const rows = await database.transaction(statements, key);
			if (losesResults) throw new DatabaseUnavailable("gone");
			return rows;
		},
	});
	const held = await outbox.claim(1);
	losesResults = true;
	await expect(outbox.claim(1, held)).rejects.toThrow("gone");
	losesResults = false;
	expect(await outbox.nextDueIn(held)).toBe(0);
	const again = await outbox.claim(5, held);
	expect(again.map(({ tries }) => tries)).toEqual([2]);
	expect(again[0]?.id).not.toBe(held[0]?.id);
});

test("recovery at startup frees leases only if no other process uses the database", async () => {
	const { service, newOutbox } = await queued(1);
	const outbox = newOutbox();
	await outbox.claim(1);
	await recover(service.database, service.clock.now);
	expect(await outbox.claim(1)).toEqual([]);
	await recover(service.database, service.clock.now, { alone: true });
	expect(await outbox.claim(1)).toMatchObject([{ tries: 2 }]);
});

test("an abandoned mail is not sent again for ten minutes, by nobody and after any restart", async () => {
	const { service, newOutbox } = await queued(1);
	const outbox = testOutbox(service.database, () => service.clock.now, 1);
	const [claim] = await outbox.claim(1);
	if (!claim) throw new Error("Nothing could be claimed.");
	await outbox.abandoned(claim);
	const restarted = testOutbox(service.database, () => service.clock.now, 1);
	await recover(service.database, service.clock.now, { alone: true });
	service.clock.now += ANSWER_TIMEOUT_MS - 1;
	expect([...(await restarted.claim(1)), ...(await newOutbox().claim(1))]).toEqual([]);
	service.clock.now += 1;
	expect(await restarted.claim(1)).toMatchObject([{ tries: 2 }]);
});

test("the counts follow every change of a delivery", async () => {
	const { service, newOutbox } = await queued(6);
	const outbox = newOutbox();
	const counts = async () => {
		const { pending, stopped, loginRefused } = await countDeliveries(service.database);
		return { pending, stopped, loginRefused };
	};
	expect(await counts()).toEqual({ pending: 6, stopped: 0, loginRefused: 0 });
	const [sent, refused, login, retried, released, erased] = await outbox.claim(6);
	if (!sent || !refused || !login || !retried || !released || !erased) {
		throw new Error("Nothing could be claimed.");
	}
	await outbox.sent(sent);
	await outbox.failed(refused, "550 no", "permanent");
	await outbox.failed(login, "535 no", "login");
	await outbox.failed(retried, "451 later", "temporary");
	expect(await counts()).toEqual({ pending: 4, stopped: 1, loginRefused: 1 });
	await eraseEnquiries(service.database, [erased.id, refused.id]);
	expect(await counts()).toEqual({ pending: 3, stopped: 0, loginRefused: 1 });
	await recover(service.database, service.clock.now, { kinds: ["webhook"] });
	expect(await counts()).toEqual({ pending: 0, stopped: 0, loginRefused: 0 });
});
