import { trySessionStorage } from "#site/browser/try-session-storage.ts";
import { splitWords } from "./first-words.ts";

/** The sessionStorage key of the arrival, which ends with the tab. */
const ARRIVAL_KEY = "arrival";

/** Keeps the form far below the service's limit, however long an address is. */
const MAX_LENGTH = 2000;

/**
 * Notes where the visit in this tab began, for an enquiry that may follow: the other site's host,
 * without its path, and the address of the first page, without the words of a closing call.
 * service/enquiries/read-visit.ts reads it.
 */
export function noteArrival() {
	const host = document.referrer.split("/")[2] ?? "";
	const from = host === location.host ? "" : host;
	const arrival = `${from} ${location.pathname}${splitWords(location.search).rest}`;
	trySessionStorage((storage) => {
		storage[ARRIVAL_KEY] ??= arrival.slice(0, MAX_LENGTH);
	});
}

/** Where the visit began. */
export const readArrival = () => trySessionStorage((storage) => storage.getItem(ARRIVAL_KEY)) ?? "";
