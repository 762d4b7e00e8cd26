import { type Database, DatabaseUnavailable } from "../../database/database.ts";
import type { Log } from "../../log/log.ts";
import type { Settings } from "../../settings/settings.ts";
import { type HealthSettings, type Observed, readHealth } from "../../watch/health.ts";
import type { AppContext } from "../request/context.ts";
import { logUnavailable, RETRY_LATER } from "./answer-error.ts";
import { bearerToken, isToken } from "./bearer-token.ts";

export type HealthDeps = {
	settings: HealthSettings & Pick<Settings, "healthToken">;
	database: Database;
	log: Log;
	/** The wall clock in epoch milliseconds. */
	now: () => number;
};

/** Reads the health, or why it cannot be read. */
async function healthOf({ settings, database, log, now }: HealthDeps, observed: Observed) {
	try {
		return await readHealth(database, settings, now(), observed);
	} catch (error) {
		if (!(error instanceof DatabaseUnavailable)) throw error;
		logUnavailable(log, error);
		return { status: "down" as const, ok: false, reason: error.message };
	}
}

/**
 * Answers a request to /healthz: with the details if it has the token of HEALTH_TOKEN, otherwise only
 * with the status, because the counts show the volume of business. Only a service that is down gets
 * 503: load balancers stop using a node that answers 503, and a waiting mail is no reason for that.
 */
export async function reportHealth(
	c: AppContext,
	deps: HealthDeps,
	observed: Observed,
): Promise<Response> {
	const token = bearerToken(c);
	if (token !== undefined && !isToken(token, deps.settings.healthToken)) {
		const headers = { "WWW-Authenticate": 'Bearer error="invalid_token"' };
		return c.text("Send the value of the setting HEALTH_TOKEN as the bearer token.", 401, headers);
	}
	const health = await healthOf(deps, observed);
	const { status, ok } = health;
	const shown = token === undefined ? { status, ok } : health;
	return status === "down" ? c.json(shown, 503, RETRY_LATER) : c.json(shown);
}
