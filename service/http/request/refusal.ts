import type { ContentfulStatusCode } from "hono/utils/http-status";

/** Refuses a request, with a status, a sentence for each reason, and optional headers. */
export class Refusal extends Error {
	readonly status: ContentfulStatusCode;
	readonly reasons: string[];
	readonly headers: Record<string, string>;

	constructor(
		status: ContentfulStatusCode,
		reasons: string | string[],
		headers: Record<string, string> = {},
	) {
		super([reasons].flat().join("\n"));
		this.status = status;
		this.reasons = [reasons].flat();
		this.headers = headers;
	}
}
