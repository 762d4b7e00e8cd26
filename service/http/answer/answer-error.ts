import { HTTPException } from "hono/http-exception";
import { SEND_FORM_PATH } from "#shared/enquiry.ts";
import { DatabaseNotOpen, DatabaseUnavailable } from "../../database/database.ts";
import type { Log } from "../../log/log.ts";
import type { Settings } from "../../settings/settings.ts";
import { clientOf, maskIpAddress } from "../request/client-address.ts";
import { type AppContext, FORM, mediaType } from "../request/context.ts";
import { Refusal } from "../request/refusal.ts";
import { refusalPage } from "./refusal-page.ts";

/** Seconds after which a client may retry while the database is unavailable. */
export const RETRY_LATER = { "Retry-After": "10" };
const CONTACT_HINT = "Please try again or write to us by email.";

/** The built site's page for a refused enquiry, if it has one, and the headers of every page. */
export type RefusalPage = {
	refusalTemplate?: string | undefined;
	pageHeaders?: Record<string, string>;
};

/** Logs why the database cannot be used, unless the log has it already. */
export function logUnavailable(log: Log, error: DatabaseUnavailable): void {
	if (error instanceof DatabaseNotOpen) return;
	log.alert("store.unavailable", { error: error.message });
}

/** Turns any error into the refusal that the client gets. Logs an alert for unexpected errors. */
function toRefusal(error: Error, log: Log): Refusal {
	if (error instanceof Refusal) return error;
	if (error instanceof DatabaseUnavailable) {
		logUnavailable(log, error);
		return new Refusal(503, `We cannot take enquiries now. ${CONTACT_HINT}`, RETRY_LATER);
	}
	log.alert("request.failed", { error: error.message, stack: error.stack });
	return new Refusal(500, `Something went wrong on our side. ${CONTACT_HINT}`);
}

/** Answers with plain text, or with a page if the browser posted the form itself. */
export function answerError(
	error: Error,
	c: AppContext,
	settings: Pick<Settings, "mailTo" | "trustedProxy">,
	{ refusalTemplate, pageHeaders = {} }: RefusalPage,
	log: Log,
): Response {
	if (error instanceof HTTPException) return error.getResponse();
	const { status, reasons, headers } = toRefusal(error, log);
	const client = maskIpAddress(clientOf(c, settings.trustedProxy));
	log.info("request.refused", { status, reason: reasons.join(" "), client });
	for (const [name, value] of Object.entries(headers)) c.header(name, value);
	if (mediaType(c) !== FORM || c.req.path !== SEND_FORM_PATH) {
		return c.text(reasons.join("\n"), status);
	}
	for (const [name, value] of Object.entries(pageHeaders)) c.header(name, value);
	const contactAddress = settings.mailTo[0]?.address ?? "";
	return c.html(refusalPage(refusalTemplate, reasons, contactAddress), status);
}
