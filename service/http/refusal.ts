import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { EnquiryErrors } from "#shared/enquiry.ts";
import type { RefusalName } from "#shared/words.ts";

type Values = Record<string, string | number>;

/** Refuses a request. company/mails.json has the sentence of each reason, by name. */
export class Refusal extends Error {
	readonly status: ContentfulStatusCode;
	readonly reason: RefusalName;
	/** The values of the placeholders in the sentence. */
	readonly values: Values;
	readonly headers: Record<string, string>;

	constructor(
		status: ContentfulStatusCode,
		reason: RefusalName,
		values: Values = {},
		headers: Record<string, string> = {},
	) {
		super(reason);
		this.status = status;
		this.reason = reason;
		this.values = values;
		this.headers = headers;
	}
}

/** Refuses an enquiry because of its fields. */
export class InvalidFields extends Error {
	readonly errors: EnquiryErrors;

	constructor(errors: EnquiryErrors) {
		super("invalid fields");
		this.errors = errors;
	}
}
