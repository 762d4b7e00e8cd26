import { Agent, request } from "node:http";
import { performance } from "node:perf_hooks";

export type RequestSpec = {
	method: "GET" | "POST";
	headers: Record<string, string>;
	body?: string;
};
type Result = { status: number; encoding: string | undefined; bytes: number };

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** Sends one request over a kept-alive connection. */
export function send(url: string, { method, headers, body }: RequestSpec): Promise<Result> {
	return new Promise((resolve, reject) => {
		const call = request(url, { agent, method, headers }, (response) => {
			let bytes = 0;
			response.on("data", (chunk) => {
				bytes += chunk.length;
			});
			response.on("end", () => {
				const { statusCode: status = 0, headers: responseHeaders } = response;
				resolve({ status, encoding: responseHeaders["content-encoding"], bytes });
			});
			response.on("error", reject);
		});
		call.on("error", reject);
		call.end(body);
	});
}

/** Sends `count` requests, eight at a time. @throws on a status other than 200 */
export async function closedLoop(count: number, next: () => Promise<Result>): Promise<void> {
	let left = count;
	const worker = async () => {
		while (left-- > 0) {
			const { status } = await next();
			if (status !== 200) throw new Error(`A response had status ${status}.`);
		}
	};
	await Promise.all(Array.from({ length: 8 }, worker));
}

/**
 * Sends requests at a fixed rate, without waiting for responses.
 * @returns the sorted response times in milliseconds, each measured from when the request was due
 */
export async function openLoop(
	perSecond: number,
	seconds: number,
	next: () => Promise<Result>,
): Promise<number[]> {
	const started = performance.now();
	const one = async (index: number): Promise<number> => {
		const due = started + (index * 1000) / perSecond;
		await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
		const { status } = await next();
		if (status !== 200) throw new Error(`A response had status ${status}.`);
		return performance.now() - due;
	};
	const times = await Promise.all(Array.from({ length: perSecond * seconds }, (_, i) => one(i)));
	return times.sort((a, b) => a - b);
}

export const percentile = (sorted: number[], part: number) =>
	sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
