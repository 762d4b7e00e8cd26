import { contact } from "#content/contact.ts";
import { fill } from "#content/fill.ts";
import type { EnquiryType } from "#shared/enquiry.ts";

/** A start for an enquiry, offered by a button elsewhere on the site. */
export type Prefill = { enquiryType: EnquiryType; message: string };

/** What an Apply button starts, for one role. */
export function applicationFor(role: string): Prefill {
	return { enquiryType: "Career", message: fill(contact.application, { role }) };
}

/** What the offer of a half-hour consultation starts. */
export function consultation(): Prefill {
	const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
	const message = fill(contact.consultation.message, { timezone: timeZone });
	return { enquiryType: "Software Solutions", message };
}

let waiting: Prefill | undefined;
let take: ((prefill: Prefill) => void) | undefined;

/**
 * Fills the form, now or as soon as one is on the page, so it may be called just before
 * navigating to the form. Words that the visitor typed stay.
 */
export function prefillEnquiry(prefill: Prefill) {
	if (take) take(prefill);
	else waiting = prefill;
}

/** The form's half: takes what waits and what comes, until the returned function is called. */
export function takePrefills(taker: (prefill: Prefill) => void): () => void {
	take = taker;
	if (waiting) taker(waiting);
	waiting = undefined;
	return () => {
		if (take === taker) take = undefined;
	};
}
