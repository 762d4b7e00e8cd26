import { expect, test } from "vitest";
import { ada } from "../../service/support/enquiry-requests.ts";
import { eventually } from "../../service/support/eventually.ts";
import { testSink } from "../../service/support/mail-servers.ts";
import { hasPostgres, startPostgres } from "../../service/support/postgres.ts";
import { startServiceProcess } from "../../service/support/service-process.ts";
import { siteFolder } from "../../service/support/site-folder.ts";
import { atTestEnd } from "../../service/support/temp-folder.ts";

/** Reminders are due after 30 and 60 seconds, and the escalation after 90. */
const ENV = {
	ANSWER_WITHIN: "1m",
	ANSWER_HOURS: "Mon-Sun 00:00-24:00",
	ESCALATE_TO: "boss@firm.example",
	MAIL_TO: "owner@firm.example",
	RATE_LIMIT_PER_MINUTE: "0",
	RETRY_BASE_MS: "100",
};
const ENQUIRIES = 10;
const KILLS = 50;
const LONGEST_WAIT_MS = 240_000;

type Sink = Awaited<ReturnType<typeof testSink>>;

/** The Message-IDs of the mails, without repeats, and the number of mails. */
function mailed(sink: Sink) {
	const ids = sink.mails.map(({ messageId }) => messageId ?? "");
	const of = (kind: string) => new Set(ids.filter((id) => id.includes(`.${kind}@`))).size;
	return [of("reminder"), of("last-reminder"), of("escalation")];
}

const ALL = [ENQUIRIES, ENQUIRIES, ENQUIRIES];

test(`no reminder is missing after ${KILLS} kills, and a repeat has the same Message-ID`, {
	timeout: 600_000,
}, async () => {
	const [cwd, sink] = [siteFolder(), await testSink()];
	const env = { ...ENV, SMTP_URL: sink.url };
	const first = await startServiceProcess(cwd, env);
	for (let n = 0; n < ENQUIRIES; n++) await first.enquire({ ...ada, company: `Firm ${n}` });
	await first.end("SIGKILL");
	const began = Date.now();
	for (let kill = 0; kill < KILLS; kill++) {
		const service = await startServiceProcess(cwd, env);
		await new Promise((resolve) => setTimeout(resolve, Math.random() * 4_000));
		await service.end("SIGKILL");
	}
	expect(Date.now() - began).toBeGreaterThan(90_000);
	await startServiceProcess(cwd, env);
	await eventually(() => mailed(sink), LONGEST_WAIT_MS).toEqual(ALL);
	const texts = new Map(sink.mails.map(({ messageId, text }) => [messageId, text]));
	for (const { messageId, text } of sink.mails) expect(text).toBe(texts.get(messageId));
	console.log(
		`Kills: ${sink.mails.length - texts.size} mails came twice, each with its Message-ID.`,
	);
});

test.skipIf(!hasPostgres())(
	"two processes on PostgreSQL send each reminder once",
	{ timeout: 600_000 },
	async () => {
		const [server, sink] = [await startPostgres(), await testSink()];
		atTestEnd(() => server.remove());
		const env = { ...ENV, SMTP_URL: sink.url, DATABASE_URL: await server.database() };
		const cwd = siteFolder();
		const start = () => startServiceProcess(cwd, env);
		const [first, second] = [await start(), await start()];
		for (let n = 0; n < ENQUIRIES; n++) {
			await (n % 2 ? first : second).enquire({ ...ada, company: `Firm ${n}` });
		}
		await eventually(() => mailed(sink), LONGEST_WAIT_MS).toEqual(ALL);
		const ids = sink.mails.map(({ messageId }) => messageId);
		expect(ids).toHaveLength(new Set(ids).size);
	},
);
