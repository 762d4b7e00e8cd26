import type { ContentfulStatusCode } from "hono/utils/http-status";

/** A request that is refused: a status, one plain sentence for each reason, and maybe headers. */
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
