import { Agent, request } from "node:http";
import { performance } from "node:perf_hooks";

export type Ask = { method: "GET" | "POST"; headers: Record<string, string>; body?: string };
type Answer = { status: number; encoding: string | undefined; bytes: number };

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** Sends one request over a kept-alive connection. */
export function send(url: string, { method, headers, body }: Ask): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const call = request(url, { agent, method, headers }, (response) => {
			let bytes = 0;
			response.on("data", (chunk) => {
				bytes += chunk.length;
			});
			response.on("end", () => {
				const { statusCode: status = 0, headers: given } = response;
				resolve({ status, encoding: given["content-encoding"], bytes });
			});
			response.on("error", reject);
		});
		call.on("error", reject);
		call.end(body);
	});
}

/** Sends `count` requests, eight at a time. @throws on an answer other than 200 */
export async function closedLoop(count: number, next: () => Promise<Answer>): Promise<void> {
	let left = count;
	const lane = async () => {
		while (left-- > 0) {
			const { status } = await next();
			if (status !== 200) throw new Error(`An answer was ${status}.`);
		}
	};
	await Promise.all(Array.from({ length: 8 }, lane));
}

/**
 * Sends requests at a fixed rate, without waiting for answers.
 * @returns the sorted times of the answers in milliseconds, each from when its request was due
 */
export async function openLoop(
	perSecond: number,
	seconds: number,
	next: () => Promise<Answer>,
): Promise<number[]> {
	const began = performance.now();
	const one = async (index: number): Promise<number> => {
		const due = began + (index * 1000) / perSecond;
		await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
		const { status } = await next();
		if (status !== 200) throw new Error(`An answer was ${status}.`);
		return performance.now() - due;
	};
	const times = await Promise.all(Array.from({ length: perSecond * seconds }, (_, i) => one(i)));
	return times.sort((a, b) => a - b);
}

export const percentile = (sorted: number[], part: number) =>
	sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
