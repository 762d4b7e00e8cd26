import type { EnquiryRecord } from "#service/cli/records.ts";

/** A hostile request and the expected result. */
export type HostileCase = {
	name: string;
	/** The request bytes as a Latin-1 string. */
	wire: string;
	status: number | "closed";
	/** The expected response body. */
	body?: RegExp;
	headers?: Record<string, RegExp>;
	/** The stored enquiry; undefined if nothing may be stored. */
	stores?: Partial<EnquiryRecord>;
	/** Whether the client half-closes the connection after sending. */
	hangUp?: true;
};
