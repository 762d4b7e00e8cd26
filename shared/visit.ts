/**
 * Where an enquiry came from, with the label of each fact on the command line. A fact has its name as its column, in the
 * CSV and in the webhook. All are texts, blank if unknown. They say nothing about the content, so
 * they are not among the fields of an enquiry, and a wrong one never refuses an enquiry.
 */
export const visitLabels = {
	/** Path of the page on which the visit began, in the tab that sent the form. */
	first_page: "First page",
	/** Path of the page from which the form was sent. */
	form_page: "Form page",
	/** Host of the other site that led to the first page. */
	referring_host: "Came from",
	/** The campaign parameters of the first page's address. */
	utm_source: "utm_source",
	utm_medium: "utm_medium",
	utm_campaign: "utm_campaign",
	utm_term: "utm_term",
	utm_content: "utm_content",
} as const;

export type VisitFact = keyof typeof visitLabels;
export type Visit = Record<VisitFact, string>;

/** The names of all facts, in the order in which they are shown everywhere. */
export const visitFacts = Object.keys(visitLabels) as VisitFact[];

/** Returns a visit with the value of each fact. */
export function visitFrom(read: (fact: VisitFact) => string): Visit {
	return Object.fromEntries(visitFacts.map((fact) => [fact, read(fact)])) as Visit;
}
