import { expect, onTestFinished, test } from "vitest";
import { openPostgres } from "#service/database/postgres.ts";
import { schema } from "#service/enquiries/schema.ts";
import { addBacklog } from "../support/backlog.ts";
import { describeOnPostgres } from "../support/each-engine.ts";
import { testOutbox } from "../support/test-outbox.ts";

const FEW = 10;
const MANY = 50_000;
/** Usually 1 to 2. Reading all waiting rows takes over 20 times as long as reading ten. */
const LIMIT = 8;
const CALLS = 40;

type Call = () => Promise<unknown>;

const median = (times: number[]) => times.sort((a, b) => a - b)[CALLS / 2] ?? Number.NaN;

/** The median time of the second call relative to the first. They take turns, so that a busy machine slows both. */
async function relativeTime(few: Call, many: Call) {
	const runs = [few, many].map((call) => ({ call, times: [] as number[] }));
	for (let i = 0; i < CALLS; i++) {
		for (const { call, times } of runs) {
			const started = performance.now();
			await call();
			times.push(performance.now() - started);
		}
	}
	const [fewTime = Number.NaN, manyTime = Number.NaN] = runs.map(({ times }) => median(times));
	return manyTime / fewTime;
}

// `npm run lab:service` measures the same on SQLite.
describeOnPostgres(
	"with many mails waiting in PostgreSQL",
	(server) => {
		async function outboxWith(waiting: number) {
			const database = await openPostgres(await server().database(), schema);
			onTestFinished(() => database.close());
			await addBacklog(database, waiting, Date.now());
			// The server does this by itself within a minute.
			await database.query("ANALYZE");
			return testOutbox(database);
		}

		test("finding the next one takes as long as with ten", async () => {
			const [few, many] = [await outboxWith(FEW), await outboxWith(MANY)];
			type Search = (outbox: typeof few) => Promise<unknown>;
			const searches: Search[] = [(outbox) => outbox.claim(4), (outbox) => outbox.nextDueIn()];
			for (const search of searches) {
				const both: [Call, Call] = [() => search(few), () => search(many)];
				// The first round warms up.
				await relativeTime(...both);
				expect(await relativeTime(...both), String(search)).toBeLessThan(LIMIT);
			}
		});
	},
	{ tags: ["release"] },
);
