import { ada, multipart } from "../service/support/enquiry-requests.ts";

/** Longest wait for one answer, in milliseconds; the site's form waits as long. */
const ANSWER_LIMIT_MS = 15_000;

export type Load = {
	/** The numbers of the enquiries that were answered with 200. */
	acknowledged: Set<number>;
	/** The number of answers of each kind: a status, or "no answer". */
	answers: Map<number | "no answer", number>;
	/** Lets every visitor finish, and resolves then. */
	stop(): Promise<void>;
};

const pause = (ms: number) => new Promise((next) => setTimeout(next, ms));

/** The enquiry of one visitor. Its message holds the number; repeats have the same key. */
export function enquiryRequest(number: number, address: string, filling = ""): Promise<Response> {
	const fields = { ...ada, message: `No. ${number}. ${filling}`, enquiry_id: `visitor-${number}` };
	const request = multipart(fields);
	return fetch(address + new URL(request.url).pathname, {
		method: "POST",
		headers: request.headers,
		body: request.body,
		duplex: "half",
		signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
	} as RequestInit);
}

/**
 * Visitors who send one enquiry after the other. A visitor who does not get 200 sends the same
 * enquiry to the next address, like a person who presses the button again.
 */
export function startLoad(addresses: string[], { visitors = 4, restMs = 0 } = {}): Load {
	const acknowledged = new Set<number>();
	const answers: Load["answers"] = new Map();
	let stopping = false;
	let count = 0;

	async function send(number: number): Promise<void> {
		for (let tries = 0; ; tries++) {
			const address = addresses[(number + tries) % addresses.length] ?? "";
			const status = await enquiryRequest(number, address).then(
				async (answer) => {
					await answer.text();
					return answer.status;
				},
				() => "no answer" as const,
			);
			answers.set(status, (answers.get(status) ?? 0) + 1);
			if (status === 200) {
				acknowledged.add(number);
				return;
			}
			await pause(20);
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
		answers,
		async stop() {
			stopping = true;
			await all;
		},
	};
}
