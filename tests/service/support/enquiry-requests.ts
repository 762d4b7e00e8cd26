import { SEND_FORM_PATH, SEND_JSON_PATH } from "#shared/enquiry.ts";

/** A complete, valid enquiry. */
export const ada = {
	user_name: "Ada Lovelace",
	company: "Analytical Engines",
	phone: "6512345678",
	user_email: "ada@example.com",
	enquiryType: "Software Solutions",
	message: "We need an engine.\nIt should weave algebra.",
};

/** The identifiers that the email library adds. */
export const identifiers = {
	lib_version: "4.4.1",
	service_id: "own",
	template_id: "enquiry",
	user_id: "public",
};

type FieldValues = Record<string, string>;

const post = (path: string, body: BodyInit, headers: FieldValues = {}) =>
	new Request(`http://127.0.0.1${path}`, { method: "POST", body, headers });

/** Builds the request that the email library sends. */
export function multipart(fields: FieldValues, headers?: FieldValues): Request {
	const form = new FormData();
	for (const [name, value] of Object.entries({ ...fields, ...identifiers })) {
		form.append(name, value);
	}
	return post(SEND_FORM_PATH, form, headers);
}

/** Builds the request that a browser sends without script. */
export const urlEncoded = (fields: FieldValues | string, headers?: FieldValues): Request =>
	post(SEND_FORM_PATH, new URLSearchParams(fields), headers);

/** Builds a JSON request. */
export function json(fields: FieldValues): Request {
	const payload = JSON.stringify({ ...identifiers, template_params: fields });
	return post(SEND_JSON_PATH, payload, { "content-type": "application/json" });
}

/** The HEALTH_TOKEN of the tests. */
export const HEALTH_TOKEN = "the-health-token-of-the-tests";

/** Builds a request for the health with its details. */
export const askHealth = (address = "http://127.0.0.1") =>
	new Request(`${address}/healthz`, { headers: { authorization: `Bearer ${HEALTH_TOKEN}` } });
