import type { EnquiryRecord } from "#service/cli/records.ts";

/** One hostile input: what is sent, and all that may come of it. */
export type HostileCase = {
	name: string;
	/** The bytes, as Latin-1 text. */
	wire: string;
	status: number | "closed";
	/** What the answer's body must match; refusals are plain sentences anyway. */
	body?: RegExp;
	headers?: Record<string, RegExp>;
	/** The enquiry that it leaves in the store; without it, it leaves none. */
	stores?: Partial<EnquiryRecord>;
	/** The client closes its side after sending. */
	hangUp?: true;
};
