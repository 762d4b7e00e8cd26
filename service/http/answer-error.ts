import { HTTPException } from "hono/http-exception";
import { enquiryFields, SEND_FORM_PATH } from "#shared/enquiry.ts";
import { fill } from "#shared/fill.ts";
import type { Words } from "#shared/words.ts";
import { DatabaseNotOpen, DatabaseUnavailable } from "../database/database.ts";
import type { Log } from "../log/log.ts";
import type { AppDeps } from "./app.ts";
import { clientOf, maskIpAddress } from "./client-address.ts";
import { type AppContext, FORM, mediaType, setHeaders } from "./context.ts";
import { typedFields } from "./read-fields.ts";
import { InvalidFields, Refusal } from "./refusal.ts";

/** Seconds after which a client may retry while the database is unavailable. */
export const RETRY_LATER = { "Retry-After": "10" };

/** Logs why the database cannot be used, unless the log has it already. */
export function logUnavailable(log: Log, error: DatabaseUnavailable): void {
	if (error instanceof DatabaseNotOpen) return;
	log.alert("store.unavailable", { error: error.message });
}

/** Turns any error into the refusal that the client gets. Logs an alert for unexpected errors. */
function toRefusal(error: Error, log: Log): Refusal | InvalidFields {
	if (error instanceof Refusal || error instanceof InvalidFields) return error;
	if (error instanceof DatabaseUnavailable) {
		logUnavailable(log, error);
		return new Refusal(503, "unavailable", {}, RETRY_LATER);
	}
	log.alert("request.failed", { error: error.message, stack: error.stack });
	return new Refusal(500, "failed");
}

/** The reasons as sentences for a program or a log, in the order of the form. */
function sentencesOf(refusal: Refusal | InvalidFields, words: Words): string[] {
	if (refusal instanceof Refusal) return [fill(words.refusals[refusal.reason], refusal.values)];
	return enquiryFields.flatMap((field) => {
		const error = refusal.errors[field];
		return error ? [`${field}: ${error}.`] : [];
	});
}

/** Answers with plain text, or with a page if the browser posted the form itself. */
export async function answerError(error: Error, c: AppContext, deps: AppDeps): Promise<Response> {
	if (error instanceof HTTPException) return error.getResponse();
	const { settings, words, pages, site, log } = deps;
	const refusal = toRefusal(error, log);
	const reason = refusal instanceof Refusal ? refusal : undefined;
	const status = reason?.status ?? 400;
	const sentences = sentencesOf(refusal, words);
	const client = maskIpAddress(clientOf(c, settings.trustedProxy));
	log.info("request.refused", { status, reason: sentences.join(" "), client });
	setHeaders(c, reason?.headers);
	const isForm = mediaType(c) === FORM && c.req.path === SEND_FORM_PATH;
	const isPosted = isForm && c.req.method === "POST";
	if (!isPosted || !pages) return c.text(sentences.join("\n"), status);
	setHeaders(c, site?.pageHeaders);
	// A page of ours with the text of another site would be one click away from sending it.
	const isForeign = reason?.reason === "foreignPage";
	const isReadable = !isForeign && reason?.reason !== "tooLarge";
	const page = pages.refusal({
		errors: refusal instanceof InvalidFields ? refusal.errors : {},
		sentence: reason && sentences[0],
		typed: isReadable ? await typedFields(c) : {},
	});
	return c.html(page, status);
}
