import { Hono } from "hono";
import { ownServiceFields, SEND_FORM_PATH, SEND_JSON_PATH } from "#shared/enquiry.ts";
import { ISLAND_REPORT_PATH } from "#shared/island-report.ts";
import type { Fields } from "../enquiries/fields.ts";
import type { Intake } from "../enquiries/intake.ts";
import { type Observed, readHealth } from "../health/health.ts";
import { RecentCount } from "../health/recent-count.ts";
import type { Settings } from "../settings/settings.ts";
import { readVisit } from "../visit/read-visit.ts";
import { answerError, type RefusalAnswers } from "./answer/answer-error.ts";
import { type HealthDeps, reportHealth } from "./answer/report-health.ts";
import { type MetricsDeps, reportMetrics } from "./answer/report-metrics.ts";
import { closedHeaders } from "./answer/security-headers.ts";
import { islandReports } from "./island-report.ts";
import { checkHead } from "./request/check-head.ts";
import {
	type AppContext,
	type AppEnv,
	FORM,
	JSON_TYPE,
	MULTIPART,
	mediaType,
} from "./request/context.ts";
import { limitBody } from "./request/limit-body.ts";
import type { RateLimit } from "./request/rate-limit.ts";
import { readJson, readMultipart, readUrlEncoded } from "./request/read-fields.ts";
import { InvalidFields, Refusal } from "./request/refusal.ts";

type AppSettings = Pick<Settings, "siteOrigin" | "trustedProxy">;

export type AppDeps = RefusalAnswers &
	HealthDeps & {
		settings: AppSettings;
		intake: Intake;
		rateLimit: RateLimit;
		/** A monotonic clock in milliseconds. */
		steadyNow: () => number;
		/** Whether a reverse proxy nearby is not trusted; absent where no peer can be one. */
		untrustedProxy?: () => boolean;
		/** What the service knows of its backups and disks. */
		observed?: () => Pick<Observed, "backup" | "diskFreePercent"> | undefined;
		/** For /metrics; absent without METRICS_TOKEN. */
		metrics?: MetricsDeps;
	};

const onlyPost = () => {
	throw new Refusal(405, "method", {}, { Allow: "POST" });
};

const onlyGet = (c: AppContext) => c.text("Ask with GET.", 405, { Allow: "GET, HEAD" });

/**
 * Creates the HTTP API: the two paths that accept an enquiry, `/healthz` and `/metrics`. Answers are plain
 * text, except that a form posted by the browser itself is answered with pages.
 */
export function createApp(deps: AppDeps): Hono<AppEnv> {
	const { settings, intake, rateLimit, log, metrics, untrustedProxy = () => false } = deps;
	const notStored = new RecentCount(deps.steadyNow);
	const app = new Hono<AppEnv>();

	async function acceptEnquiry(c: AppContext, fields: Fields): Promise<Response> {
		const arrival = fields[ownServiceFields.arrival] ?? "";
		const visit = readVisit(arrival, c.req.header(), settings.siteOrigin);
		const result = await intake.accept(fields, visit).catch((error: Error) => {
			notStored.add();
			throw error;
		});
		if (result.kind === "refused") throw new InvalidFields(result.errors);
		if (result.kind === "repeated") log.info("enquiry.repeated");
		else log.info("enquiry.stored", { id: result.id, quarantined: result.quarantined });
		return mediaType(c) === FORM ? c.redirect("/enquiry-sent", 303) : c.text("OK");
	}

	app.use(async (c, next) => {
		for (const [name, value] of Object.entries(closedHeaders(settings.siteOrigin))) {
			c.header(name, value);
		}
		await next();
	});
	app.post(SEND_FORM_PATH, checkHead(settings, rateLimit, MULTIPART, FORM), limitBody, async (c) =>
		acceptEnquiry(c, await (mediaType(c) === FORM ? readUrlEncoded(c) : readMultipart(c))),
	);
	app.post(SEND_JSON_PATH, checkHead(settings, rateLimit, JSON_TYPE), limitBody, async (c) =>
		acceptEnquiry(c, await readJson(c)),
	);
	app.post(ISLAND_REPORT_PATH, islandReports(log, deps.steadyNow));
	app.all(SEND_FORM_PATH, onlyPost);
	app.all(SEND_JSON_PATH, onlyPost);
	const observed = (): Observed => ({
		notStored: notStored.count(),
		untrustedProxy: untrustedProxy(),
		...deps.observed?.(),
	});
	app.get("/healthz", (c) => reportHealth(c, deps, observed()));
	app.all("/healthz", onlyGet);
	if (metrics) {
		const read = () => readHealth(deps.database, deps.settings, deps.now(), observed());
		app.get("/metrics", (c) => reportMetrics(c, metrics, read));
		app.all("/metrics", onlyGet);
	}
	app.notFound((c) => c.text("There is nothing at this address.", 404));
	app.onError((error, c) => answerError(error, c, settings, deps, log));
	return app;
}
