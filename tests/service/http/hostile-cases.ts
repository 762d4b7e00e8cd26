import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { words } from "#content/words.ts";
import type { EnquiryRecord } from "#service/cli/records.ts";
import { errorTexts, SEND_FORM_PATH, SEND_JSON_PATH } from "#shared/enquiry.ts";
import { fill } from "#shared/fill.ts";
import type { RefusalName } from "#shared/words.ts";
import { ada, identifiers } from "../support/enquiry-requests.ts";

/** All requests here are bytes, represented as a Latin-1 string, which can represent any byte. */
const utf8 = (value: string) => Buffer.from(value, "utf8").toString("latin1");

/**
 * Sends bytes on a new connection and reads until the service closes it.
 * @param hangUp whether the client half-closes the connection after sending
 */
export async function sendRaw(address: string, wire: string, hangUp = false) {
	const { hostname, port } = new URL(address);
	const socket = connect(Number(port), hostname);
	// After an error, we still read the received part of the response.
	socket.on("error", () => {});
	socket.write(Buffer.from(wire, "latin1"));
	if (hangUp) socket.end();
	const raw = await text(socket).catch(() => "");
	const [head = "", body = ""] = raw.split(/\r\n\r\n(.*)/s);
	const [first = "", ...lines] = head.split("\r\n");
	const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1]);
	const headers = new Headers(lines.map((line) => line.split(/: (.*)/, 2) as [string, string]));
	return { status, headers, body };
}

/** As those of browsers, it occurs in no text. */
export const BOUNDARY = "----FormBoundary7MA4YWxk";
export const END = `--${BOUNDARY}--\r\n`;

function request(line: string, headers: string[] = [], body = ""): string {
	const length = body === "" ? [] : [`Content-Length: ${body.length}`];
	const fixed = [`${line} HTTP/1.1`, "Host: site.example", "Connection: close"];
	return `${[...fixed, ...headers, ...length].join("\r\n")}\r\n\r\n${body}`;
}

/** One part of a multipart form. `disposition` replaces the parameters after form-data. */
const part = (name: string, value: string, disposition = `; name="${name}"`) =>
	`--${BOUNDARY}\r\nContent-Disposition: form-data${disposition}\r\n\r\n${value}\r\n`;

type Values = Record<string, string>;

/** The parts of a complete enquiry; `fields` override Ada's. */
export const parts = (fields: Values = {}) =>
	Object.entries({ ...ada, ...identifiers, ...fields })
		.map(([name, value]) => part(name, utf8(value)))
		.join("");

const typed = (type: string, body = "x", path = SEND_FORM_PATH) =>
	request(`POST ${path}`, [`Content-Type: ${type}`], body);

export const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;
export const multipartBody = (body: string, headers: string[] = []) =>
	request(`POST ${SEND_FORM_PATH}`, [`Content-Type: ${MULTIPART}`, ...headers], body);

/** Ada's enquiry; `fields` override hers. */
const form = (fields: Values = {}, headers: string[] = []) =>
	multipartBody(parts(fields) + END, headers);

const jsonBody = (body: string) => typed("application/json", body, SEND_JSON_PATH);
const json = (fields: object, outer: object = {}) =>
	jsonBody(
		utf8(JSON.stringify({ ...identifiers, template_params: { ...ada, ...fields }, ...outer })),
	);

/** What a hostile request must lead to; without `stores`, it stores nothing. */
type Expected = {
	body?: RegExp | string;
	headers?: Record<string, RegExp>;
	stores?: Partial<EnquiryRecord>;
	/** Whether the client half-closes the connection after sending. */
	hangUp?: true;
};
type HostileCase = [name: string, wire: string, status: number, expected?: Expected];

/** The sentence of a refusal, in the words of the firm. */
const says = (name: RefusalName, values: Record<string, string | number> = {}) =>
	fill(words.refusals[name], values);
const kept = (name: string, wire: string, stores: Expected["stores"] = {}): HostileCase => [
	...([name, wire, 200] as const),
	{ body: "OK", stores },
];
const refused = (name: string, wire: string, body: RegExp | string): HostileCase => [
	...([name, wire, 400] as const),
	{ body },
];
/** One case for each value. */
const each = (
	values: string[],
	wire: (value: string) => string,
	status: number,
	expected: Expected = {},
) => values.map((value): HostileCase => [JSON.stringify(value), wire(value), status, expected]);

const body = parts() + END;
const unreadable = (name: string, content: string, type = MULTIPART) =>
	refused(name, typed(type, content), says("unreadableMultipart"));
