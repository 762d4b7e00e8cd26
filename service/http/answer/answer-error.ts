import { HTTPException } from "hono/http-exception";
import { enquiryFields, SEND_FORM_PATH } from "#shared/enquiry.ts";
import { fill } from "#shared/fill.ts";
import type { Words } from "#shared/words.ts";
import { DatabaseNotOpen, DatabaseUnavailable } from "../../database/database.ts";
import type { Log } from "../../log/log.ts";
import type { Settings } from "../../settings/settings.ts";
import { clientOf, maskIpAddress } from "../request/client-address.ts";
import { type AppContext, FORM, mediaType } from "../request/context.ts";
import { InvalidFields, Refusal } from "../request/refusal.ts";
import { refusalPage } from "./refusal-page.ts";

/** Seconds after which a client may retry while the database is unavailable. */
export const RETRY_LATER = { "Retry-After": "10" };

export type RefusalAnswers = {
	words: Words;
	/** The built site's page for a refused enquiry, if it has one. */
	refusalTemplate?: string | undefined;
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

/** Returns the reasons as sentences. A page names the fields by their labels. */
function sentences(refusal: Refusal | InvalidFields, words: Words, asPage: boolean): string[] {
	if (refusal instanceof Refusal) return [fill(words.refusals[refusal.reason], refusal.values)];
	return enquiryFields
		.filter((field) => refusal.errors[field])
		.map((field) => `${asPage ? words.labels[field] : field}: ${refusal.errors[field]}.`);
}

/** Answers with plain text, or with a page if the browser posted the form itself. */
export function answerError(
	error: Error,
	c: AppContext,
	settings: Pick<Settings, "mailTo" | "trustedProxy">,
	{ words, refusalTemplate, pageHeaders = {} }: RefusalAnswers,
	log: Log,
): Response {
	if (error instanceof HTTPException) return error.getResponse();
	const refusal = toRefusal(error, log);
	const { status, headers } = refusal;
	const asPage = mediaType(c) === FORM && c.req.path === SEND_FORM_PATH;
	const reasons = sentences(refusal, words, asPage);
	const client = maskIpAddress(clientOf(c, settings.trustedProxy));
	log.info("request.refused", { status, reason: reasons.join(" "), client });
	for (const [name, value] of Object.entries(headers)) c.header(name, value);
	if (!asPage) return c.text(reasons.join("\n"), status);
	for (const [name, value] of Object.entries(pageHeaders)) c.header(name, value);
	const contactAddress = settings.mailTo[0]?.address ?? "";
	return c.html(refusalPage(refusalTemplate, reasons, contactAddress), status);
}
