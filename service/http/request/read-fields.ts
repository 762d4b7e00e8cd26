import { enquiryFields, ownServiceFields } from "#shared/enquiry.ts";
import type { RefusalName } from "#shared/words.ts";
import type { Fields } from "../../enquiries/fields.ts";
import type { AppContext } from "./context.ts";
import { MAX_FORM_KB, readPostedForm } from "./limit-body.ts";
import { parseMultipart } from "./multipart.ts";
import { Refusal } from "./refusal.ts";

/** Parts of a form. Ours has 14; the limit leaves room for other clients. */
const MAX_PARTS = 50;
/** Length of an idempotency key in UTF-16 code units. Ours is a UUID. */
const MAX_KEY_LENGTH = 200;

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

/** Requires the three identifiers that the hosted email service requires, too. */
function checkIdentifiers(fields: Record<string, unknown>): void {
	for (const [field, name] of Object.entries(identifiers)) {
		const value = fields[field];
		if (typeof value !== "string" || value.trim() === "") {
			throw new Refusal(400, "noIdentifier", { name, field });
		}
	}
}

function collect(entries: Iterable<[string, unknown]>): Fields {
	const fields: Fields = {};
	let parts = 0;
	for (const [name, value] of entries) {
		if (++parts > MAX_PARTS) throw new Refusal(400, "tooManyFields", { limit: MAX_PARTS });
		if (value === null) throw new Refusal(400, "file");
		if (!known.has(name)) continue;
		if (typeof value !== "string") throw new Refusal(400, "notText", { field: name });
		if (name in fields) throw new Refusal(400, "twice", { field: name });
		fields[name] = value;
	}
	if ((fields[ownServiceFields.key]?.length ?? 0) > MAX_KEY_LENGTH) {
		throw new Refusal(400, "keyTooLong", { field: ownServiceFields.key, limit: MAX_KEY_LENGTH });
	}
	return fields;
}

async function orRefuse<T>(reading: Promise<T>, reason: RefusalName): Promise<T> {
	try {
		return await reading;
	} catch {
		throw new Refusal(400, reason);
	}
}

/** Reads a form that the browser posted itself, so it has no identifiers. @throws Refusal */
export async function readUrlEncoded(c: AppContext): Promise<Fields> {
	const { text, complete } = await orRefuse(readPostedForm(c), "cutOff");
	if (!complete) throw new Refusal(413, "tooLarge", { limit: MAX_FORM_KB });
	return collect(new URLSearchParams(text));
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
	if (!isRecord(body.template_params)) {
		throw new Refusal(400, "noParameters");
	}
	// JSON clients may send null for an absent field.
	return collect(Object.entries(body.template_params).filter(([, value]) => value !== null));
}
