import { randomUUID } from "node:crypto";
import * as v from "valibot";
import type { Database } from "./database/database.ts";
import { listen } from "./database/postgres/listen.ts";

const CHANNEL = "enquiry_counts";
/** A message has room for 8,000 bytes. A call has up to five networks, of 45 bytes at most. */
const MAX_CALLS = 30;

const messageSchema = v.pipe(
	v.string(),
	v.parseJson(),
	v.object({
		from: v.string(),
		/** The networks of each call that was let through. */
		calls: v.array(v.array(v.string())),
		enquiries: v.number(),
	}),
);

/** What the processes count together. */
export type Limits = {
	rate: { note(networks: readonly string[]): void };
	hourly: { note(): void };
};

/**
 * Lets several processes on one PostgreSQL count together. Each counts in its own memory, and tells the
 * others what it has counted. No request waits for that, nothing is stored, and while the database is
 * away each process goes on counting alone.
 */
export class SharedCounts {
	readonly #database: Pick<Database, "query">;
	readonly #id = randomUUID();
	#calls: string[][] = [];
	#enquiries = 0;
	#sending = false;

	constructor(database: Pick<Database, "query">) {
		this.#database = database;
	}

	/** Tells the others of a call that was let through. @param networks of the client */
	tellCall(networks: string[]): void {
		this.#calls.push(networks);
		void this.#send();
	}

	/** Tells the others of an enquiry that was taken. */
	tellEnquiry(): void {
		this.#enquiries++;
		void this.#send();
	}

	/** Notes in the limits what the others count. @returns a function that stops it */
	listen(url: string, { rate, hourly }: Limits): () => Promise<void> {
		return listen(url, CHANNEL, (text) => {
			// Any user of the database can send on the channel.
			const { success, output } = v.safeParse(messageSchema, text);
			if (!success || output.from === this.#id) return;
			const { calls, enquiries } = output;
			for (const networks of calls) rate.note(networks);
			for (let i = 0; i < enquiries; i++) hourly.note();
		});
	}

	/** What is counted while a message is under way goes into the next one. */
	async #send(): Promise<void> {
		if (this.#sending) return;
		this.#sending = true;
		try {
			while (this.#calls.length + this.#enquiries > 0) {
				const calls = this.#calls.splice(0, MAX_CALLS);
				const message = JSON.stringify({ from: this.#id, calls, enquiries: this.#enquiries });
				this.#enquiries = 0;
				await this.#database.query("SELECT pg_notify(?, ?)", CHANNEL, message);
			}
		} catch {
			// The database logs why it is away. Old counts would arrive too late.
			this.#calls = [];
			this.#enquiries = 0;
		} finally {
			this.#sending = false;
		}
	}
}
