/**
 * `npm run lab:service` sends enquiries to the service at a steady rate, without waiting for answers,
 * and then counts what is in the database.
 *
 *     npm run lab:service -- [--rate 50] [--save]
 *
 * Fails if a limit is exceeded.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { limitOf } from "#content/quality/limits.ts";
import { SEND_JSON_PATH } from "#shared/enquiry.ts";
import { buildSite } from "#tools/build.ts";
import { main, say } from "#tools/step.ts";
import { startService } from "../../tests/support/service-process.ts";
import { measuredCommit, saveMeasurements } from "../measurements.ts";

const { values: options } = parseArgs({
	options: {
		rate: { type: "string", default: "50" },
		save: { type: "boolean" },
	},
});

const FIELDS = { user_name: "Ada Lovelace", user_email: "ada@example.com", enquiryType: "Other" };
const SECONDS = 20;
const IDS = { service_id: "own", template_id: "enquiry", user_id: "public" };
const TEXT = "We need an engine that weaves algebra. ".repeat(8);

/** Milliseconds from when an enquiry was due to its answer, or undefined if it was not a 200. */
async function send(url: string, number: number, due: number): Promise<number | undefined> {
	await pause(Math.max(0, due - performance.now()));
	const message = `No. ${number}. ${TEXT}`;
	const answer = await fetch(url + SEND_JSON_PATH, {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify({
			...IDS,
			template_params: { ...FIELDS, message, enquiry_id: `${number}` },
		}),
	});
	await answer.arrayBuffer();
	return answer.status === 200 ? performance.now() - due : undefined;
}

await main(async () => {
	const rate = Number(options.rate);
	if (!(rate > 0)) throw new Error("--rate must be above 0.");
	const commit = options.save ? measuredCommit() : undefined;
	await buildSite();
	const folder = mkdtempSync(join(tmpdir(), "lab-service-"));
	// They override .env, so that no enquiry reaches a real database, mailbox or webhook.
	const env = {
		...{ DATA_DIR: folder, DATABASE_URL: "", SMTP_URL: "", WEBHOOK_URL: "", ALERT_URL: "" },
		...{ RATE_LIMIT_PER_MINUTE: "0", ENQUIRIES_PER_HOUR: "0" },
	};
	const service = await startService(".", env);
	try {
		const due = (index: number) => began + (1000 * index) / rate;
		const numbers = Array.from({ length: rate * SECONDS }, (_, index) => index);
		const began = performance.now();
		const times = await Promise.all(numbers.map((index) => send(service.url, index, due(index))));
		const list = execFileSync(process.execPath, ["service/cli.ts", "list", "--json"], {
			...{ env: { ...process.env, ...env }, encoding: "utf8", maxBuffer: 1e9 },
		});
		const stored = new Set(list.match(/No\. \d+\./g)).size;
		const answered = times.filter((time) => time !== undefined).sort((a, b) => a - b);
		const p99 = Math.ceil(answered[Math.ceil(answered.length * 0.99) - 1] ?? Number.NaN);
		const refused = times.length - Math.min(answered.length, stored);
		say(
			`${times.length} enquiries, ${rate} a second: ${answered.length} answered, ${stored} stored,`,
		);
		say(`median ${answered[answered.length >> 1]?.toFixed(1)} ms, 99th percentile ${p99} ms`);
		if (commit) {
			const counts = { value: refused, numbers: { of: times.length } };
			saveMeasurements(commit, { answer: { value: p99, numbers: { rate } }, refused: counts });
		}
		if (refused > limitOf("refused")) throw new Error(`${refused} enquiries were refused or lost.`);
		if (!(p99 <= limitOf("answer"))) throw new Error(`More than ${limitOf("answer")} ms.`);
	} finally {
		await service.stop();
		rmSync(folder, { recursive: true, force: true });
	}
});
