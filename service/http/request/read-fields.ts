import { enquiryFields, ownServiceFields } from "#shared/enquiry.ts";
import type { Fields } from "../../enquiries/fields.ts";
import type { AppContext } from "./context.ts";
import { parseMultipart } from "./multipart.ts";
import { Refusal } from "./refusal.ts";

/** Most parts of a form. Ours has 13; the rest is room for other clients. */
const MOST_PARTS = 50;
/** Longest idempotency key, in UTF-16 code units; ours is a UUID. */
const LONGEST_KEY = 200;

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

/** The hosted email service requires these three, so this service requires them as well. */
function checkIdentifiers(fields: Record<string, unknown>): void {
	for (const [field, name] of Object.entries(identifiers)) {
		const value = fields[field];
		if (typeof value !== "string" || value.trim() === "") {
			throw new Refusal(400, `The ${name} is missing. Send it as ${field}.`);
		}
	}
}

function collect(entries: Iterable<[string, unknown]>): Fields {
	const fields: Fields = {};
	let parts = 0;
	for (const [name, value] of entries) {
		if (++parts > MOST_PARTS) throw new Refusal(400, `Send at most ${MOST_PARTS} fields.`);
		if (value === null) throw new Refusal(400, "Send text only: files are not taken.");
		if (!known.has(name)) continue;
		if (typeof value !== "string") throw new Refusal(400, `${name}: Send a text.`);
		if (name in fields) throw new Refusal(400, `${name}: Send this field once.`);
		fields[name] = value;
	}
	if ((fields[ownServiceFields.key]?.length ?? 0) > LONGEST_KEY) {
		throw new Refusal(400, `${ownServiceFields.key}: Shorten this to ${LONGEST_KEY} characters.`);
	}
	return fields;
}

async function orRefuse<T>(reading: Promise<T>, sentence: string): Promise<T> {
	try {
		return await reading;
	} catch {
		throw new Refusal(400, sentence);
	}
}

/** The fields of a form that the browser posts itself: without script there are no identifiers. @throws Refusal */
export async function readUrlEncoded(c: AppContext): Promise<Fields> {
	return collect(new URLSearchParams(await orRefuse(c.req.text(), "The form cannot be read.")));
}

/** The fields of a form that the email library sends. @throws Refusal */
export async function readMultipart(c: AppContext): Promise<Fields> {
	const sentence = "The form is not valid multipart/form-data.";
	const body = Buffer.from(await orRefuse(c.req.arrayBuffer(), sentence));
	const parts = parseMultipart(c.req.header("content-type") ?? "", body);
	if (!parts) throw new Refusal(400, sentence);
	const fields = collect(parts);
	checkIdentifiers(fields);
	return fields;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/** The fields of the JSON call: identifiers outside, the enquiry in template_params. @throws Refusal */
export async function readJson(c: AppContext): Promise<Fields> {
	const body: unknown = await orRefuse(c.req.json(), "The body is not valid JSON.");
	if (!isRecord(body)) throw new Refusal(400, "Send a JSON object.");
	checkIdentifiers(body);
	if (!isRecord(body.template_params)) {
		throw new Refusal(400, "template_params: Send an object with the fields of the enquiry.");
	}
	// In JSON, null means that a field is absent.
	return collect(Object.entries(body.template_params).filter(([, value]) => value !== null));
}
