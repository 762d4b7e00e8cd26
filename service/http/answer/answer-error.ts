import { HTTPException } from "hono/http-exception";
import { enquiryFields, SEND_FORM_PATH } from "#shared/enquiry.ts";
import { fill } from "#shared/fill.ts";
import type { PageRenderer } from "#shared/site-build.ts";
import type { Words } from "#shared/words.ts";
import { DatabaseNotOpen, DatabaseUnavailable } from "../../database/database.ts";
import type { Log } from "../../log/log.ts";
import type { Settings } from "../../settings/settings.ts";
import { clientOf, maskIpAddress } from "../request/client-address.ts";
import { type AppContext, FORM, mediaType } from "../request/context.ts";
import { InvalidFields, Refusal } from "../request/refusal.ts";
import { typedFields } from "./typed-fields.ts";

/** Seconds after which a client may retry while the database is unavailable. */
export const RETRY_LATER = { "Retry-After": "10" };

export type RefusalAnswers = {
	words: Words;
	/** Renders the page for a refused enquiry; without it, the answer is plain text. */
	pages?: PageRenderer | undefined;
	/** The headers of every page. */
	pageHeaders?: Record<string, string>;
};

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
export async function answerError(
	error: Error,
	c: AppContext,
	settings: Pick<Settings, "trustedProxy">,
	{ words, pages, pageHeaders = {} }: RefusalAnswers,
	log: Log,
): Promise<Response> {
	if (error instanceof HTTPException) return error.getResponse();
	const refusal = toRefusal(error, log);
	const { status, headers } = refusal;
	const sentences = sentencesOf(refusal, words);
	const client = maskIpAddress(clientOf(c, settings.trustedProxy));
	log.info("request.refused", { status, reason: sentences.join(" "), client });
	for (const [name, value] of Object.entries(headers)) c.header(name, value);
	const posted = mediaType(c) === FORM && c.req.path === SEND_FORM_PATH;
	if (!posted || !pages) return c.text(sentences.join("\n"), status);
	for (const [name, value] of Object.entries(pageHeaders)) c.header(name, value);
	const isRefusal = refusal instanceof Refusal;
	// A page of ours with the text of another site would be one click away from sending it.
	const isForeign = isRefusal && refusal.reason === "foreignPage";
	const page = pages.refusal({
		errors: isRefusal ? {} : refusal.errors,
		sentence: isRefusal ? sentences[0] : undefined,
		typed: isForeign ? {} : await typedFields(c),
	});
	return c.html(page, status);
}
