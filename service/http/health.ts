import { DatabaseUnavailable } from "../database/database.ts";
import { isSameSecret } from "../same-secret.ts";
import { type Observed, readHealth } from "../watch/health.ts";
import { logUnavailable, RETRY_LATER } from "./answer-error.ts";
import type { AppDeps } from "./app.ts";
import type { AppContext } from "./context.ts";

/** The bearer token of a request (RFC 6750). A proxy may require other kinds of authorization. */
function bearerToken(c: AppContext): string | undefined {
	const bearer = /^Bearer(?:$| +(.*))/i.exec(c.req.header("authorization") ?? "");
	return bearer ? (bearer[1] ?? "") : undefined;
}

async function readOrReason({ settings, database, log, now }: AppDeps, observed: Observed) {
	try {
		return await readHealth(database, settings, now(), observed);
	} catch (error) {
		if (!(error instanceof DatabaseUnavailable)) throw error;
		logUnavailable(log, error);
		return { status: "down" as const, ok: false, reason: error.message };
	}
}

/**
 * With a token the details, otherwise only the status, because the counts show the volume of
 * business. Only a service that is down gets 503: load balancers stop using a node that answers it.
 */
export async function reportHealth(
	c: AppContext,
	deps: AppDeps,
	observed: Observed,
): Promise<Response> {
	const token = bearerToken(c);
	const { healthToken } = deps.settings;
	if (token !== undefined && !(healthToken && isSameSecret(token, healthToken))) {
		const text = "Send the value of the setting HEALTH_TOKEN as the bearer token.";
		return c.text(text, 401, { "WWW-Authenticate": 'Bearer error="invalid_token"' });
	}
	const health = await readOrReason(deps, observed);
	const { status, ok } = health;
	const shown = token === undefined ? { status, ok } : health;
	return status === "down" ? c.json(shown, 503, RETRY_LATER) : c.json(shown);
}
