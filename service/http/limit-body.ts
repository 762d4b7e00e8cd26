import { bodyLimit } from "hono/body-limit";
import { Refusal } from "../refusal.ts";
import type { AppMiddleware } from "./context.ts";

/** Bytes of a request body. The longest valid enquiry is well below. */
const MOST_BYTES = 64 * 1024;

const limit = bodyLimit({
	maxSize: MOST_BYTES,
	onError: () => {
		throw new Refusal(413, `The enquiry is too large. Shorten it to ${MOST_BYTES / 1024} KB.`);
	},
});

/** Refuses long bodies. A client that goes away in the middle of one is no failure of ours. */
export const limitBody: AppMiddleware = async (c, next) => {
	try {
		return await limit(c, next);
	} catch (error) {
		if (error instanceof Refusal) throw error;
		throw new Refusal(400, "The request was cut off. Send it again.");
	}
};