const TWICE = says("twice", { field: "phone" });
const FILE = part("f", "x", '; name="f"; filename="a.exe"');

const framing: HostileCase[] = [
	unreadable("no closing boundary", parts()),
	unreadable("a part without a name", parts() + part("", "x", "") + END),
	refused("a file", multipartBody(parts() + FILE + END), says("file")),
	refused("a field twice", multipartBody(parts() + part("phone", "1") + END), TWICE),
	kept("a multipart in a value", form({ message: '--c\nname="user_email"\n--c--' })),
	kept("names of methods", form({ constructor: "x", toString: "y", hasOwnProperty: "z" })),
];

const inMessage = (bytes: string) => multipartBody(body.replace(ada.message, bytes));
const FORM_TYPE = "application/x-www-form-urlencoded";
const FIELDS = "user_name=Ada&user_email=ada%40example.com&enquiryType=Other&message=";
const unscripted = (encoded: string, message: string, type = FORM_TYPE): HostileCase => [
	...([`without script: ${encoded}`, typed(type, FIELDS + encoded), 303] as const),
	{ stores: { message }, headers: { location: /^\/enquiry-sent\?reference=[\w-]{9}$/ } },
];
const types = `multipart/form-data or ${FORM_TYPE}`;

const encoding: HostileCase[] = [
	kept("bytes that are not UTF-8", inMessage("a\xff\xfeb"), { message: "a\ufffd\ufffdb" }),
	kept("a lone surrogate in JSON", json({ message: "a\ud800b" }), { message: "a\ufffdb" }),
	kept("control characters", json({ message: "a\0\x07\x1b[31m\x9bb" }), { message: "a[31mb" }),
	refused("UTF-16", jsonBody("{\0}\0"), says("unreadableJson")),
	unscripted("%zz%", "%zz%"),
	unscripted("%2BADw-", "+ADw-", `${FORM_TYPE}; charset=utf-7`),
	["Content-Encoding", form({}, ["Content-Encoding: gzip"]), 415, { body: says("encoding") }],
	["plain text", typed("text/plain"), 415, { body: says("mediaType", { types }) }],
	["a form at the JSON path", typed(MULTIPART, "x", SEND_JSON_PATH), 415],
	kept("a type in upper case", form().replace("multipart/form-data", "MULTIPART/FORM-DATA")),
];

const params = (value: string) =>
	jsonBody(`{"service_id":"a","template_id":"b","user_id":"c","template_params":${value}}`);
const VALID = '"user_name":"Ada","user_email":"a@b.c","enquiryType":"Other","message":"m"}';
const missing = (wire: string, name: string, field: string) =>
	refused(`no ${name}`, wire, says("noIdentifier", { name, field }));
const wrong = (field: string, value: string, sentence: string) =>
	refused(`a wrong ${field}`, form({ [field]: value }), `${field}: ${sentence}.`);
const notText = (field: string, value: unknown) =>
	refused(`${field} as JSON`, json({ [field]: value }), says("notText", { field }));

/** The rules of the form are tested in shared/enquiry.test.ts. */
const fields: HostileCase[] = [
	missing(json({}, { service_id: 5 }), "service id", "service_id"),
	missing(json({}, { template_id: "" }), "template id", "template_id"),
	missing(form({ user_id: " " }), "public key", "user_id"),
	wrong("user_name", "\u200b\ufeff \0", errorTexts.blank),
	wrong("user_email", "a@b.c\nBcc: d@e.f", errorTexts.emailFormat),
	refused("no fields", params("{}"), /^user_name: .+\nuser_email: .+\nenquiryType: .+\nmessage: /),
	notText("user_email", ["a@b.c"]),
	...each(["[]", '"x"', "null"], params, 400, { body: says("noParameters") }),
	...each(["{", "{}{}", "[".repeat(10_000)], jsonBody, 400, { body: says("unreadableJson") }),
	...each(["[]", "null", '"x"'], jsonBody, 400, { body: says("notAnObject") }),
	kept("__proto__ in JSON", params(`{"__proto__":{"company":"evil"},${VALID}`), { company: "" }),
	kept("null in JSON", json({ company: null }), { company: "" }),
];

