import { ada, multipart } from "../service/support/enquiry-requests.ts";
import { eventually } from "../service/support/eventually.ts";
import { clientOf } from "../service/support/service-process.ts";

export type Load = {
	/** The numbers of the enquiries that got status 200. */
	acknowledged: Set<number>;
	/** The number of requests by outcome: a status, or "no response". */
	outcomes: Map<number | "no response", number>;
	/** Resolves once this many more enquiries are acknowledged. */
	more(count: number): Promise<void>;
	/** Resolves once every visitor has finished its current enquiry. */
	stop(): Promise<void>;
};

const pause = (ms: number) => new Promise((next) => setTimeout(next, ms));

/** Sends enquiry `number`. The message contains the number; retries use the same idempotency key. */
export async function sendEnquiry(number: number, address: string): Promise<number> {
	const fields = { ...ada, message: `No. ${number}.`, enquiry_id: `visitor-${number}` };
	const response = await clientOf(address).send(multipart(fields));
	await response.text();
	return response.status;
}

/**
 * Starts visitors that send one enquiry after another. Without a 200, a visitor retries the same
 * enquiry at the next address.
 */
export function startLoad(addresses: string[], { visitors = 4, restMs = 0 } = {}): Load {
	const acknowledged = new Set<number>();
	const outcomes: Load["outcomes"] = new Map();
	let stopping = false;
	let count = 0;

	async function send(number: number): Promise<void> {
		for (let tries = 0; !acknowledged.has(number); tries++) {
			if (tries > 0) await pause(20);
			const address = addresses[(number + tries) % addresses.length] ?? "";
			const status = await sendEnquiry(number, address).catch(() => "no response" as const);
			outcomes.set(status, (outcomes.get(status) ?? 0) + 1);
			if (status === 200) acknowledged.add(number);
		}
	}

	async function visit(): Promise<void> {
		while (!stopping) {
			await send(++count);
			await pause(restMs);
		}
	}

	const all = Promise.all(Array.from({ length: visitors }, visit));
	return {
		acknowledged,
		outcomes,
		async more(count) {
			const enough = acknowledged.size + count;
			await eventually(() => acknowledged.size).toBeGreaterThanOrEqual(enough);
		},
		async stop() {
			stopping = true;
			await all;
		},
	};
}
