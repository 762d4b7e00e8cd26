import { HTTPException } from "hono/http-exception";
import { SEND_FORM_PATH } from "#shared/enquiry.ts";
import { type Log, maskIpAddress } from "../log.ts";
import { Refusal } from "../refusal.ts";
import { refusalPage } from "../refusal-page.ts";
import { StoreUnavailable } from "../store/port.ts";
import { type AppContext, FORM, mediaType } from "./context.ts";

/** Seconds after which a client may try again when the store cannot work. */
export const RETRY_LATER = { "Retry-After": "10" };
const CONTACT_HINT = "Please try again or write to us by email.";

export type RefusalPage = {
	/** The built site's page, if there is one. */
	template: string | undefined;
	/** The headers of every page. */
	headers: Record<string, string>;
	/** Where a visitor can write to instead. */
	contactAddress: string;
};

/** What a failure means for the client; what is no refusal is told to the owner. */
function toRefusal(error: Error, log: Log): Refusal {
	if (error instanceof Refusal) return error;
	if (error instanceof StoreUnavailable) {
		log.alert("store.unavailable", { error: error.message });
		return new Refusal(503, `We cannot take enquiries now. ${CONTACT_HINT}`, RETRY_LATER);
	}
	log.alert("request.failed", { error: error.message, stack: error.stack });
	return new Refusal(500, `Something went wrong on our side. ${CONTACT_HINT}`);
}

/** A maker of the answers to requests that are not taken: plain text, or a page for a browser's own form. */
export function errorAnswers(log: Log, client: (c: AppContext) => string, page: RefusalPage) {
	return (error: Error, c: AppContext): Response => {
		if (error instanceof HTTPException) return error.getResponse();
		const { status, reasons, headers } = toRefusal(error, log);
		log.info("request.refused", {
			status,
			reason: reasons.join(" "),
			client: maskIpAddress(client(c)),
		});
		for (const [name, value] of Object.entries(headers)) c.header(name, value);
		if (mediaType(c) !== FORM || c.req.path !== SEND_FORM_PATH) {
			return c.text(reasons.join("\n"), status);
		}
		for (const [name, value] of Object.entries(page.headers)) c.header(name, value);
		return c.html(refusalPage(page.template, reasons, page.contactAddress), status);
	};
}
