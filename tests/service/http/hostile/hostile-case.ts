import type { EnquiryRecord } from "#service/cli/records.ts";

/** One hostile input: what is sent, and everything that may result. */
export type HostileCase = {
	name: string;
	/** The bytes, as Latin-1 text. */
	wire: string;
	status: number | "closed";
	/** What the body of the answer must match. */
	body?: RegExp;
	headers?: Record<string, RegExp>;
	/** The enquiry that it stores; without this, it must store none. */
	stores?: Partial<EnquiryRecord>;
	/** The client closes its side after sending. */
	hangUp?: true;
};
