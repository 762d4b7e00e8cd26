import { words } from "#content/words.ts";
import type { EnquiryRecord } from "#service/cli/records.ts";
import { errorTexts, SEND_FORM_PATH, SEND_JSON_PATH } from "#shared/enquiry.ts";
import { fill } from "#shared/fill.ts";
import type { RefusalName } from "#shared/words.ts";
import { identifiers } from "../support/enquiry-requests.ts";
import {
	form,
	json,
	jsonBody,
	multipartBody,
	part,
	parts,
	request,
	urlEncoded,
	utf8,
} from "./wire.ts";

/** What a hostile request must lead to; without `stores`, it stores nothing. */
type Expected = {
	/** The body of the answer. */
	body?: RegExp | string;
	headers?: Record<string, RegExp>;
	/** The stored enquiry. */
	stores?: Partial<EnquiryRecord>;
	/** Whether the client half-closes the connection after sending. */
	hangUp?: true;
};

/** The request is given as bytes, in a Latin-1 string. */
export type HostileCase = [
	name: string,
	wire: string,
	status: number | "closed",
	expected?: Expected,
];

const END = "--b--\r\n";
const body = parts() + END;
const post = `POST ${SEND_FORM_PATH}`;
const HOST = "Host: site.example\r\nConnection: close";
const MULTIPART = "Content-Type: multipart/form-data; boundary=b";

/** The sentence of a refusal, in the words of the firm. */
const says = (name: RefusalName, values: Record<string, string | number> = {}) =>
	fill(words.refusals[name], values);

/** A case that stores an enquiry with these values. */
const kept = (name: string, wire: string, stores: Expected["stores"] = {}): HostileCase => [
	name,
	wire,
	200,
	{ body: /^OK$/, stores },
];
/** A case that is refused with a sentence. */
const refused = (name: string, wire: string, sentence: RegExp | string): HostileCase => [
	name,
	wire,
	400,
	{ body: sentence },
];

/** One case for each value. */
const each = (
	what: string,
	values: string[],
	wire: (value: string) => string,
	status: number,
	expected: Expected = {},
) =>
	values.map(
		(value): HostileCase => [`${what} ${JSON.stringify(value)}`, wire(value), status, expected],
	);

const invalid = (name: string, content: string, type?: string) =>
	refused(name, multipartBody(content, type), says("unreadableMultipart"));
const file = (name: string, content: string) =>
	refused(name, multipartBody(content + END), says("file"));

