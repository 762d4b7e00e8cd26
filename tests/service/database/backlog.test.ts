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

async function medianTime(call: () => Promise<unknown>): Promise<number> {
	const times: number[] = [];
	for (let i = 0; i < CALLS; i++) {
		const started = performance.now();
		await call();
		times.push(performance.now() - started);
	}
	return times.sort((a, b) => a - b)[CALLS / 2] ?? Number.NaN;
}

/** Expects the same times with many mails waiting as with few. */
async function expectSame(measure: (waiting: number) => Promise<Record<string, number>>) {
	const few = await measure(FEW);
	const many = await measure(MANY);
	const ratios = Object.entries(many).map(
		([what, time]) => [what, time / (few[what] ?? 0)] as const,
	);
	console.log(`${MANY} waiting, relative to ${FEW}:`, Object.fromEntries(ratios));
	for (const [what, ratio] of ratios) expect(ratio, what).toBeLessThan(LIMIT);
}

test("with many mails waiting, an enquiry and /healthz take as long as with ten", async () => {
	await expectSame(async (waiting) => {
		const cwd = siteFolder();
		const database = new SqliteDatabase(openSqliteFile(join(cwd, "data/enquiries.db"), schema));
		await addBacklog(database, waiting, Date.now());
		await database.close();
		const service = await startServiceProcess(cwd, { SMTP_URL: "smtp://127.0.0.1:1" });
		const post = async () => expect(await service.enquire(ada)).toBe(200);
		const readHealth = async () =>
			expect((await fetch(`${service.address}/healthz`)).status).toBe(200);
		await medianTime(post);
		const times = { enquiry: await medianTime(post), health: await medianTime(readHealth) };
		await service.end("SIGTERM");
		return times;
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
			const claim = () => outbox.claim(4);
			await medianTime(claim);
			return {
				claim: await medianTime(claim),
				next: await medianTime(() => outbox.nextDueIn()),
			};
		});
	},
);
