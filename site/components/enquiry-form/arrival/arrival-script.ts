/**
 * Runs in the head of every page, if enquiries go to our own service. The build inlines it. It notes
 * where the visit in this tab began, for an enquiry that may follow: the other site's host, without
 * its path, and the address of the first page, without the words of a closing call.
 * service/visit/read-visit.ts reads it.
 */
import { splitWords } from "../first-words.ts";
import { ARRIVAL_KEY } from "./arrival.ts";

/** Keeps the form far below the service's limit, however long an address is. */
const MAX_LENGTH = 2000;

try {
	const host = document.referrer.split("/")[2] ?? "";
	const from = host === location.host ? "" : host;
	const arrival = `${from} ${location.pathname}${splitWords(location.search).rest}`;
	sessionStorage[ARRIVAL_KEY] ??= arrival.slice(0, MAX_LENGTH);
} catch {
	// Storage is blocked: the enquiry says nothing about it.
}
