import * as v from "valibot";
import type { Log } from "../log/log.ts";
import { SlidingLimit } from "../sliding-limit.ts";
import { HOUR_MS } from "../time.ts";
import type { AppContext } from "./context.ts";

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
/** The most reports that the log gets in an hour. */
const MAX_PER_HOUR = 20;

/**
 * Logs that a part of a page failed in a browser. Always 204, because nobody reads the answer.
 * @param steadyNow a monotonic clock in milliseconds
 */
export function islandReports(log: Log, steadyNow: () => number) {
	const limit = new SlidingLimit(MAX_PER_HOUR, HOUR_MS, steadyNow);
	return async (c: AppContext): Promise<Response> => {
		const length = Number(c.req.header("content-length") ?? Number.NaN);
		if (length <= MAX_BYTES && limit.take()) {
			const json = await c.req.json().catch(() => undefined);
			const { success, output } = v.safeParse(reportSchema, json);
			if (success) log.info("page.part_failed", output);
		}
		return c.body(null, 204);
	};
}
