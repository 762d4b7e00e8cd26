import { bodyLimit } from "hono/body-limit";
import { enquiryFields, ownServiceFields } from "#shared/enquiry.ts";
import type { RefusalName } from "#shared/words.ts";
import type { Fields } from "../enquiries/intake.ts";
import { storable } from "../text.ts";
import {
	type AppContext,
	type AppMiddleware,
	FORM,
	mediaType,
	type PostedForm,
} from "./context.ts";
import { parseMultipart } from "./multipart.ts";
import { Refusal } from "./refusal.ts";

/** Largest request body, in KB. The largest valid enquiry is well below it. */
const MAX_KB = 64;
/**
 * In KB, of a form that the browser posts itself. The longest valid enquiry has 10,654 characters
 * of free text; an emoji takes 12 bytes in this encoding, which makes 125 KB.
 */
const MAX_FORM_KB = 128;
/** Ours has 14; the limit leaves room for other clients. */
const MAX_PARTS = 50;
/** In UTF-16 code units. Ours is a UUID. */
const MAX_KEY_LENGTH = 200;

/** What the hosted email service requires, too. */
const identifiers = {
	user_id: "public key",
	service_id: "service id",
	template_id: "template id",
} as const;

const known = new Set<string>([
	...enquiryFields,
	...Object.values(ownServiceFields),
	...Object.keys(identifiers),
]);

const limit = bodyLimit({
	maxSize: MAX_KB * 1024,
	onError: () => {
		throw new Refusal(413, "tooLarge", { limit: MAX_KB });
	},
});

/** Refuses large bodies, except forms that the browser posts itself: see `readPostedForm`. */
export const limitBody: AppMiddleware = async (c, next) => {
	if (mediaType(c) === FORM) return next();
	try {
		return await limit(c, next);
	} catch (error) {
		if (error instanceof Refusal) throw error;
		// A client that disconnects while sending is not our failure.
		throw new Refusal(400, "cutOff");
	}
};

async function readStart(body: ReadableStream<Uint8Array> | null): Promise<PostedForm> {
	const chunks: Uint8Array[] = [];
	let size = 0;
	// Cancelling would close the connection before the answer.
	for await (const chunk of body?.values({ preventCancel: true }) ?? []) {
		chunks.push(chunk);
		size += chunk.length;
		if (size > MAX_FORM_KB * 1024) break;
	}
	const text = new TextDecoder().decode(Buffer.concat(chunks));
	return { text, complete: size <= MAX_FORM_KB * 1024 };
}

/**
 * Reads a form that the browser posted itself once, up to its limit. It does not refuse a larger
 * one, because the refusal shows what was read.
 */
export function readPostedForm(c: AppContext): Promise<PostedForm> {
	const posted = c.get("posted") ?? readStart(c.req.raw.body);
	c.set("posted", posted);
	return posted;
}

/** What the visitor typed, as far as it can be read. */
export async function typedFields(c: AppContext): Promise<Fields> {
	if (c.req.header("content-encoding") !== undefined) return {};
	const { text } = await readPostedForm(c).catch(() => ({ text: "" }));
	const sent = new URLSearchParams(text);
	// A browser sends a line end as CRLF, and a text area that begins with one would lose it.
	const typed = (field: string) => storable(sent.get(field) ?? "").replace(/\r\n?/g, "\n");
	return Object.fromEntries(enquiryFields.map((field) => [field, typed(field)]));
}

function checkIdentifiers(fields: Record<string, unknown>): void {
	for (const [field, name] of Object.entries(identifiers)) {
		const value = fields[field];
		if (typeof value === "string" && value.trim() !== "") continue;
		throw new Refusal(400, "noIdentifier", { name, field });
	}
}

function collect(entries: [string, unknown][]): Fields {
	const fields: Fields = {};
	for (const [i, [name, value]] of entries.entries()) {
		if (i === MAX_PARTS) throw new Refusal(400, "tooManyFields", { limit: MAX_PARTS });
		if (value === null) throw new Refusal(400, "file");
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

/** Reads a form that the browser posted itself, so it has no identifiers. @throws Refusal */
export async function readUrlEncoded(c: AppContext): Promise<Fields> {
	const { text, complete } = await orRefuse(readPostedForm(c), "cutOff");
	if (!complete) throw new Refusal(413, "tooLarge", { limit: MAX_FORM_KB });
	return collect([...new URLSearchParams(text)]);
}

/** Reads a form that the email library sent. @throws Refusal */
export async function readMultipart(c: AppContext): Promise<Fields> {
	const body = Buffer.from(await orRefuse(c.req.arrayBuffer(), "unreadableMultipart"));
	const parts = parseMultipart(c.req.header("content-type") ?? "", body);
	if (!parts) throw new Refusal(400, "unreadableMultipart");
	const fields = collect(parts);
	checkIdentifiers(fields);
	return fields;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/** Reads JSON: identifiers at the top level, the enquiry in template_params. @throws Refusal */
export async function readJson(c: AppContext): Promise<Fields> {
	const body: unknown = await orRefuse(c.req.json(), "unreadableJson");
	if (!isRecord(body)) throw new Refusal(400, "notAnObject");
	checkIdentifiers(body);
	if (!isRecord(body.template_params)) throw new Refusal(400, "noParameters");
	// JSON clients may send null for an absent field.
	return collect(Object.entries(body.template_params).filter(([, value]) => value !== null));
}
