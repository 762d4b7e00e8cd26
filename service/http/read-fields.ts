import { bodyLimit } from "hono/body-limit";
import { enquiryFields, ownServiceFields } from "#shared/enquiry.ts";
import type { RefusalName } from "#shared/words.ts";
import type { Fields } from "../enquiries/intake.ts";
import { storable } from "../text.ts";
import { type AppContext, type AppMiddleware, FORM, mediaType } from "./context.ts";
import { Refusal } from "./refusal.ts";

/**
 * Largest request body, in KB. The longest valid enquiry has 10,654 characters of free text; an emoji
 * takes 12 bytes in a form that the browser posts itself, which makes 125 KB.
 */
const MAX_KB = 128;
/** In UTF-16 code units. Ours is a UUID. */
const MAX_KEY_LENGTH = 200;

/** What the hosted email service requires, too. */
const identifiers = {
	user_id: "public key",
	service_id: "service id",
	template_id: "template id",
} as const;

const known = new Set<string>([...enquiryFields, ...Object.values(ownServiceFields)]);

const limit = bodyLimit({
	maxSize: MAX_KB * 1024,
	onError: () => {
		throw new Refusal(413, "tooLarge", { limit: MAX_KB });
	},
});

/** Refuses large bodies. It comes first, because the page for a refused form shows what was typed. */
export const limitBody: AppMiddleware = async (c, next) => {
	try {
		return await limit(c, next);
	} catch (error) {
		if (error instanceof Refusal) throw error;
		// A client that disconnects while sending is not our failure.
		throw new Refusal(400, "cutOff");
	}
};

/** What the visitor typed into a form that the browser posted itself, as far as it can be read. */
export async function typedFields(c: AppContext): Promise<Fields> {
	if (c.req.header("content-encoding") !== undefined) return {};
	const sent = await c.req.formData().catch(() => new FormData());
	// A browser sends a line end as CRLF, and a text area that begins with one would lose it.
	const typed = (field: string) => storable(String(sent.get(field) ?? "")).replace(/\r\n?/g, "\n");
	return Object.fromEntries(enquiryFields.map((field) => [field, typed(field)]));
}

function checkIdentifiers(given: ReadonlyMap<string, unknown>): void {
	for (const [field, name] of Object.entries(identifiers)) {
		const value = given.get(field);
		if (typeof value === "string" && value.trim() !== "") continue;
		throw new Refusal(400, "noIdentifier", { name, field });
	}
}

function collect(entries: Iterable<[string, unknown]>): Fields {
	const fields: Fields = {};
	for (const [name, value] of entries) {
		if (value instanceof File) throw new Refusal(400, "file");
		if (!known.has(name)) continue;
		if (typeof value !== "string") throw new Refusal(400, "notText", { field: name });
		if (name in fields) throw new Refusal(400, "twice", { field: name });
		fields[name] = value;
	}
	const field = ownServiceFields.key;
	if ((fields[field]?.length ?? 0) <= MAX_KEY_LENGTH) return fields;
	throw new Refusal(400, "keyTooLong", { field, limit: MAX_KEY_LENGTH });
}

const orRefuse = <T>(reading: Promise<T>, reason: RefusalName): Promise<T> =>
	reading.catch(() => {
		throw new Refusal(400, reason);
	});

/** Reads a form that the email library or, without identifiers, the browser itself sent. @throws Refusal */
export async function readForm(c: AppContext): Promise<Fields> {
	const isPosted = mediaType(c) === FORM;
	const form = await orRefuse(c.req.formData(), isPosted ? "cutOff" : "unreadableMultipart");
	const fields = collect(form);
	if (!isPosted) checkIdentifiers(new Map(form));
	return fields;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/** Reads JSON: identifiers at the top level, the enquiry in template_params. @throws Refusal */
export async function readJson(c: AppContext): Promise<Fields> {
	const body: unknown = await orRefuse(c.req.json(), "unreadableJson");
	if (!isRecord(body)) throw new Refusal(400, "notAnObject");
	checkIdentifiers(new Map(Object.entries(body)));
	if (!isRecord(body.template_params)) throw new Refusal(400, "noParameters");
	// JSON clients may send null for an absent field.
	return collect(Object.entries(body.template_params).filter(([, value]) => value !== null));
}
