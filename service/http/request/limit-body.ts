import { bodyLimit } from "hono/body-limit";
import type { AppMiddleware } from "./context.ts";
import { Refusal } from "./refusal.ts";

/** Largest request body. The largest valid enquiry is well below it. */
const MAX_BYTES = 64 * 1024;

const limit = bodyLimit({
	maxSize: MAX_BYTES,
	onError: () => {
		throw new Refusal(413, "tooLarge", { limit: MAX_BYTES / 1024 });
	},
});

/** Refuses large bodies. A client that disconnects while sending one is not our failure. */
export const limitBody: AppMiddleware = async (c, next) => {
	try {
		return await limit(c, next);
	} catch (error) {
		if (error instanceof Refusal) throw error;
		throw new Refusal(400, "cutOff");
	}
};