const framing: HostileCase[] = [
	invalid("no boundary", body, "multipart/form-data"),
	invalid("an empty boundary", body, "multipart/form-data; boundary="),
	invalid("a boundary of 71 characters", "x", `multipart/form-data; boundary=${"b".repeat(71)}`),
	invalid("a boundary that differs from the body's", body, "multipart/form-data; boundary=c"),
	invalid("no closing boundary", parts()),
	invalid("only the closing boundary", END),
	invalid("a body that ends within part headers", "--b\r\nContent-Disp"),
	invalid("bare line feeds", body.replaceAll("\r\n", "\n")),
	invalid("a part without headers", `${parts()}--b\r\n\r\nx\r\n${END}`),
	invalid(
		"a Content-Disposition other than form-data",
		`${parts()}--b\r\nContent-Disposition: attachment; name="x"\r\n\r\nx\r\n${END}`,
	),
	invalid("a part without a name", parts() + part("", "x", "") + END),
	invalid("a line that starts with the boundary", parts({ message: "a\r\n--bc" }) + END),
	file("a file", parts() + part("f", "x", '; name="f"; filename="a.exe"')),
	file("a file with filename*", parts() + part("f", "x", "; name=\"f\"; filename*=UTF-8''a")),
	file("a file in place of the message", parts().replace('="message"', '="message"; filename="m"')),
	refused(
		"51 parts",
		multipartBody(parts() + part("x", "").repeat(41) + END),
		says("tooManyFields", { limit: 50 }),
	),
	refused(
		"a duplicate field",
		multipartBody(parts() + part("user_email", "eve@evil.example") + END),
		says("twice", { field: "user_email" }),
	),
	refused(
		"two idempotency keys",
		multipartBody(parts({ enquiry_id: "a" }) + part("enquiry_id", "b") + END),
		says("twice", { field: "enquiry_id" }),
	),
	refused(
		"a NUL in a field's name",
		multipartBody(body.replace('"user_name"', '"user_name\0"')),
		/^user_name: This field cannot be left blank\.$/,
	),
	kept("a preamble and an epilogue", multipartBody(`hello\r\n${body}bye`)),
	kept("the boundary in a line", form({ message: "a --b-- b" }), { message: "a --b-- b" }),
	kept(
		"a boundary with regular expression syntax",
		multipartBody(body.replaceAll("--b", "--.*+(b|$)"), 'multipart/form-data; boundary=".*+(b|$)"'),
	),
	kept("an unknown field", form({ admin: "true" })),
	kept(
		"a Content-Transfer-Encoding that does not apply",
		multipartBody(
			parts({ message: "SGVsbG8=" }).replace(
				'="message"',
				'="message"\r\nContent-Transfer-Encoding: base64',
			) + END,
		),
		{ message: "SGVsbG8=" },
	),
	kept(
		"a multipart inside a part",
		form({
			message: '--c\nContent-Disposition: form-data; name="user_email"\n\neve@evil.example\n--c--',
		}),
		{ user_email: "ada@example.com" },
	),
	kept("a value in another script", multipartBody(parts() + part("company2", utf8("公司")) + END)),
];

const inMessage = (bytes: string) =>
	multipartBody(`${parts({ message: "MESSAGE" }).replace("MESSAGE", bytes)}${END}`);
const typed = (type: string, path = SEND_FORM_PATH) =>
	request(`POST ${path}`, [`Content-Type: ${type}`], "x");
const FIELDS = "user_name=Ada&user_email=ada%40example.com&enquiryType=Other&message=";
const unscripted = (name: string, wire: string, message: string): HostileCase => [
	name,
	wire,
	303,
	{ stores: { message }, headers: { location: /^\/enquiry-sent\?reference=[\w-]{9}$/ } },
];

const encoding: HostileCase[] = [
	kept("bytes that are not UTF-8", inMessage("a\xff\xfeb"), { message: "a\ufffd\ufffdb" }),
	kept("an overlong slash", inMessage("a\xc0\xafb"), { message: "a\ufffd\ufffdb" }),
	kept("a surrogate as UTF-8", inMessage("a\xed\xa0\x80b"), { message: "a\ufffd\ufffd\ufffdb" }),
	kept("a truncated UTF-8 sequence", inMessage("a\xf0\x9f\x99"), { message: "a\ufffd" }),
	refused(
		"UTF-16",
		jsonBody(Buffer.from("{}", "utf16le").toString("latin1")),
		says("unreadableJson"),
	),
	kept("a lone surrogate in JSON", json({ message: "a\ud800b" }), { message: "a\ufffdb" }),
	kept("control characters", json({ message: "a\0\x07\x1b[31m\x9bb" }), { message: "a[31mb" }),
	refused("a name of NULs", json({ user_name: "\0\0" }), /^user_name: This field/),
	refused(
		"a name that is invisible",
		form({ user_name: "\u200b\ufeff " }),
		/^user_name: This field/,
	),
	unscripted("invalid percent-encoding", urlEncoded(`${FIELDS}%zz%`), "%zz%"),
	unscripted("percent-encoded bytes that are not UTF-8", urlEncoded(`${FIELDS}a%ff`), "a\ufffd"),
	unscripted(
		"a declared charset of UTF-7",
		urlEncoded(`${FIELDS}%2BADw-`, "application/x-www-form-urlencoded; charset=utf-7"),
		"+ADw-",
	),
	["Content-Encoding: gzip", form({}, ["Content-Encoding: gzip"]), 415, { body: says("encoding") }],
	["Content-Encoding: identity", form({}, ["Content-Encoding: identity"]), 415],
	["no Content-Type", request(post, [], "x"), 415],
	[
		"Content-Type: text/plain",
		typed("text/plain"),
		415,
		{
			body: says("mediaType", {
				types: "multipart/form-data or application/x-www-form-urlencoded",
			}),
		},
	],
	["Content-Type: application/xml", typed("application/xml"), 415],
	["JSON at the form's path", typed("application/json"), 415],
	["a form at the JSON path", typed("multipart/form-data; boundary=b", SEND_JSON_PATH), 415],
	["a type that only starts right", typed("multipart/form-data-x; boundary=b"), 415],
	kept("a type in upper case", form().replace("multipart/form-data", "MULTIPART/FORM-DATA")),
];

