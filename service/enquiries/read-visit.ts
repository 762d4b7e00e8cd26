import { SEND_FORM_PATH } from "#shared/enquiry.ts";
import { type Visit, visitFrom } from "#shared/visit.ts";
import { isOwnOrigin } from "../http/origin.ts";
import { oneLine } from "../text.ts";

/** Characters; what is longer is cut. */
const MAX_ARRIVAL = 2000;
const MAX_PATH = 200;
const MAX_TEXT = 100;

/** A host name (at most 253 characters, RFC 1035) or IP address, with an optional port. */
const HOST = /^[a-z\d.[\]:-]{1,260}$/;
/** As the browser notes it: referring host, space, path and query of the first page. */
const ARRIVAL = /^(\S*) (\/[^\s?]*)(\?\S*)?$/;

/**
 * The path of the page that sent the form, from Referer. The page for a refused enquiry is none.
 */
function formPage({ referer = "", host }: Headers, siteOrigin: string | undefined): string {
	if (!URL.canParse(referer)) return "";
	const { origin, pathname } = new URL(referer);
	const isPage = isOwnOrigin(origin, host, siteOrigin) && pathname !== SEND_FORM_PATH;
	return isPage ? pathname.slice(0, MAX_PATH) : "";
}

type Headers = Record<string, string | undefined>;

/**
 * Reads where an enquiry came from. Whatever is not as expected is left out or cut, and all of it
 * for a visitor whose browser sends Global Privacy Control.
 * @param arrival that the browser noted, if any
 * @param headers of the request, by their names in lower case
 */
export function readVisit(arrival: string, headers: Headers, siteOrigin?: string): Visit {
	if (headers["sec-gpc"] === "1") return visitFrom(() => "");
	const [, from = "", path = "", query = ""] = ARRIVAL.exec(arrival.slice(0, MAX_ARRIVAL)) ?? [];
	const parameters = new URLSearchParams(query);
	return visitFrom((fact) => {
		switch (fact) {
			case "first_page":
				return oneLine(path).slice(0, MAX_PATH);
			case "form_page":
				return formPage(headers, siteOrigin);
			case "referring_host":
				return HOST.test(from) ? from : "";
			default:
				return [...oneLine(parameters.get(fact) ?? "")].slice(0, MAX_TEXT).join("");
		}
	});
}
