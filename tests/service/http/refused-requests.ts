import { SEND_FORM_PATH, SEND_JSON_PATH } from "#shared/enquiry.ts";
import { ada, identifiers, json, multipart, raw, urlEncoded } from "../support/enquiry-requests.ts";

/** Enquiries with an invalid field, and the expected message. */
export const wrongFields: [title: string, fields: Record<string, string>, sentence: RegExp][] = [
	[
		"blank name",
		{ ...ada, user_name: " \u200b " },
		/^user_name: This field cannot be left blank\.$/,
	],
	["wrong email", { ...ada, user_email: "ada" }, /^user_email: Enter an email address such as/],
	[
		"short phone",
		{ ...ada, phone: "123" },
		/^phone: Enter exactly ten digits, without spaces or other characters\.$/,
	],
	[
		"phone with a country code",
		{ ...ada, phone: "+1 415 555 0132" },
		/^phone: You entered more than ten digits; enter exactly ten, without the country code\.$/,
	],
	["no phone for Career", { ...ada, enquiryType: "Career", phone: "" }, /^phone: This field/],
	["unknown type", { ...ada, enquiryType: "Spam" }, /^enquiryType: Choose one of/],
	["long message", { ...ada, message: "m".repeat(10_001) }, /^message: Shorten this/],
	["several", { ...ada, message: "", user_email: "@" }, /^user_email: .+\.\nmessage: .+\.$/],
];

/** Enquiries with an invalid identifier, as multipart and as JSON. */
export function withIdentifier(field: string, value: string): Request[] {
	const form = new FormData();
	for (const [name, given] of Object.entries({ ...ada, ...identifiers, [field]: value })) {
		form.append(name, given);
	}
	const multipartForm = new Request(`http://127.0.0.1${SEND_FORM_PATH}`, {
		method: "POST",
		body: form,
	});
	return [multipartForm, json(ada, { [field]: undefined }), json(ada, { [field]: 5 })];
}

function withFile(): Request {
	const form = new FormData();
	for (const [name, value] of Object.entries({ ...ada, ...identifiers })) form.append(name, value);
	form.append("attachment", new Blob(["x"]), "x.txt");
	return new Request(`http://127.0.0.1${SEND_FORM_PATH}`, { method: "POST", body: form });
}

const manyFields = Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`f${i}`, ""]));

/** Malformed requests, which get 400 and store nothing. */
export const malformed: [title: string, request: () => Request][] = [
	["multipart without boundary", () => raw("multipart/form-data", "x")],
	[
		"a truncated multipart body",
		() => raw("multipart/form-data; boundary=b", "--b\r\nContent-Disp"),
	],
	["an empty multipart body", () => raw("multipart/form-data; boundary=b", "")],
	["broken JSON", () => raw("application/json", "{")],
	["empty JSON", () => raw("application/json", "")],
	["a JSON list", () => raw("application/json", "[]")],
	["JSON null", () => raw("application/json", "null")],
	["deep JSON", () => raw("application/json", "[".repeat(30_000))],
	["template_params as a list", () => json(ada, { template_params: [] })],
	["a number as a field", () => json(ada, { template_params: { ...ada, company: 5 } })],
	["an object as a field", () => json(ada, { template_params: { ...ada, message: {} } })],
	["an empty form", () => raw("application/x-www-form-urlencoded", "")],
	["a field sent twice", () => raw("application/x-www-form-urlencoded", "message=a&message=b")],
	["a key that is too long", () => multipart({ ...ada, enquiry_id: "k".repeat(201) })],
	["a file", withFile],
	["too many parts", () => multipart({ ...ada, ...manyFields })],
];

/** Requests that get 415. */
export const wrongTypes = (): Request[] => {
	const url = `http://127.0.0.1${SEND_FORM_PATH}`;
	const jsonHeaders = { "content-type": "application/json" };
	return [
		new Request(url, { method: "POST" }),
		new Request(url, { method: "POST", body: "x" }),
		new Request(url, { method: "POST", body: "{}", headers: jsonHeaders }),
		multipart(ada, { "content-encoding": "gzip" }),
		urlEncoded(ada, { "content-encoding": "identity" }),
	];
};

export const apiPaths = [SEND_FORM_PATH, SEND_JSON_PATH];
export const otherMethods = ["GET", "HEAD", "PUT", "DELETE", "OPTIONS"];
export const unknownPaths = ["/api", "/api/", "/api/v1.0/email/send-form/", "/api/v2"];
