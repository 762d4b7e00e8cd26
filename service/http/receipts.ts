import * as v from "valibot";
import { readReceipt, takeBack } from "../answers/receipts.ts";
import type { AppDeps } from "./app.ts";
import type { AppContext } from "./context.ts";

/** No key of ours is longer. */
const bodySchema = v.object({ key: v.pipe(v.string(), v.maxLength(100)) });

/**
 * Answers a visitor who has the key of an enquiry. The key is in the body, never in an address, so that
 * no log has it. A wrong key, an unknown one and one of a deleted enquiry get the same answer.
 */
export function receipts({ database, words, log, now, takenBack }: AppDeps) {
	const notFound = (c: AppContext) => c.text(words.answers.unknown, 404);
	const keyOf = async (c: AppContext): Promise<string> => {
		const { success, output } = v.safeParse(bodySchema, await c.req.json().catch(() => undefined));
		return success ? output.key : "";
	};
	return {
		async state(c: AppContext): Promise<Response> {
			const receipt = await readReceipt(database, await keyOf(c));
			return receipt ? c.json(receipt) : notFound(c);
		},
		async takeBack(c: AppContext): Promise<Response> {
			const ids = await takeBack(database, await keyOf(c), now());
			if (ids.length === 0) return notFound(c);
			for (const id of ids) log.info("enquiry.withdrawn", { id });
			await takenBack?.(ids);
			return c.body(null, 204);
		},
	};
}
