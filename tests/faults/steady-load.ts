import { request } from "node:http";
import { ada, multipart } from "../service/support/enquiry-requests.ts";

export type SteadyLoad = {
	/** The numbers of the enquiries that got status 200. */
	acknowledged: Set<number>;
	/** What did not get status 200, as "path: status or error". */
	failed: string[];
	requests: number;
	/** The longest time that an answer took, in milliseconds. */
	slowestMs: number;
	/** Resolves when every request has ended. */
	stop(): Promise<void>;
};

type Body = { headers: Record<string, string>; content: Buffer };

/** Sends a request on a connection of its own, and resolves to the status. */
function send(url: string, body?: Body): Promise<number> {
	return new Promise((done, fail) => {
		const method = body ? "POST" : "GET";
		const call = request(url, { agent: false, method, headers: body?.headers }, (response) => {
			response.resume();
			response.on("end", () => done(response.statusCode ?? 0));
			response.on("error", fail);
		});
		call.setTimeout(30_000, () => call.destroy(new Error("no answer within 30 s")));
		call.on("error", fail);
		call.end(body?.content);
	});
}

async function enquiry(number: number): Promise<Body> {
	const fields = { ...ada, message: `No. ${number}.`, enquiry_id: `visitor-${number}` };
	const made = multipart(fields);
	const type = made.headers.get("content-type") ?? "";
	return { headers: { "content-type": type }, content: Buffer.from(await made.arrayBuffer()) };
}

/**
 * Sends requests at a fixed rate, without waiting for answers and without a second try.
 * @param paths are requested in turn
 */
export function startSteadyLoad(
	address: string,
	paths: readonly string[],
	{ pagesPerSecond = 200, enquiriesPerSecond = 20 } = {},
): SteadyLoad {
	const open = new Set<Promise<void>>();
	const load = {
		acknowledged: new Set<number>(),
		failed: [] as string[],
		requests: 0,
		slowestMs: 0,
		async stop() {
			clearInterval(timer);
			await Promise.all(open);
		},
	};

	function track(path: string, sending: Promise<number>, done = () => {}): void {
		const start = performance.now();
		load.requests += 1;
		const ended = sending
			.then(
				(status) => (status === 200 ? done() : void load.failed.push(`${path}: ${status}`)),
				(error: Error) => void load.failed.push(`${path}: ${error.message}`),
			)
			.then(() => {
				load.slowestMs = Math.max(load.slowestMs, performance.now() - start);
				open.delete(ended);
			});
		open.add(ended);
	}

	const began = performance.now();
	let pages = 0;
	let enquiries = 0;
	const timer = setInterval(() => {
		const seconds = (performance.now() - began) / 1000;
		for (; pages < seconds * pagesPerSecond; pages++) {
			const path = paths[pages % paths.length] ?? "/";
			track(path, send(address + path));
		}
		for (; enquiries < seconds * enquiriesPerSecond; enquiries++) {
			const number = enquiries;
			const path = "/api/v1.0/email/send-form";
			const sending = enquiry(number).then((body) => send(address + path, body));
			track(path, sending, () => load.acknowledged.add(number));
		}
	}, 5);
	return load;
}
