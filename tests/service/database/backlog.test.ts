import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openPostgres } from "#service/database/postgres.ts";
import { SqliteDatabase } from "#service/database/sqlite.ts";
import { openSqliteFile } from "#service/database/sqlite-file.ts";
import { schema } from "#service/enquiries/schema.ts";
import { addBacklog } from "../support/backlog.ts";
import { ada } from "../support/enquiry-requests.ts";
import { hasPostgres, startPostgres } from "../support/postgres.ts";
import { startServiceProcess } from "../support/service-process.ts";
import { siteFolder } from "../support/site-folder.ts";
import { testOutbox } from "../support/test-outbox.ts";

const FEW = 10;
const MANY = 50_000;
/** Usually 1 to 2. Reading all waiting rows takes over 20 times as long as reading ten. */
const LIMIT = 8;
const CALLS = 40;

type Call = () => Promise<unknown>;

const median = (times: number[]) => times.sort((a, b) => a - b)[CALLS / 2] ?? Number.NaN;

/** The median times of two calls, which take turns, so that a busy machine slows both. */
async function medianTimes(few: Call, many: Call) {
	const runs = [few, many].map((call) => ({ call, times: [] as number[] }));
	for (let i = 0; i < CALLS; i++) {
		for (const { call, times } of runs) {
			const started = performance.now();
			await call();
			times.push(performance.now() - started);
		}
	}
	const [fewTime = Number.NaN, manyTime = Number.NaN] = runs.map(({ times }) => median(times));
	return { fewTime, manyTime };
}

/** Expects that the calls take the same time with many mails waiting as with few. */
async function expectSame<What extends string>(
	prepare: (waiting: number) => Promise<Record<What, Call>>,
) {
	const few = await prepare(FEW);
	const many = await prepare(MANY);
	for (const what of Object.keys(few) as What[]) {
		// The first round warms up.
		await medianTimes(few[what], many[what]);
		const { fewTime, manyTime } = await medianTimes(few[what], many[what]);
		console.log(`${what}: ${MANY} waiting, relative to ${FEW}: ${manyTime / fewTime}`);
		expect(manyTime / fewTime, what).toBeLessThan(LIMIT);
	}
}

test("with many mails waiting, an enquiry and /healthz take as long as with ten", async () => {
	await expectSame(async (waiting) => {
		const cwd = siteFolder();
		const database = new SqliteDatabase(openSqliteFile(join(cwd, "data/enquiries.db"), schema));
		await addBacklog(database, waiting, Date.now());
		await database.close();
		const service = await startServiceProcess(cwd, { SMTP_URL: "smtp://127.0.0.1:1" });
		return {
			enquiry: async () => expect(await service.enquire(ada)).toBe(200),
			health: async () => expect((await fetch(`${service.address}/healthz`)).status).toBe(200),
		};
	});
});

test.skipIf(!hasPostgres())(
	"with many mails waiting in PostgreSQL, finding the next one takes as long as with ten",
	async () => {
		const server = await startPostgres();
		onTestFinished(() => server.remove());
		await expectSame(async (waiting) => {
			const database = await openPostgres(await server.database(), schema);
			onTestFinished(() => database.close());
			await addBacklog(database, waiting, Date.now());
			// The server does this by itself within a minute.
			await database.query("ANALYZE");
			const outbox = testOutbox(database);
			return { claim: () => outbox.claim(4), next: () => outbox.nextDueIn() };
		});
	},
);