const params = (value: string) =>
	jsonBody(`{"service_id":"a","template_id":"b","user_id":"c","template_params":${value}}`);
const VALID = '"user_name":"Ada","user_email":"a@b.c","enquiryType":"Other","message":"m"}';
const names = { service_id: "service id", template_id: "template id", user_id: "public key" };

/** The rules of the form are tested in shared/enquiry.test.ts; here is one sentence for each field. */
const fields: HostileCase[] = [
	...Object.entries(names).flatMap(([id, name]) =>
		[json({}, { [id]: "" }), json({}, { [id]: 5 }), form({ [id]: " " })].map((wire) =>
			refused(`no ${name}`, wire, says("noIdentifier", { name, field: id })),
		),
	),
	refused(
		"a wrong phone number",
		form({ phone: "1e10000000" }),
		`phone: ${errorTexts.phoneLength}.`,
	),
	refused(
		"a line after an address",
		form({ user_email: "a@b.c\nBcc: d@e.f" }),
		/^user_email: Enter an/,
	),
	refused(
		"a long address",
		form({ user_email: `${"a".repeat(249)}@b.com` }),
		/: Shorten this to 254/,
	),
	refused("an unknown type", form({ enquiryType: "Admin" }), /^enquiryType: Choose one of/),
	refused(
		"a line after a type",
		form({ enquiryType: "Other\nBcc: a" }),
		/^enquiryType: Choose one of/,
	),
	refused(
		"Career without a phone",
		form({ enquiryType: "Career", phone: "" }),
		/^phone: This field/,
	),
	refused(
		"a long message",
		form({ message: "m".repeat(10_001) }),
		/^message: Shorten this to 10000/,
	),
	refused("a white message", form({ message: " \t\r\n\u3000" }), /^message: This field/),
	refused("a long company", form({ company: "c".repeat(201) }), /^company: Shorten this to 200/),
	refused("a long name", form({ user_name: "🙂".repeat(201) }), /^user_name: Shorten this to 200/),
	refused(
		"a long key",
		form({ enquiry_id: "k".repeat(201) }),
		says("keyTooLong", { field: "enquiry_id", limit: 200 }),
	),
	refused(
		"two wrong fields",
		form({ message: "", user_email: "@" }),
		/^user_email: .+\.\nmessage: .+\.$/,
	),
	refused("no fields", params("{}"), /^user_name: .+\nuser_email: .+\nenquiryType: .+\nmessage: /),
	refused("an empty form", urlEncoded("a=b"), /"user_name":"This field/),
	refused("a number", json({ company: 5 }), says("notText", { field: "company" })),
	refused("a boolean", json({ message: true }), says("notText", { field: "message" })),
	refused("a list", json({ user_email: ["a@b.c"] }), says("notText", { field: "user_email" })),
	refused(
		"an object",
		json({ user_name: { toString: "x" } }),
		says("notText", { field: "user_name" }),
	),
	...each("the parameters", ["[]", '"x"', "null"], params, 400, {
		body: says("noParameters"),
	}),
	...each("the JSON", ["{", "{}{}"], jsonBody, 400, { body: says("unreadableJson") }),
	refused("deep JSON", jsonBody("[".repeat(10_000)), says("unreadableJson")),
	...each("the JSON", ["[]", "null"], jsonBody, 400, { body: says("notAnObject") }),
	refused(
		"deep valid JSON",
		jsonBody(`${"[".repeat(9_000)}${"]".repeat(9_000)}`),
		says("notAnObject"),
	),
	refused(
		"a byte order mark before JSON",
		jsonBody(`\xef\xbb\xbf${JSON.stringify(identifiers)}`),
		says("noParameters"),
	),
	kept("__proto__ in JSON", params(`{"__proto__":{"company":"evil"},${VALID}`), { company: "" }),
	kept("null in JSON", json({ company: null }), { company: "" }),
	kept("names of methods", form({ constructor: "x", toString: "y", hasOwnProperty: "z" })),
	kept("a duplicate key in JSON", params(`{"company":"1","company":"2",${VALID}`), {
		company: "2",
	}),
	kept(
		"a doubtful arrival",
		form({ arrival: "=a.example /a?utm_source==1%2B1%1B%5B2J&utm_term=%E2%80%AE%0D%0Aa" }),
		{ first_page: "/a", referring_host: "", utm_source: "=1+1[2J", utm_term: "a" },
	),
	[
		"HTML in a form without script",
		urlEncoded("user_name=%3Cscript%3Ealert(1)%3C/script%3E&user_email=%3Cb%3E"),
		400,
		{
			// The page has what the renderer got as JSON.
			body: /"user_email":"Enter an email address.+"user_name":"\\u003cscript>alert\(1\)/,
			headers: { "content-type": /^text\/html/ },
		},
	],
];

/** Text that could do harm in a mail, terminal, spreadsheet or database. All of it is stored as text. */
const texts: Record<string, [given: Record<string, string>, stored?: Expected["stores"]]> = {
	"a Bcc header after the name": [
		{ user_name: "Eve\r\nBcc: all@evil.example" },
		{ user_name: "Eve\nBcc: all@evil.example" },
	],
	"headers and a body after the name": [{ user_name: "Eve\n\nTo: all@evil.example\n\n<h1>Hi" }],
	"the end of an SMTP message": [
		{ company: "a\r\n.\r\nMAIL FROM:<x@evil.example>" },
		{ company: "a\n.\nMAIL FROM:<x@evil.example>" },
	],
	"a name that looks like addresses": [{ user_name: '"<x@evil.example>, y@evil.example' }],
	"an encoded word": [{ user_name: "=?utf-8?Q?Eve=0D=0ABcc:=20all@evil.example?=" }],
	"percent-encoded line breaks": [{ user_name: "Eve%0d%0aBcc: all@evil.example" }],
	"unusual line separators": [
		{ user_name: "Eve\u2028Bcc: a\u2029b\u0085c\u000bd" },
		{ user_name: "Eve\u2028Bcc: a\u2029bcd" },
	],
	"bidi overrides": [
		{ user_name: "Eve\u202Egpj.exe", message: "a\u2066b\u2069c" },
		{ user_name: "Evegpj.exe", message: "a\u2066b\u2069c" },
	],
	"lines of dots": [{ message: ".\n..\n.\nQUIT" }],
	"From at the start of a line": [{ message: "From eve@evil.example Thu Jan  1\nFrom here" }],
	"a line of nine thousand characters": [{ message: "x".repeat(9_000) }],
	HTML: [{ message: '<script>alert(1)</script><img src=x onerror="a()">', company: "<b>&amp;" }],
	"an unclosed HTML comment": [{ message: "<!--", company: "--><plaintext>" }],
	"terminal escapes": [{ message: "\x1b[2J\x1b]0;a\x07red" }, { message: "[2J]0;ared" }],
	SQL: [{ user_name: "'); DROP TABLE enquiries; --", company: "\\' OR 1=1" }],
	placeholders: [{ message: "? $1 $& $` $\u007bx} {{7*7}} <%= 1 %> %s $\u007bjndi:ldap://e/a}" }],
	"the longest texts": [{ user_name: "界".repeat(200), message: "🙂".repeat(10_000) }],
	"a name with combining marks": [{ user_name: "Z̷̢͝á̶l̵g̸o̴ 你好 שלום مرحبا" }],
	...Object.fromEntries(
		["=1+1", "+1", "-1", "@A1", "=cmd|'/C calc'!A0", "＝1", "＋1", "－1", "＠A1", '","=1+1","'].map(
			(company) => [`the formula ${company}`, [{ company }]],
		),
	),
};
const content = Object.entries(texts).map(([name, [given, stored = given]]) =>
	kept(name, form(given), stored),
);

const spam = (name: string, trap: Record<string, string>, reason: string) =>
	kept(name, form(trap), { quarantined: true, quarantineReason: reason, mail: "none" });
const quarantine: HostileCase[] = [
	spam("a filled honeypot", { homepage: "http://spam.example" }, "honeypot"),
	...["3", "49.9", "-1", "-1234.5", "-99999999999999999999", "NaN", "Infinity", "soon"].map(
		(elapsed_ms) => spam(`a form filled in ${elapsed_ms} ms`, { elapsed_ms }, "elapsed"),
	),
	...["", "50", "1234.5999999940395", "1e5"].map((elapsed_ms) =>
		kept(`a form filled in ${elapsed_ms} ms`, form({ elapsed_ms, homepage: "" }), {
			quarantined: false,
		}),
	),
];

const chunked = (chunks: string, coding = "chunked") =>
	`${post} HTTP/1.1\r\n${HOST}\r\n${MULTIPART}\r\nTransfer-Encoding: ${coding}\r\n\r\n${chunks}`;
const oneChunk = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
const ofLength = (length: string) =>
	`${post} HTTP/1.1\r\n${HOST}\r\n${MULTIPART}\r\nContent-Length: ${length}\r\n\r\n`;
const withHeader = (header: string) => `GET / HTTP/1.1\r\n${HOST}\r\n${header}\r\n\r\n`;
const toHost = (host: string) =>
	`GET /robots.txt HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
const from = (origin: string) => form({}, [`Origin: ${origin}`]);
const pathOf = (path: string) => request(`GET ${path}`);

const NO_FILE = { body: /^(?!.*(secret|root:)).*$/s };
const robots = (...headers: string[]) => request("GET /robots.txt", headers);

const http: HostileCase[] = [
	["two lengths", form({}, [`Content-Length: ${body.length - 1}`]), 400],
	["a length with chunks", form({}, ["Transfer-Encoding: chunked"]), 400],
	...each("the length", ["-1", "0x10", "9".repeat(30)], ofLength, 400),
	["a length of ten gigabytes", ofLength("10000000000"), 413],
	...each(
		"the coding",
		["gzip", "identity", "xchunked", "chunked, chunked", "chunked, gzip"],
		(coding) => chunked(oneChunk, coding),
		400,
	),
	["a chunk with an invalid size", chunked("zz\r\nx\r\n0\r\n\r\n"), 400],
	["a chunk with a huge size", chunked(`${"f".repeat(20)}\r\nx`), 400],
	["endless chunk extensions", chunked(`1;${"x".repeat(20_000)}\r\nx\r\n0\r\n\r\n`), 413],
	["more than 64 KB", form({ message: "m".repeat(66_000) }), 413],
	["more than 64 KB in chunks", chunked(`1000\r\n${"x".repeat(4096)}\r\n`.repeat(20)), 413],
	["a body that ends early", form().slice(0, -40), 400, { hangUp: true }],
	kept("a body in chunks", chunked(oneChunk, "Chunked")),
	...each(
		"the header",
		["Host : a", "X-A: b\r\n c", "X-A: b\nX-C: d", "X-A: b\rX-C: d", "X-A: b\0c", ": b"],
		withHeader,
		400,
	),
	["no Host header", "GET / HTTP/1.1\r\n\r\n", 400],
	...each("the Host", ["a b", "a\tb", "a/b", "a@b", "a\\b", "a:b", "a:80:80"], toHost, 400),
	...each("the Host", ["[::1", "[a b]", "a%zz", "a<b>", "gr\xfcn"], toHost, 400),
	...each("the Host", ["localhost", "127.0.0.1:3000", "[::1]:3000"], toHost, 200),
	...each("the Host", ["evil.example", "www.site.example", "site.example."], toHost, 308, {
		headers: { location: /^https:\/\/site\.example\/robots\.txt$/ },
	}),
	["20 KB of headers", request("GET /", [`X-A: ${"a".repeat(20_000)}`]), 431],
	["a path of 20 KB", request(`GET /${"a".repeat(20_000)}`), 431],
	["HTTP/0.9", "GET /\r\n\r\n", 400],
	["HTTP/3.7", `GET / HTTP/3.7\r\n${HOST}\r\n\r\n`, 400],
	["the HTTP/2 preface", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400],
	["a TLS handshake", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 400],
	["random bytes", "\x00\xff\x00\xff\r\n\r\n", 400],
	["CONNECT", request("CONNECT evil.example:443"), "closed"],
	...each("the line", ["post /healthz", "HACK /healthz"], (line) => request(line), 400),
	["TRACE on a page", request("TRACE /", ["X-Secret: x"]), 405],
	...each("the line", ["PUT /healthz", "DELETE /healthz"], (line) => request(line), 405, {
		headers: { allow: /^GET, HEAD$/ },
	}),
	...[SEND_FORM_PATH, SEND_JSON_PATH].flatMap((path) =>
		each(
			path,
			["GET", "HEAD", "PUT", "DELETE", "OPTIONS"],
			(method) => request(`${method} ${path}`, ["X-HTTP-Method-Override: POST"]),
			405,
			{ headers: { allow: /^POST$/ } },
		),
	),
	...each(
		"POST to",
		["/api", "/api/", `${SEND_FORM_PATH}/`, "/api/v2", "/healthz/x", "/api/../../secret.txt"],
		(path) => request(`POST ${path}`),
		404,
		{ headers: { "content-type": /^text\/plain/ } },
	),
	...each("the origin", ["https://evil.example", "null", "x y", "http://site.example"], from, 403),
	...each("the origin", ["https://site.example.b.example", "https://site.example@b.c"], from, 403),
	kept("the site's own origin", from("https://site.example")),
	["an unknown expectation", robots("Expect: miracles"), 417],
	["an upgrade", robots("Upgrade: h2c", "HTTP2-Settings: x"), 200],
	["a thousand ranges", robots(`Range: bytes=${"0-1,".repeat(1000)}0-1`), 206],
	["another host in the target", request("GET http://evil.example/careers"), 308],
	["a path that starts with two slashes", request("GET //evil.example/careers/"), 404],
	...each("the path", ["/..\\secret.txt", "/%c0%ae%c0%ae/secret.txt"], pathOf, 400, NO_FILE),
	...each(
		"the path",
		[
			...["/../secret.txt", "/..%2fsecret.txt", "/%252e%252e/secret.txt", "/..%5csecret.txt"],
			...["/....//secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt", "/link.txt"],
			...["/linked/secret.txt", "/.env", "/data/enquiries.db", "/file:///etc/passwd"],
			...["/robots.txt%00.html", "/build/service.json"],
		],
		pathOf,
		404,
		NO_FILE,
	),
];

export const hostileCases = { framing, encoding, fields, content, quarantine, http };
