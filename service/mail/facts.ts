import { type EnquiryField, enquiryFields } from "#shared/enquiry.ts";
import { visitFacts } from "#shared/visit.ts";
import type { Words } from "#shared/words.ts";
import type { StoredEnquiry } from "../enquiries/stored-enquiry.ts";
import { asciiAddress } from "../text/ascii-address.ts";
import { oneLine } from "../text/clean-text.ts";

/** A short text about an enquiry, on one line. */
export type Fact = {
	/** Undefined if the value explains itself. */
	label?: string | undefined;
	value: string;
	/** Writes to the sender, or calls. */
	href?: string | undefined;
};

/** Fields whose values need no label. */
const CLEAR: EnquiryField[] = ["user_name", "company", "user_email", "phone", "enquiryType"];

const links: Partial<Record<EnquiryField, (value: string) => string | undefined>> = {
	user_email(value) {
		const address = asciiAddress(value)?.split("@").map(encodeURIComponent).join("@");
		return address && `mailto:${address}`;
	},
	phone: (value) => `tel:${value}`,
};

/** Returns a time for a mail, without seconds. @param time epoch milliseconds */
export const timeText = (time: number, timeZone: string) =>
	new Intl.DateTimeFormat("en-GB", {
		...{ day: "numeric", month: "short", year: "numeric", hour: "2-digit", minute: "2-digit" },
		timeZone,
		timeZoneName: "short",
	}).format(time);

/** Returns the filled-in fields except the message, in the order of the form, and the time. */
export function factsOf(enquiry: StoredEnquiry, labels: Words["labels"], timeZone: string): Fact[] {
	const fields = enquiryFields.map((field): Fact => {
		const value = field === "message" ? "" : oneLine(enquiry[field]);
		const label = CLEAR.includes(field) ? undefined : labels[field];
		return { label, value, href: links[field]?.(value) };
	});
	return [
		...fields.filter(({ value }) => value !== ""),
		{ value: timeText(enquiry.receivedAt, timeZone) },
	];
}

/** Returns what is known about the visit. */
export function visitFactsOf(enquiry: StoredEnquiry, labels: Words["owner"]["visit"]): Fact[] {
	return visitFacts
		.filter((fact) => enquiry[fact] !== "")
		.map((fact) => ({ label: labels[fact], value: enquiry[fact] }));
}

/** Returns a fact as text. */
export function factText({ label, value }: Fact): string {
	return label ? `${label}: ${value}` : value;
}
