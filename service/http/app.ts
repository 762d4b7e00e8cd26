import { Hono } from "hono";
import { ownServiceFields, SEND_FORM_PATH, SEND_JSON_PATH } from "#shared/enquiry.ts";
import { ISLAND_REPORT_PATH } from "#shared/island-report.ts";
import { REFERENCE, referenceOf, STATE_PATH, TAKE_BACK_PATH } from "#shared/reference.ts";
import type { PageRenderer } from "#shared/site-build.ts";
import type { Words } from "#shared/words.ts";
import { ANSWER_PATH } from "../answers/answer-links.ts";
import type { Database } from "../database/database.ts";
import type { Fields, Intake } from "../enquiries/intake.ts";
import { readVisit } from "../enquiries/read-visit.ts";
import type { Log } from "../log/log.ts";
import type { Settings } from "../settings/settings.ts";
import type { Observed } from "../watch/health.ts";
import { answerError } from "./answer-error.ts";
import { answerPage } from "./answer-page.ts";
import { type BuiltSite, closedHeaders } from "./built-site.ts";
import { headChecks } from "./check-head.ts";
import {
	type AppContext,
	type AppEnv,
	FORM,
	JSON_TYPE,
	MULTIPART,
	mediaType,
	setHeaders,
} from "./context.ts";
import { reportHealth } from "./health.ts";
import { islandReports } from "./island-report.ts";
import { movedTo } from "./origin.ts";
import { limitBody, readForm, readJson } from "./read-fields.ts";
import { receipts } from "./receipts.ts";
import { InvalidFields, Refusal } from "./refusal.ts";

/** Milliseconds for which the status is "down" after an enquiry could not be stored. */
const NOT_STORED_MS = 60_000;

/** Requests a minute of one client for the state of an enquiry. */
const RECEIPTS_PER_MINUTE = 20;

export type AppDeps = {
	settings: Settings;
	intake: Intake;
	database: Database;
	log: Log;
	/** The wall clock in epoch milliseconds, and a monotonic clock in milliseconds. */
	now: () => number;
	steadyNow: () => number;
	words: Words;
	observed?: () => Partial<Observed> | undefined;
	/** Removes the mail files of enquiries that were taken back, and wakes who tells the owner. */
	takenBack?: (ids: string[]) => Promise<void>;
	/** Renders the page for a refused enquiry; without it, the answer is plain text. */
	pages?: PageRenderer | undefined;
	/** Answers at all other paths; absent during development. */
	site?: BuiltSite | undefined;
};

const onlyPost = () => {
	throw new Refusal(405, "method", {}, { Allow: "POST" });
};

const onlyGet = (c: AppContext) => c.text("Ask with GET.", 405, { Allow: "GET, HEAD" });

/**
 * Creates the app: the two paths that accept an enquiry, `/healthz`, and the built site.
 * Answers are plain text, except for pages, which also answer a form posted by the browser
 * itself.
 */
export function createApp(deps: AppDeps): Hono<AppEnv> {
	const { settings, intake, log, site, steadyNow } = deps;
	const { siteOrigin } = settings;
	const app = new Hono<AppEnv>();
	const checkHead = headChecks(deps, settings.rateLimitPerMinute);
	// Nobody can guess a key; this keeps them from trying, and is apart from the limit of the form.
	const ofReceipt = headChecks(deps, RECEIPTS_PER_MINUTE)(JSON_TYPE);
	const { state, takeBack } = receipts(deps);
	let notStoredAt = Number.NEGATIVE_INFINITY;

	async function acceptEnquiry(c: AppContext, fields: Fields): Promise<Response> {
		const arrival = fields[ownServiceFields.arrival] ?? "";
		const visit = readVisit(arrival, c.req.header(), siteOrigin);
		// A form that the browser posted without script has no key, and may be posted again.
		const isPosted = mediaType(c) === FORM;
		const result = await intake.accept(fields, visit, isPosted).catch((error: Error) => {
			notStoredAt = steadyNow();
			throw error;
		});
		if (result.kind === "refused") throw new InvalidFields(result.errors);
		if (result.kind === "repeated") log.info("enquiry.repeated");
		else log.info("enquiry.stored", { id: result.id, quarantined: result.quarantined });
		if (!isPosted) return c.text("OK");
		const reference = referenceOf(result.key);
		return c.redirect(reference ? `/enquiry-sent?reference=${reference}` : "/enquiry-sent", 303);
	}

	const observed = (): Observed => ({
		notStored: notStoredAt > steadyNow() - NOT_STORED_MS,
		...deps.observed?.(),
	});

	app.use(async (c, next) => {
		setHeaders(c, closedHeaders(siteOrigin));
		await next();
	});
	app.post(SEND_FORM_PATH, limitBody, checkHead(MULTIPART, FORM), async (c) =>
		acceptEnquiry(c, await readForm(c)),
	);
	app.post(SEND_JSON_PATH, limitBody, checkHead(JSON_TYPE), async (c) =>
		acceptEnquiry(c, await readJson(c)),
	);
	app.post(STATE_PATH, limitBody, ofReceipt, state);
	app.post(TAKE_BACK_PATH, limitBody, ofReceipt, takeBack);
	app.post(ISLAND_REPORT_PATH, islandReports(log, steadyNow));
	for (const path of [SEND_FORM_PATH, SEND_JSON_PATH, STATE_PATH, TAKE_BACK_PATH]) {
		app.all(path, onlyPost);
	}
	app.get("/healthz", (c) => reportHealth(c, deps, observed()));
	app.all("/healthz", onlyGet);
	for (const own of ["/api/*", "/healthz/*"]) app.all(own, (c) => c.notFound());
	if (site) {
		app.on(["GET", "HEAD"], "*", async (c, next) => {
			const { pathname, search } = new URL(c.req.url);
			const moved = movedTo(c.req.header("host"), pathname + search, siteOrigin);
			return moved ? c.redirect(moved, 308) : next();
		});
		const { pages } = deps;
		if (pages) {
			const answer = answerPage(deps, pages);
			app.on(["GET", "HEAD", "POST"], `${ANSWER_PATH}/:token`, limitBody, answer);
			app.get("/enquiry-sent", (c, next) => {
				const reference = c.req.query("reference") ?? "";
				if (!REFERENCE.test(reference)) return next();
				setHeaders(c, site.pageHeaders);
				return c.html(pages.sent(reference));
			});
		}
		app.all("*", site.serve);
	}
	app.notFound((c) => c.text("There is nothing at this address.", 404));
	app.onError((error, c) => answerError(error, c, deps));
	return app;
}
