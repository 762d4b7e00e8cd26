import { Agent, request } from "node:https";
import { type Answer, repeatUntilAnswered } from "#site/components/enquiry-form/own-service.ts";
import { ada, multipart } from "../../service/support/enquiry-requests.ts";

/** As in the form. */
const SEND_LIMIT_MS = 15_000;

export type SteadyLoad = {
	/** The numbers of the enquiries that got status 200. */
	acknowledged: Set<number>;
	/** What did not get status 200, as "path: status or error". */
	failed: string[];
	pages: number;
	/** Enquiries that the form had to send again, and those that Caddy had sent again (307). */
	repeated: number;
	redirected: number;
	/** The longest time that a page and an enquiry took, in milliseconds. */
	slowestPageMs: number;
	slowestEnquiryMs: number;
	/** Resolves when every request has ended. */
	stop(): Promise<void>;
};

/**
 * Sends requests at a fixed rate, without waiting for answers. Pages are requested once; an enquiry is
 * sent as the form sends it.
 * @param origin of Caddy
 * @param ca the certificate of its authority
 * @param paths are requested in turn
 */
export function startSteadyLoad(
	origin: string,
	ca: Buffer,
	paths: readonly string[],
	{ pagesPerSecond = 30, enquiriesPerSecond = 2 } = {},
): SteadyLoad {
	const { hostname: servername, host, port } = new URL(origin);
	const agent = new Agent({ keepAlive: true, ca });
	const caddy = { agent, host: "127.0.0.1", port: port || 443, servername };
	const open = new Set<Promise<void>>();
	const load: SteadyLoad = {
		acknowledged: new Set<number>(),
		failed: [],
		...{ pages: 0, repeated: 0, redirected: 0, slowestPageMs: 0, slowestEnquiryMs: 0 },
		async stop() {
			clearInterval(timer);
			await Promise.all(open);
			agent.destroy();
		},
	};

	/** Sends a request, and again if it is redirected with 307, as browsers do. */
	function send(path: string, body?: { type: string; content: Buffer }): Promise<Answer> {
		return new Promise((done, fail) => {
			const headers = { host, ...(body && { "content-type": body.type, origin }) };
			const method = body ? "POST" : "GET";
			const call = request({ ...caddy, path, method, headers }, (response) => {
				let text = "";
				response.on("data", (chunk) => {
					text += chunk;
				});
				response.on("error", fail);
				response.on("end", () => {
					const { statusCode: status = 0, headers: found } = response;
					if (status !== 307) return done({ status, text, retryAfter: null });
					load.redirected += 1;
					send(found.location ?? "", body).then(done, fail);
				});
			});
			call.setTimeout(60_000, () => call.destroy(new Error("no answer within 60 s")));
			call.on("error", fail);
			call.end(body?.content);
		});
	}

	async function getPage(path: string): Promise<void> {
		const start = performance.now();
		load.pages += 1;
		const failure = await send(path).then(
			({ status }) => (status === 200 ? undefined : String(status)),
			(error: Error) => error.message,
		);
		if (failure) load.failed.push(`${path}: ${failure}`);
		load.slowestPageMs = Math.max(load.slowestPageMs, performance.now() - start);
	}

	async function sendEnquiry(number: number): Promise<void> {
		const start = performance.now();
		const fields = { ...ada, message: `No. ${number}.`, enquiry_id: `visitor-${number}` };
		const made = multipart(fields);
		const type = made.headers.get("content-type") ?? "";
		const body = { type, content: Buffer.from(await made.arrayBuffer()) };
		let tries = 0;
		const answer = await repeatUntilAnswered(() => {
			tries += 1;
			return send(new URL(made.url).pathname, body);
		}, SEND_LIMIT_MS);
		load.repeated += tries - 1;
		if (answer?.status === 200) load.acknowledged.add(number);
		else load.failed.push(`enquiry ${number}: ${answer?.status ?? "no answer"}`);
		load.slowestEnquiryMs = Math.max(load.slowestEnquiryMs, performance.now() - start);
	}

	function track(work: Promise<void>): void {
		open.add(work);
		void work.then(() => open.delete(work));
	}

	const began = performance.now();
	let pages = 0;
	let enquiries = 0;
	const timer = setInterval(() => {
		const seconds = (performance.now() - began) / 1000;
		for (; pages < seconds * pagesPerSecond; pages++) {
			track(getPage(paths[pages % paths.length] ?? "/"));
		}
		for (; enquiries < seconds * enquiriesPerSecond; enquiries++) track(sendEnquiry(enquiries));
	}, 5);
	return load;
}

export const report = (title: string, load: SteadyLoad) =>
	console.log(
		`${title}: ${load.pages} pages and ${load.acknowledged.size} enquiries, failed ${load.failed.length}, slowest page ${Math.round(load.slowestPageMs)} ms, slowest enquiry ${Math.round(load.slowestEnquiryMs)} ms, repeated by the form ${load.repeated}, by Caddy's redirect ${load.redirected}`,
	);
