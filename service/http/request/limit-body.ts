import { bodyLimit } from "hono/body-limit";
import type { AppMiddleware } from "./context.ts";
import { Refusal } from "./refusal.ts";

/** Longest request body in bytes. The longest valid enquiry is well below. */
const MOST_BYTES = 64 * 1024;

const limit = bodyLimit({
	maxSize: MOST_BYTES,
	onError: () => {
		throw new Refusal(413, `The enquiry is too large. Shorten it to ${MOST_BYTES / 1024} KB.`);
	},
});

/** Refuses long bodies. A client that disconnects in the middle of one is not our failure. */
export const limitBody: AppMiddleware = async (c, next) => {
	try {
		return await limit(c, next);
	} catch (error) {
		if (error instanceof Refusal) throw error;
		throw new Refusal(400, "The request was cut off. Send it again.");
	}
};
