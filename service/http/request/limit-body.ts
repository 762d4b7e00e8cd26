import { bodyLimit } from "hono/body-limit";
import {
	type AppContext,
	type AppMiddleware,
	FORM,
	mediaType,
	type PostedForm,
} from "./context.ts";
import { Refusal } from "./refusal.ts";

/** Largest request body, in KB. The largest valid enquiry is well below it. */
const MAX_KB = 64;

/**
 * Largest form that the browser posts itself, in KB. The longest valid enquiry has 10,654
 * characters of free text; an emoji takes 12 bytes in this encoding, which makes 125 KB.
 */
export const MAX_FORM_KB = 128;

const limit = bodyLimit({
	maxSize: MAX_KB * 1024,
	onError: () => {
		throw new Refusal(413, "tooLarge", { limit: MAX_KB });
	},
});

/**
 * Refuses large bodies, except forms that the browser posts itself: see `readPostedForm`. A client
 * that disconnects while sending is not our failure.
 */
export const limitBody: AppMiddleware = async (c, next) => {
	if (mediaType(c) === FORM) return next();
	try {
		return await limit(c, next);
	} catch (error) {
		if (error instanceof Refusal) throw error;
		throw new Refusal(400, "cutOff");
	}
};

async function readStart(body: ReadableStream<Uint8Array> | null): Promise<PostedForm> {
	const chunks: Uint8Array[] = [];
	let size = 0;
	// Cancelling would close the connection before the answer.
	for await (const chunk of body?.values({ preventCancel: true }) ?? []) {
		chunks.push(chunk);
		size += chunk.length;
		if (size > MAX_FORM_KB * 1024) break;
	}
	const text = new TextDecoder().decode(Buffer.concat(chunks));
	return { text, complete: size <= MAX_FORM_KB * 1024 };
}

/**
 * Reads a form that the browser posted itself, up to its limit, once for each request. It does not
 * refuse a larger one, because the refusal shows what was read.
 */
export function readPostedForm(c: AppContext): Promise<PostedForm> {
	const posted = c.get("posted") ?? readStart(c.req.raw.body);
	c.set("posted", posted);
	return posted;
}