/** Text that could do harm in a mail, terminal, spreadsheet or database. All of it is stored as text. */
const texts: [given: Values, stored?: Expected["stores"]][] = [
	[{ user_name: "Eve\n\nTo: all@evil.example\n\n<h1>Hi" }],
	[{ company: "a\r\n.\r\nMAIL FROM:<x@evil>" }, { company: "a\n.\nMAIL FROM:<x@evil>" }],
	[{ user_name: "Eve\u2028Bcc: a\u0085c\u000bd" }, { user_name: "Eve\u2028Bcc: acd" }],
	[{ message: ".\n..\n.\nQUIT\nFrom eve@evil.example Thu Jan  1\na\u2066b\u2069c" }],
	[{ message: '<script>alert(1)</script><img src=x onerror="a()"><!--', company: "<b>&amp;" }],
	[{ message: "\x1b[2J\x1b]0;a\x07red" }, { message: "[2J]0;ared" }],
	[{ user_name: "'); DROP TABLE enquiries; --", company: "\\' OR 1=1" }],
	[{ message: "? $1 $& $` $\u007bx} {{7*7}} {name} %s $\u007bjndi:ldap://e/a}" }],
	[{ user_name: "界".repeat(200), message: "🙂".repeat(10_000) }],
	...["=1+1", "@A1", "=cmd|'/C calc'!A0", "＝1", '","=1+1","'].map((company): [Values] => [
		{ company },
	]),
];
const content = texts.map(([given, stored = given]) =>
	kept(JSON.stringify(given).slice(0, 60), form(given), stored),
);

const spam = (trap: Values, quarantineReason: string) =>
	kept(`a trap: ${JSON.stringify(trap)}`, form(trap), {
		...{ quarantined: true, quarantineReason, mail: "none" },
	});
const quarantine: HostileCase[] = [
	spam({ homepage: "http://spam.example" }, "honeypot"),
	...["49.9", "-1", "NaN", "soon"].map((elapsed_ms) => spam({ elapsed_ms }, "elapsed")),
	...["", "50", "1e5"].map((elapsed_ms) =>
		kept(`after ${elapsed_ms} ms`, form({ elapsed_ms, homepage: "" }), { quarantined: false }),
	),
];

const from = (origin: string) => form({}, [`Origin: ${origin}`]);
const get = (path: string) => request(`GET ${path}`);
const tooLarge = { body: says("tooLarge", { limit: 128 }) };
const inChunks = (...chunks: string[]) => {
	const head = multipartBody("").replace(/\r\n$/, "Transfer-Encoding: chunked\r\n\r\n");
	const sized = chunks.map((chunk) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`);
	return `${head}${sized.join("")}0\r\n\r\n`;
};

/** What is no HTTP is answered by Node, of which the first case is an example. */
const http: HostileCase[] = [
	["two lengths", form({}, [`Content-Length: ${body.length - 1}`]), 400],
	["20 KB of headers", request("GET /", [`X-A: ${"a".repeat(20_000)}`]), 431],
	["more than 128 KB", form({ message: "m".repeat(132_000) }), 413, tooLarge],
	["more than 128 KB in chunks", inChunks(...Array(40).fill("x".repeat(4096))), 413, tooLarge],
	kept("a body in chunks", inChunks(body.slice(0, 100), body.slice(100))),
	["a body that ends early", form().slice(0, -40), 400, { hangUp: true }],
	...each(["PUT /healthz", "DELETE /healthz"], request, 405, { headers: { allow: /^GET, HEAD$/ } }),
	...[SEND_FORM_PATH, SEND_JSON_PATH].flatMap((path) =>
		each(["GET", "HEAD", "PUT", "OPTIONS"], (method) => request(`${method} ${path}`), 405, {
			headers: { allow: /^POST$/ },
		}),
	),
	...each(
		["/api", `${SEND_FORM_PATH}/`, "/api/v2", "/healthz/x", "/api/../../secret.txt"],
		(path) => request(`POST ${path}`),
		404,
		{ headers: { "content-type": /^text\/plain/ } },
	),
	...each(["https://evil.example", "null", "x y", "http://site.example"], from, 403),
	...each(["https://site.example.b.example", "https://site.example@b.c"], from, 403),
	kept("the site's own origin", from("https://site.example")),
	["another host in the target", get("http://evil.example/careers"), 308],
	...each(["/..\\secret.txt", "/%c0%ae%c0%ae/secret.txt", "/%"], get, 400),
	...each(
		[
			...["/../secret.txt", "/..%2fsecret.txt", "/%252e%252e/secret.txt", "/..%5csecret.txt"],
			...["/....//secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt", "/link.txt", "/.env"],
			...["/linked/secret.txt", "/_headers", "/__proto__", "/robots.txt%00.html"],
			"/build/service.json",
		],
		get,
		404,
		{ body: /^(?!.*(secret|root:)).*$/s },
	),
];

export const hostileCases = { framing, encoding, fields, content, quarantine, http };
