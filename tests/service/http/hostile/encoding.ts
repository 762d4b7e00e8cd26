import { SEND_FORM_PATH, SEND_JSON_PATH } from "#shared/enquiry.ts";
import { identifiers } from "../../support/enquiry-requests.ts";
import { form, json, jsonBody, multipartBody, parts, request, urlEncoded } from "../wire.ts";
import type { HostileCase } from "./hostile-case.ts";

const ids = JSON.stringify(identifiers).slice(1, -1);
const inMessage = (bytes: string) =>
	multipartBody(`${parts({ message: "MESSAGE" }).replace("MESSAGE", bytes)}--b--\r\n`);
const validFields = "user_name=Ada&user_email=ada%40example.com&enquiryType=Other&message=";
const type = (value: string, path = SEND_FORM_PATH) =>
	request(`POST ${path}`, [`Content-Type: ${value}`], "x");

/** Character encodings, Content-Encoding and Content-Type. */
export const encoding: HostileCase[] = [
	{
		name: "bytes that are not UTF-8",
		wire: inMessage("a\xff\xfeb"),
		status: 200,
		stores: { message: "a\ufffd\ufffdb" },
	},
	{
		name: "an overlong encoding of a slash",
		wire: inMessage("a\xc0\xafb"),
		status: 200,
		stores: { message: "a\ufffd\ufffdb" },
	},
	{
		name: "a surrogate as UTF-8",
		wire: inMessage("a\xed\xa0\x80b"),
		status: 200,
		stores: { message: "a\ufffd\ufffd\ufffdb" },
	},
	{
		name: "a truncated UTF-8 sequence",
		wire: inMessage("a\xf0\x9f\x99"),
		status: 200,
		stores: { message: "a\ufffd" },
	},
	{
		name: "UTF-16",
		wire: jsonBody(Buffer.from(`{${ids}}`, "utf16le").toString("latin1")),
		status: 400,
		body: /^Send valid JSON\.$/,
	},
	{
		name: "a lone surrogate in JSON",
		wire: json({ message: "a\ud800b" }),
		status: 200,
		stores: { message: "a\ufffdb" },
	},
	{
		name: "NUL and control characters in JSON",
		wire: json({ message: "a\u0000\u0007\u001b[31m\u009bb" }),
		status: 200,
		stores: { message: "a[31mb" },
	},
	{
		name: "a name of NULs",
		wire: json({ user_name: "\u0000\u0000" }),
		status: 400,
		body: /^user_name: This field/,
	},
	{
		name: "a name of invisible characters",
		wire: form({ user_name: "\u200b\ufeff\u2060" }),
		status: 400,
		body: /^user_name: This field/,
	},
	{
		name: "invalid percent-encoding",
		wire: urlEncoded(`${validFields}%zz%`),
		status: 303,
		stores: { message: "%zz%" },
	},
	{
		name: "percent-encoded bytes that are not UTF-8",
		wire: urlEncoded(`${validFields}a%ff`),
		status: 303,
		stores: { message: "a\ufffd" },
	},
	{
		name: "a byte order mark before JSON",
		wire: jsonBody(`\xef\xbb\xbf{${ids}}`),
		status: 400,
		body: /^template_params: /,
	},
	{
		name: "Content-Encoding: gzip",
		wire: form({}, ["Content-Encoding: gzip"]),
		status: 415,
		body: /^Send the enquiry without Content-Encoding\.$/,
	},
	{
		name: "Content-Encoding: identity",
		wire: form({}, ["Content-Encoding: identity"]),
		status: 415,
	},
	{
		name: "a declared charset of UTF-7",
		wire: urlEncoded(`${validFields}%2BADw-script`).replace(
			"urlencoded",
			"urlencoded; charset=utf-7",
		),
		status: 303,
		stores: { message: "+ADw-script" },
	},
	{ name: "no Content-Type", wire: request(`POST ${SEND_FORM_PATH}`, [], "x"), status: 415 },
	{
		name: "Content-Type: text/plain",
		wire: type("text/plain"),
		status: 415,
		body: /^Send the enquiry as multipart/,
	},
	{ name: "Content-Type: application/xml", wire: type("application/xml"), status: 415 },
	{ name: "JSON at the form's path", wire: type("application/json"), status: 415 },
	{
		name: "a form at the JSON path",
		wire: type("multipart/form-data; boundary=b", SEND_JSON_PATH),
		status: 415,
	},
	{
		name: "a Content-Type that only starts with multipart/form-data",
		wire: type("multipart/form-data-x; boundary=b"),
		status: 415,
	},
	{
		name: "a Content-Type in upper case",
		wire: form().replace("multipart/form-data", "MULTIPART/FORM-DATA"),
		status: 200,
		stores: {},
	},
	{
		name: "200 characters beyond the basic plane",
		wire: form({ user_name: "🙂".repeat(200) }),
		status: 200,
		stores: { user_name: "🙂".repeat(200) },
	},
	{
		name: "201 characters beyond the basic plane",
		wire: form({ user_name: "🙂".repeat(201) }),
		status: 400,
		body: /^user_name: Shorten this to 200/,
	},
];
