import { Hono } from "hono";
import { ownServiceFields, SEND_FORM_PATH, SEND_JSON_PATH } from "#shared/enquiry.ts";
import { ISLAND_REPORT_PATH } from "#shared/island-report.ts";
import type { Fields } from "../enquiries/fields.ts";
import type { Intake } from "../enquiries/intake.ts";
import { readVisit } from "../visit/read-visit.ts";
import { type Observed, readHealth } from "../watch/health.ts";
import { type MetricsDeps, reportMetrics } from "../watch/metrics.ts";
import { answerError, type RefusalAnswers } from "./answer/answer-error.ts";
import { type HealthDeps, reportHealth } from "./answer/report-health.ts";
import { closedHeaders } from "./answer/security-headers.ts";
import { islandReports } from "./island-report.ts";
import { checkHead, type HeadDeps, settingAlerts } from "./request/check-head.ts";
import {
	type AppContext,
	type AppEnv,
	FORM,
	JSON_TYPE,
	MULTIPART,
	mediaType,
} from "./request/context.ts";
import { limitBody } from "./request/limit-body.ts";
import { movedTo } from "./request/origin.ts";
import { readJson, readMultipart, readUrlEncoded } from "./request/read-fields.ts";
import { InvalidFields, Refusal } from "./request/refusal.ts";
import type { BuiltSite } from "./static/built-site.ts";

/** How long the status is "down" after an enquiry could not be stored, in milliseconds. */
const NOT_STORED_MS = 60_000;
/** Enough to show that something is wrong. The limit keeps a flood from filling the memory. */
const MAX_NOT_STORED = 1_000;

export type AppDeps = RefusalAnswers &
	HealthDeps &
	HeadDeps & {
		intake: Intake;
		/** A monotonic clock in milliseconds. */
		steadyNow: () => number;
		/** What the service knows of its backups and disks. */
		observed?: () => Pick<Observed, "backup" | "diskFreePercent"> | undefined;
		/** For /metrics; absent without METRICS_TOKEN. */
		metrics?: MetricsDeps;
		/** Answers at all other paths; absent during development. */
		site?: BuiltSite | undefined;
	};

const onlyPost = () => {
	throw new Refusal(405, "method", {}, { Allow: "POST" });
};

const onlyGet = (c: AppContext) => c.text("Ask with GET.", 405, { Allow: "GET, HEAD" });

/**
 * Creates the HTTP server's app: the two paths that accept an enquiry, `/healthz`, `/metrics`, and the
 * built site. Answers are plain text, except for pages; a form posted by the browser itself is answered
 * with pages.
 */
export function createApp(deps: AppDeps): Hono<AppEnv> {
	const { settings, intake, log, metrics, site, steadyNow } = deps;
	const { siteOrigin } = settings;
	const app = new Hono<AppEnv>();
	const alerts = settingAlerts(deps);
	let notStored: number[] = [];

	async function acceptEnquiry(c: AppContext, fields: Fields): Promise<Response> {
		const arrival = fields[ownServiceFields.arrival] ?? "";
		const visit = readVisit(arrival, c.req.header(), siteOrigin);
		const result = await intake.accept(fields, visit).catch((error: Error) => {
			notStored = [...notStored.slice(1 - MAX_NOT_STORED), steadyNow()];
			throw error;
		});
		if (result.kind === "refused") throw new InvalidFields(result.errors);
		if (result.kind === "repeated") log.info("enquiry.repeated");
		else log.info("enquiry.stored", { id: result.id, quarantined: result.quarantined });
		return mediaType(c) === FORM ? c.redirect("/enquiry-sent", 303) : c.text("OK");
	}

	app.use(async (c, next) => {
		for (const [name, value] of Object.entries(closedHeaders(siteOrigin))) c.header(name, value);
		await next();
	});
	app.post(SEND_FORM_PATH, checkHead(deps, alerts, MULTIPART, FORM), limitBody, async (c) =>
		acceptEnquiry(c, await (mediaType(c) === FORM ? readUrlEncoded(c) : readMultipart(c))),
	);
	app.post(SEND_JSON_PATH, checkHead(deps, alerts, JSON_TYPE), limitBody, async (c) =>
		acceptEnquiry(c, await readJson(c)),
	);
	app.post(ISLAND_REPORT_PATH, islandReports(log, deps.steadyNow));
	app.all(SEND_FORM_PATH, onlyPost);
	app.all(SEND_JSON_PATH, onlyPost);
	const observed = (): Observed => {
		notStored = notStored.filter((time) => time > steadyNow() - NOT_STORED_MS);
		return { notStored: notStored.length, ...deps.observed?.() };
	};
	app.get("/healthz", (c) => reportHealth(c, deps, observed()));
	app.all("/healthz", onlyGet);
	if (metrics) {
		const read = () => readHealth(deps.database, settings, deps.now(), observed());
		app.get("/metrics", (c) => reportMetrics(c, metrics, read));
		app.all("/metrics", onlyGet);
	}
	for (const own of ["/api/*", "/healthz/*"]) app.all(own, (c) => c.notFound());
	if (site) {
		app.on(["GET", "HEAD"], "*", async (c, next) => {
			const { pathname, search } = new URL(c.req.url);
			const moved = movedTo(c.req.header("host"), pathname + search, siteOrigin);
			return moved ? c.redirect(moved, 308) : next();
		});
		app.all("*", site.serve);
	}
	app.notFound((c) => c.text("There is nothing at this address.", 404));
	app.onError((error, c) => answerError(error, c, settings, deps, log));
	return app;
}
