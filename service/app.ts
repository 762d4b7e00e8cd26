import { Hono } from "hono";
import { enquiryFields, SEND_FORM_PATH, SEND_JSON_PATH } from "#shared/enquiry.ts";
import type { Accept, Fields } from "./accept.ts";
import { clientAddress } from "./client-address.ts";
import type { Settings } from "./env.ts";
import { fieldLabels } from "./field-labels.ts";
import type { Health } from "./health.ts";
import { errorAnswers, RETRY_LATER } from "./http/answer-error.ts";
import { headChecks } from "./http/check-head.ts";
import {
	type AppContext,
	type Bindings,
	FORM,
	JSON_TYPE,
	MULTIPART,
	mediaType,
} from "./http/context.ts";
import { limitBody } from "./http/limit-body.ts";
import { closedHeaders } from "./http/security-headers.ts";
import type { Log } from "./log.ts";
import { readJson, readMultipart, readUrlEncoded } from "./read-fields.ts";
import { createRecentCount } from "./recent-count.ts";
import { Refusal } from "./refusal.ts";
import { StoreUnavailable } from "./store/port.ts";

export type AppDeps = {
	settings: Pick<Settings, "siteOrigin" | "rateLimitPerMinute" | "trustedProxy" | "mailTo">;
	accept: Accept;
	/** `notStored`: enquiries that could not be stored in the last minute. */
	health: (notStored: number) => Promise<Health>;
	log: Log;
	/** A clock in milliseconds, for the rate limit. */
	now: () => number;
	/** The built site's page for a refused enquiry, if there is one, and every page's headers. */
	refusalTemplate?: string | undefined;
	pageHeaders?: Record<string, string>;
};

const onlyPost = () => {
	throw new Refusal(405, "Send the enquiry with POST.", { Allow: "POST" });
};

/**
 * The service's HTTP interface: the two calls that take an enquiry, and `/healthz`. Answers are
 * plain text; a form that was posted by the browser itself gets pages.
 */
export function createApp(deps: AppDeps): Hono<{ Bindings: Bindings }> {
	const { settings, accept, health, log } = deps;
	const notStored = createRecentCount(deps.now);
	const app = new Hono<{ Bindings: Bindings }>();

	const client = (c: AppContext) =>
		clientAddress(
			c.env?.incoming?.socket?.remoteAddress,
			c.req.header("x-forwarded-for"),
			settings.trustedProxy,
		);
	const checkHead = headChecks(settings, client, deps.now);

	async function take(c: AppContext, fields: Fields): Promise<Response> {
		const result = await accept(fields).catch((error: Error) => {
			notStored.add();
			throw error;
		});
		const asPage = mediaType(c) === FORM;
		if (result.kind === "refused") {
			const wrong = enquiryFields.filter((field) => result.errors[field]);
			throw new Refusal(
				400,
				wrong.map((field) => `${asPage ? fieldLabels[field] : field}: ${result.errors[field]}.`),
			);
		}
		if (result.kind === "repeated") log.info("enquiry.repeated");
		else log.info("enquiry.stored", { id: result.id, quarantined: result.quarantined });
		return asPage ? c.redirect("/enquiry-sent", 303) : c.text("OK");
	}

	/** Only a service that cannot store is taken out of use by a monitor; a mail that waits is no reason. */
	async function tellHealth(c: AppContext): Promise<Response> {
		try {
			const found = await health(notStored.count());
			if (found.status !== "unhealthy") return c.json(found);
			return c.json(found, 503, RETRY_LATER);
		} catch (error) {
			if (!(error instanceof StoreUnavailable)) throw error;
			log.alert("store.unavailable", { error: error.message });
			return c.json({ status: "unhealthy", ok: false }, 503, RETRY_LATER);
		}
	}

	app.use(async (c, next) => {
		for (const [name, value] of Object.entries(closedHeaders(settings.siteOrigin))) {
			c.header(name, value);
		}
		await next();
	});
	app.post(SEND_FORM_PATH, checkHead(MULTIPART, FORM), limitBody, async (c) =>
		take(c, await (mediaType(c) === FORM ? readUrlEncoded(c) : readMultipart(c))),
	);
	app.post(SEND_JSON_PATH, checkHead(JSON_TYPE), limitBody, async (c) =>
		take(c, await readJson(c)),
	);
	app.all(SEND_FORM_PATH, onlyPost);
	app.all(SEND_JSON_PATH, onlyPost);
	app.get("/healthz", tellHealth);
	app.all("/healthz", () => {
		throw new Refusal(405, "Ask with GET.", { Allow: "GET, HEAD" });
	});
	app.notFound((c) => c.text("There is nothing at this address.", 404));
	app.onError(
		errorAnswers(log, client, {
			template: deps.refusalTemplate,
			headers: deps.pageHeaders ?? {},
			contactAddress: settings.mailTo[0]?.address ?? "",
		}),
	);
	return app;
}
