import * as v from "valibot";
import type { Log } from "../log/log.ts";
import type { AppContext } from "./request/context.ts";

/** Only names: the log must not receive what a visitor typed. */
const reportSchema = v.object({
	/** The part of the page. */
	name: v.pipe(v.string(), v.regex(/^[a-z-]{1,30}$/)),
	/** The kind of the error, such as TypeError. */
	kind: v.pipe(v.string(), v.regex(/^\w{1,40}$/)),
	/** The path of the page. */
	page: v.pipe(v.string(), v.regex(/^\/[\w/-]{0,120}$/)),
});

/** The largest body in bytes: three short names. */
const MAX_BYTES = 500;
const HOUR_MS = 3_600_000;
/** The most reports that the log gets in an hour. */
const MAX_PER_HOUR = 20;

/**
 * Logs that a part of a page failed in a visitor's browser. Never answers with an error, because nobody
 * reads the answer.
 * @param steadyNow a monotonic clock in milliseconds
 */
export function islandReports(log: Log, steadyNow: () => number) {
	let began = Number.NEGATIVE_INFINITY;
	let count = 0;
	return async (c: AppContext): Promise<Response> => {
		if (steadyNow() - began >= HOUR_MS) {
			began = steadyNow();
			count = 0;
		}
		const done = c.body(null, 204);
		const length = Number(c.req.header("content-length") ?? Number.NaN);
		if (count >= MAX_PER_HOUR || !(length <= MAX_BYTES)) return done;
		count += 1;
		const json = await c.req.json().catch(() => undefined);
		const { success, output } = v.safeParse(reportSchema, json);
		if (success) log.info("page.part_failed", output);
		return done;
	};
}
