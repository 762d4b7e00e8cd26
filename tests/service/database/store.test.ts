import { expect, test } from "vitest";
import { takeBack } from "#service/answers/receipts.ts";
import { eraseEnquiries } from "#service/enquiries/delete.ts";
import { schema, textColumns } from "#service/enquiries/schema.ts";
import { listEnquiries } from "#service/enquiries/stored-enquiry.ts";
import { describeOnEachEngine } from "../support/each-engine.ts";
import { ada, json, multipart, urlEncoded } from "../support/enquiry-requests.ts";
import { eventually } from "../support/eventually.ts";
import { startInProcess } from "../support/in-process.ts";
import { testSink } from "../support/mail-servers.ts";
import { siteFolder } from "../support/site-folder.ts";
import { tempFolder } from "../support/temp-folder.ts";
import { serviceOn } from "../support/test-service.ts";
import { testOutbox } from "../support/workers.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const KEYED = { ...ada, enquiry_id: "key-1" };

/** What the service promises of its store; every engine keeps it. */
describeOnEachEngine("the store", (newStore) => {
	const newService = async (env = {}) => serviceOn(await (await newStore()).open(), env);

	test("the same key and content are stored once, in any request format and at once", async () => {
		const service = await newService();
		const requests = Array.from({ length: 20 }, () => service.send(multipart(KEYED)));
		const statuses = (await Promise.all(requests)).map(({ status }) => status);
		expect(new Set(statuses)).toEqual(new Set([200]));
		expect((await service.send(json(KEYED))).status).toBe(200);
		expect((await service.send(urlEncoded(KEYED))).status).toBe(303);
		expect(await service.stored()).toMatchObject([{ conflict: false, mail: "pending" }]);
	});

	test("enquiries with the same key and different content are all stored, mailed and flagged", async () => {
		const store = await newStore();
		const services = [serviceOn(await store.open()), serviceOn(await store.open())];
		for (let round = 0; round < 10; round++) {
			const enquiry_id = `k${round}`;
			const statuses = await Promise.all(
				services.flatMap(({ enquire }, i) => [
					enquire({ ...ada, enquiry_id, message: `${i}` }),
					enquire({ ...ada, enquiry_id, message: "same" }),
				]),
			);
			expect(statuses).toEqual([200, 200, 200, 200]);
		}
		await services[0]?.enquire(KEYED);
		const all = (await services[0]?.stored()) ?? [];
		expect(all).toHaveLength(10 * 3 + 1);
		expect(all.filter(({ conflict, mail }) => conflict && mail === "pending")).toHaveLength(30);
	});

	test("without a key every enquiry is new, and a quarantined one does not hold back its repeat", async () => {
		const service = await newService();
		await service.enquire(ada);
		await service.enquire({ ...ada, enquiry_id: " " });
		await service.enquire({ ...KEYED, homepage: "filled" });
		await service.enquire(KEYED);
		const mails = (await service.stored()).map(({ mail }) => mail);
		expect(mails).toEqual(["pending", "pending", "none", "pending"]);
	});

	test("a form without script is stored once a day, however often it is posted again", async () => {
		const store = await newStore();
		const database = await store.open();
		const services = [serviceOn(database), serviceOn(await store.open())] as const;
		const at = async (time: number, service = services[0]) => {
			service.clock.now = time;
			const page = await service.send(urlEncoded(ada));
			expect(page.status).toBe(303);
			return page.headers.get("location");
		};
		const stored = async () =>
			(await services[0].stored()).map(({ answer, conflict, mail }) => [answer, conflict, mail]);
		const isOpen = ["open", false, "pending"];

		const beforeMidnight = Date.UTC(2026, 0, 1, 23, 59, 59);
		const first = await Promise.all(
			Array.from({ length: 10 }, (_, i) =>
				at(beforeMidnight + 200 * i, services[(i % 2) as 0 | 1]),
			),
		);
		expect(new Set(first).size).toBe(1);
		expect(first[0]).toMatch(/\?reference=/);
		expect(await stored()).toEqual([isOpen]);
		expect(await at(beforeMidnight + DAY + 2_000)).not.toBe(first[0]);
		expect(await stored()).toEqual([isOpen, isOpen]);

		// What no longer exists is not repeated.
		const [, second] = await listEnquiries(database);
		await takeBack(database, second?.key ?? "", beforeMidnight + DAY + 3_000);
		await at(beforeMidnight + DAY + 4_000);
		await at(beforeMidnight + DAY + 5_000);
		expect(await stored()).toEqual([isOpen, ["withdrawn", false, "cancelled"], isOpen]);
		await eraseEnquiries(
			database,
			(await listEnquiries(database)).map(({ id }) => id),
			tempFolder(),
		);
		await at(beforeMidnight + DAY + 6_000);
		expect(await stored()).toEqual([isOpen]);
	});

	test("several workers claim each mail once", async () => {
		const store = await newStore();
		const databases = await Promise.all([store.open(), store.open(), store.open()]);
		const { enquire } = serviceOn(await store.open());
		await Promise.all(Array.from({ length: 60 }, (_, i) => enquire({ ...ada, message: `${i}` })));
		const claimed = await Promise.all(
			databases.map(async (database) => {
				const outbox = testOutbox(database);
				const ids: string[] = [];
				for (let claims = await outbox.claim(4); claims.length > 0; ) {
					ids.push(...claims.map(({ id }) => id));
					claims = await outbox.claim(4);
				}
				return ids;
			}),
		);
		expect(claimed.flat()).toHaveLength(60);
		expect(new Set(claimed.flat()).size).toBe(60);
	});

	test("the column of a new field is added at the start, blank in existing rows, and is kept", async () => {
		const store = await newStore();
		const service = serviceOn(await store.open());
		await service.enquire(ada);
		const columns = [...textColumns, "country"];
		const newer = { ...schema, textColumns: { table: "enquiries", columns } };
		for (let opened = 0; opened < 2; opened++) {
			const database = await store.open(newer);
			expect(await database.query("SELECT user_name, country FROM enquiries")).toEqual([
				{ user_name: ada.user_name, country: "" },
			]);
			await database.close();
		}
		// A service without the field can still store and read enquiries.
		expect(await service.enquire({ ...ada, message: "Another" })).toBe(200);
		expect(await service.stored()).toHaveLength(2);
	});

	test("acknowledgements are limited: one a day for a mailbox, thirty an hour", async () => {
		const service = await newService({ ACKNOWLEDGE: "on" });
		const start = service.clock.now;
		let count = 0;
		/** Sends enquiries and resolves to the addresses that are acknowledged. */
		const acknowledged = async (after: number, ...addresses: string[]) => {
			service.clock.now = start + after;
			for (const user_email of addresses) {
				expect(await service.enquire({ ...ada, user_email, message: `${count++}` })).toBe(200);
			}
			return (await service.stored())
				.slice(-addresses.length)
				.filter(({ acknowledgement }) => acknowledgement !== "none")
				.map(({ user_email }) => user_email);
		};
		// Which addresses are one mailbox, see acknowledgements.test.ts.
		expect(await acknowledged(0, "ada@b.example", "ada+1@b.example")).toEqual(["ada@b.example"]);
		expect(await acknowledged(DAY - 1, "ada@b.example")).toEqual([]);
		expect(await acknowledged(DAY, "ada@b.example")).toHaveLength(1);

		const spread = Array.from({ length: 31 }, (_, n) => `u@d${n}.example`);
		expect(await acknowledged(3 * DAY, ...spread)).toEqual(spread.slice(0, 30));
		expect(await acknowledged(3 * DAY + 58 * MINUTE, "late@d.example")).toEqual([]);
		expect(await acknowledged(3 * DAY + 61 * MINUTE, "late@d.example")).toHaveLength(1);
	});

	test("without SMTP_URL a mail is filed, and sent once SMTP_URL appears", async () => {
		const { env } = await newStore();
		const cwd = siteFolder();
		const settings = { ...env, ACKNOWLEDGE: "on" };
		const service = await startInProcess(settings, cwd);
		await service.enquire(ada);
		const states = async () =>
			(await service.records()).map(({ mail, acknowledgement }) => [mail, acknowledgement]);
		await eventually(states).toEqual([["filed", "filed"]]);
		expect(await service.health()).toMatchObject({ status: "ok", filed: 1, pending: 0 });
		const status = await service.run("status");
		expect([status.code, status.stdout]).toEqual([0, expect.stringMatching(/^Filed: +1$/m)]);
		await service.stop();

		const sink = await testSink();
		for (let starts = 0; starts < 2; starts++) {
			const later = await startInProcess({ ...settings, SMTP_URL: sink.url }, cwd);
			// There is no late acknowledgement.
			await eventually(states).toEqual([["sent", "filed"]]);
			await later.stop();
		}
		expect(sink.mails.map(({ envelopeTo }) => envelopeTo)).toEqual([["hello@example.com"]]);
	});
});
