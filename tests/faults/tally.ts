import { expect, TestRunner } from "vitest";
import type { Tally } from "#lab/measurements.ts";
import { storedRecords } from "../service/support/run-command.ts";
import type { SmtpSink } from "../support/smtp-sink.ts";

/** The number of an enquiry of `load.ts`, which its message contains. */
export const numberIn = (text = "") => Number(/No\. (\d+)\./.exec(text)?.[1]);

export const repeats = (values: unknown[]) => values.length - new Set(values).size;

/** Resolves once every stored enquiry that is not in quarantine has been mailed. */
export async function allMailed(cwd: string, env?: { [name: string]: string }): Promise<void> {
	const waiting = async () =>
		(await storedRecords(cwd, env)).filter(
			({ mail, quarantined }) => mail !== "sent" && !quarantined,
		).length;
	// A worker without new mails looks once a minute.
	await expect.poll(waiting, { timeout: 110_000, interval: 200 }).toBe(0);
}

declare module "vitest" {
	interface TaskMeta {
		tally?: Tally;
	}
}

/** Puts what a test found into the report of the tests, also if the test fails. */
export function reportTally(tally: Tally): void {
	const test = TestRunner.getCurrentTest();
	if (test) test.meta.tally = tally;
}

/**
 * Prints a summary of the acknowledged enquiries and fails if one was lost or stored twice. A mail may
 * be sent twice if the reply of the mail server was lost; both have the same Message-ID.
 * @param kills how often the test killed the service
 */
export function tally(
	title: string,
	acknowledged: Set<number>,
	records: { message: string }[],
	sink?: SmtpSink,
	kills?: number,
): void {
	const stored = records.map(({ message }) => numberIn(message));
	const mailed = sink?.mails.map(({ text }) => numberIn(text)) ?? [];
	const whole = sink ? new Set(mailed).intersection(new Set(stored)) : new Set(stored);
	const lost = [...acknowledged].filter((number) => !whole.has(number));
	const duplicates = repeats(stored);
	console.log(
		`${title}: acknowledged ${acknowledged.size}, lost ${lost.length}, stored twice ${duplicates}, mailed twice ${repeats(mailed)}`,
	);
	const wrong = lost.length + duplicates;
	if (kills) reportTally({ fault: "kill", times: kills, acknowledged: acknowledged.size, wrong });
	expect(acknowledged.size).toBeGreaterThan(0);
	expect({ lost, duplicates }).toEqual({ lost: [], duplicates: 0 });
}
