import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { EnquiryErrors } from "#shared/enquiry.ts";
import type { RefusalName } from "#shared/words.ts";

type Headers = Record<string, string>;

/** Refuses a request. company/mails.json has the sentence of each reason, by name. */
export class Refusal extends Error {
	readonly status: ContentfulStatusCode;
	readonly reason: RefusalName;
	/** The values of the placeholders in the sentence. */
	readonly values: Record<string, string | number>;
	readonly headers: Headers;

	constructor(
		status: ContentfulStatusCode,
		reason: RefusalName,
		values: Refusal["values"] = {},
		headers: Headers = {},
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
	readonly status = 400;
	readonly headers: Headers = {};
	readonly errors: EnquiryErrors;

	constructor(errors: EnquiryErrors) {
		super("invalid fields");
		this.errors = errors;
	}
}
