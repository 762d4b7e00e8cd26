import { type Context, Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import { enquiryFields, SEND_FORM_PATH, SEND_JSON_PATH } from "#shared/enquiry.ts";
import type { Accept, Fields } from "./accept.ts";
import { clientAddress, clientGroup } from "./client-address.ts";
import type { Settings } from "./env.ts";
import { fieldLabels } from "./field-labels.ts";
import type { Health } from "./health.ts";
import { type Log, maskIpAddress } from "./log.ts";
import { isOwnOrigin } from "./origin.ts";
import { createRateLimit } from "./rate-limit.ts";
import { readJson, readMultipart, readUrlEncoded } from "./read-fields.ts";
import { Refusal } from "./refusal.ts";
import { refusalPage } from "./refusal-page.ts";
import { StoreUnavailable } from "./store/port.ts";

/** Bytes of a request body. The longest valid enquiry is well below. */
const MOST_BYTES = 64 * 1024;
/** Seconds after which a client may try again when the store cannot work. */
const STORE_RETRY_SECONDS = 10;
const CONTACT_HINT = "Please try again or write to us by email.";

const FORM = "application/x-www-form-urlencoded";
const MULTIPART = "multipart/form-data";
const JSON_TYPE = "application/json";

/** What the adapter for node:http gives; absent in tests that call the app directly. */
type Bindings = { incoming?: { socket?: { remoteAddress?: string } } };
type AppContext = Context<{ Bindings: Bindings }>;

export type AppDeps = {
	settings: Pick<Settings, "siteOrigin" | "rateLimitPerMinute" | "trustedProxy" | "mailTo">;
	accept: Accept;
	health: () => Promise<Health>;
	log: Log;
	/** A clock in milliseconds, for the rate limit. */
	now: () => number;
	/** The built site's page for a refused enquiry, if there is one, and every page's headers. */
	refusalTemplate?: string | undefined;
	pageHeaders?: Record<string, string>;
};

const mediaType = (c: AppContext) =>
	(c.req.header("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";

/**
 * The service's HTTP interface: the two calls that take an enquiry, and `/healthz`. Answers are
 * plain text; a form that was posted by the browser itself gets pages.
 */
export function createApp(deps: AppDeps): Hono<{ Bindings: Bindings }> {
	const { settings, accept, health, log } = deps;
	const waitFor = createRateLimit(settings.rateLimitPerMinute, deps.now);
	const app = new Hono<{ Bindings: Bindings }>();

	const client = (c: AppContext) =>
		clientAddress(
			c.env?.incoming?.socket?.remoteAddress,
			c.req.header("x-forwarded-for"),
			settings.trustedProxy,
		);

	/** Checks that need no body: origin, type, encoding, rate. */
	const checkHead =
		(...types: string[]): MiddlewareHandler<{ Bindings: Bindings }> =>
		async (c, next) => {
			const { origin, host } = c.req.header();
			if (!isOwnOrigin(origin, host, settings.siteOrigin)) {
				throw new Refusal(403, "Enquiries are taken from this site's own pages only.");
			}
			if (!types.includes(mediaType(c))) {
				throw new Refusal(415, `Send the enquiry as ${types.join(" or ")}.`);
			}
			if (c.req.header("content-encoding") !== undefined) {
				throw new Refusal(415, "Send the enquiry without Content-Encoding.");
			}
			const wait = waitFor(clientGroup(client(c)));
			if (wait > 0) {
				const seconds = Math.ceil(wait / 1000);
				throw new Refusal(429, `Too many enquiries. Try again in ${seconds} seconds.`, {
					"Retry-After": String(seconds),
				});
			}
			await next();
		};

	const limitBody = bodyLimit({
		maxSize: MOST_BYTES,
		onError: () => {
			throw new Refusal(413, `The enquiry is too large. Shorten it to ${MOST_BYTES / 1024} KB.`);
		},
	});

	async function take(c: AppContext, fields: Fields): Promise<Response> {
		const result = await accept(fields);
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

	function refuse(c: AppContext, refusal: Refusal): Response {
		const { status, reasons, headers } = refusal;
		log.info("request.refused", {
			status,
			reason: reasons.join(" "),
			client: maskIpAddress(client(c)),
		});
		for (const [name, value] of Object.entries(headers)) c.header(name, value);
		if (mediaType(c) !== FORM || c.req.path !== SEND_FORM_PATH) {
			return c.text(reasons.join("\n"), status);
		}
		for (const [name, value] of Object.entries(deps.pageHeaders ?? {})) c.header(name, value);
		const address = settings.mailTo[0]?.address ?? "";
		return c.html(refusalPage(deps.refusalTemplate, reasons, address), status);
	}

	const onlyPost = () => {
		throw new Refusal(405, "Send the enquiry with POST.", { Allow: "POST" });
	};

	app.use(async (c, next) => {
		c.header("X-Content-Type-Options", "nosniff");
		c.header("Cache-Control", "no-store");
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
	app.get("/healthz", async (c) => c.json(await health()));
	app.all("/healthz", () => {
		throw new Refusal(405, "Ask with GET.", { Allow: "GET, HEAD" });
	});
	app.notFound((c) => c.text("There is nothing at this address.", 404));

	app.onError((error, c) => {
		if (error instanceof Refusal) return refuse(c, error);
		if (error instanceof HTTPException) return error.getResponse();
		if (error instanceof StoreUnavailable) {
			log.alert("store.unavailable", { error: error.message });
			const headers = { "Retry-After": String(STORE_RETRY_SECONDS) };
			return refuse(c, new Refusal(503, `We cannot take enquiries now. ${CONTACT_HINT}`, headers));
		}
		log.alert("request.failed", { error: error.message, stack: error.stack });
		return refuse(c, new Refusal(500, `Something went wrong on our side. ${CONTACT_HINT}`));
	});
	return app;
}
