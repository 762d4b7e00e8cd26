import { repeatUntilAnswered } from "#site/components/enquiry-form/own-service.ts";
import { ada, multipart } from "../../service/support/enquiry-requests.ts";
import { enquire } from "./caddy.ts";

/** As in the form. */
const SEND_LIMIT_MS = 15_000;
const PAGES_PER_SECOND = 30;
const ENQUIRIES_PER_SECOND = 2;

/**
 * Sends requests at a fixed rate, without waiting for answers. Pages are requested once; an enquiry is
 * sent as the form sends it.
 * @param origin of Caddy
 * @param paths are requested in turn
 */
export function startSteadyLoad(origin: string, paths: readonly string[]) {
	/** The numbers of the enquiries that got status 200. */
	const acknowledged = new Set<number>();
	/** What did not, as "path: status or error". */
	const failed: string[] = [];
	const open = new Set<Promise<void>>();
	let slowestMs = 0;

	/** Keeps what is under way, and what did not end with 200. */
	function track(what: string, work: Promise<{ status: number } | undefined>): void {
		const start = performance.now();
		const done = work
			.then((answer) => answer?.status ?? "no answer")
			.catch((error: Error) => error.message)
			.then((outcome) => {
				if (outcome !== 200) failed.push(`${what}: ${outcome}`);
				slowestMs = Math.max(slowestMs, performance.now() - start);
				open.delete(done);
			});
		open.add(done);
	}

	async function getPage(path: string): Promise<Response> {
		const response = await fetch(origin + path, { signal: AbortSignal.timeout(60_000) });
		await response.text();
		return response;
	}

	async function sendEnquiry(number: number) {
		const fields = { ...ada, message: `No. ${number}.`, enquiry_id: `visitor-${number}` };
		const answer = await repeatUntilAnswered(async () => {
			const response = await enquire(origin, multipart(fields));
			return { status: response.status, text: await response.text(), retryAfter: null };
		}, SEND_LIMIT_MS);
		if (answer?.status === 200) acknowledged.add(number);
		return answer;
	}

	const began = performance.now();
	let pages = 0;
	let enquiries = 0;
	const timer = setInterval(() => {
		const seconds = (performance.now() - began) / 1000;
		for (; pages < seconds * PAGES_PER_SECOND; pages++) {
			const path = paths[pages % paths.length] ?? "/";
			track(path, getPage(path));
		}
		for (; enquiries < seconds * ENQUIRIES_PER_SECOND; enquiries++)
			track(`enquiry ${enquiries}`, sendEnquiry(enquiries));
	}, 5);
	return {
		acknowledged,
		failed,
		/** Resolves when every request has ended, and prints what they took. */
		async stop(title: string): Promise<void> {
			clearInterval(timer);
			await Promise.all(open);
			console.log(
				`${title}: ${pages} pages and ${acknowledged.size} enquiries, failed ${failed.length}, slowest ${Math.round(slowestMs)} ms`,
			);
		},
	};
}
