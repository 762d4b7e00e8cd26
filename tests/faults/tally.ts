import { expect, TestRunner } from "vitest";
import type { Tally } from "#lab/measurements.ts";
import type { PostgresServer } from "../service/support/postgres.ts";
import { storedRecords } from "../service/support/run-command.ts";
import type { SmtpSink } from "../support/smtp-sink.ts";

type Record = { message: string; mail: string };

const numberIn = (text = "") => Number(/No\. (\d+)\./.exec(text)?.[1]);

function countEach(numbers: number[]): Map<number, number> {
	const counts = new Map<number, number>();
	for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
	return counts;
}

const moreThanOnce = (counts: Map<number, number>) =>
	[...counts.values()].filter((count) => count > 1).length;

/** Resolves once the mail of every stored enquiry has been sent. */
export async function allMailed(
	cwd: string,
	env?: { [name: string]: string },
	timeout = 60_000,
): Promise<void> {
	const waiting = async () =>
		(await storedRecords(cwd, env)).filter(({ mail }) => mail !== "sent").length;
	await expect.poll(waiting, { timeout, interval: 200 }).toBe(0);
}

/** Ends the leases of killed processes, as fourteen minutes do. @param url of the database */
export const endLeases = (server: PostgresServer, url: string) =>
	server.sql("UPDATE outbox SET due_at = 0, lease_until = 0 WHERE state = 'pending'", url);

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
	records: Record[],
	sink?: SmtpSink,
	kills?: number,
): void {
	const stored = countEach(records.map(({ message }) => numberIn(message)));
	const mailed = countEach(sink?.mails.map(({ text }) => numberIn(text)) ?? []);
	const lost = [...acknowledged].filter(
		(number) => !stored.has(number) || (sink && !mailed.has(number)),
	);
	const duplicates = moreThanOnce(stored);
	const mails = sink ? `, mailed twice ${moreThanOnce(mailed)}` : "";
	console.log(
		`${title}: acknowledged ${acknowledged.size}, lost ${lost.length}, stored twice ${duplicates}${mails}`,
	);
	if (kills) {
		const wrong = lost.length + duplicates;
		reportTally({ fault: "kill", times: kills, acknowledged: acknowledged.size, wrong });
	}
	expect(acknowledged.size).toBeGreaterThan(0);
	expect({ lost, duplicates }).toEqual({ lost: [], duplicates: 0 });
}
