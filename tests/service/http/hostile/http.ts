import { SEND_FORM_PATH } from "#shared/enquiry.ts";
import { form, multipartBody, parts, request } from "../wire.ts";
import type { HostileCase } from "./hostile-case.ts";

const post = `POST ${SEND_FORM_PATH}`;
const type = "Content-Type: multipart/form-data; boundary=b";
const HOST = "Host: site.example\r\nConnection: close";
const raw = (
	name: string,
	wire: string,
	status: HostileCase["status"],
	hangUp?: true,
): HostileCase => (hangUp ? { name, wire, status, hangUp } : { name, wire, status });
const outside = (path: string): HostileCase => ({
	name: `the path ${JSON.stringify(path)}`,
	wire: request(`GET ${path}`),
	status: /%c0|\\/.test(path) ? 400 : 404,
	body: /^(?!.*(secret|root:)).*$/s,
});
const body = `${parts()}--b--\r\n`;
const chunked = (chunks: string, coding = "chunked") =>
	`${post} HTTP/1.1\r\n${HOST}\r\n${type}\r\nTransfer-Encoding: ${coding}\r\n\r\n${chunks}`;
const inOneChunk = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
const requestTo = (host: string) =>
	`GET /robots.txt HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;

/** HTTP framing, methods, targets and headers. */
export const http: HostileCase[] = [
	raw("two Content-Length headers", form({}, [`Content-Length: ${body.length - 1}`]), 400),
	raw("Content-Length with chunked encoding", form({}, ["Transfer-Encoding: chunked"]), 400),
	raw(
		"two Transfer-Encoding headers",
		form({}, ["Transfer-Encoding: chunked", "Transfer-Encoding: identity"]),
		400,
	),
	raw(
		"an unknown transfer encoding",
		`${post} HTTP/1.1\r\n${HOST}\r\n${type}\r\nTransfer-Encoding: xchunked\r\n\r\n`,
		400,
	),
	raw(
		"a negative length",
		`${post} HTTP/1.1\r\n${HOST}\r\n${type}\r\nContent-Length: -1\r\n\r\n`,
		400,
	),
	raw(
		"a hexadecimal length",
		`${post} HTTP/1.1\r\n${HOST}\r\n${type}\r\nContent-Length: 0x10\r\n\r\n`,
		400,
	),
	raw(
		"a length that overflows",
		`${post} HTTP/1.1\r\n${HOST}\r\n${type}\r\nContent-Length: ${"9".repeat(30)}\r\n\r\n`,
		400,
	),
	raw("a chunk with an invalid size", chunked("zz\r\nx\r\n0\r\n\r\n"), 400),
	raw("a chunk with a huge size", chunked(`${"f".repeat(20)}\r\nx`), 400),
	raw("endless chunk extensions", chunked(`1;${"x".repeat(20_000)}\r\nx\r\n0\r\n\r\n`), 413),
	raw(
		"a Content-Length of ten gigabytes",
		`${post} HTTP/1.1\r\n${HOST}\r\n${type}\r\nContent-Length: 10000000000\r\n\r\n`,
		413,
	),
	raw("more than 64 KB", form({ message: "m".repeat(66_000) }), 413),
	raw(
		"more than 64 KB in chunks",
		chunked(`${`1000\r\n${"x".repeat(4096)}\r\n`.repeat(20)}0\r\n\r\n`),
		413,
	),
	raw("a body that ends early", form().slice(0, -40), 400, true),
	raw("a space before the colon of a header", `GET / HTTP/1.1\r\nHost : a\r\n\r\n`, 400),
	raw("a folded header", `GET / HTTP/1.1\r\n${HOST}\r\nX-A: b\r\n c\r\n\r\n`, 400),
	raw("a bare line feed in a header", `GET / HTTP/1.1\r\n${HOST}\r\nX-A: b\nX-C: d\r\n\r\n`, 400),
	raw(
		"a bare carriage return in a header",
		`GET / HTTP/1.1\r\n${HOST}\r\nX-A: b\rX-C: d\r\n\r\n`,
		400,
	),
	raw("NUL in a header", `GET / HTTP/1.1\r\n${HOST}\r\nX-A: b\0c\r\n\r\n`, 400),
	raw("a header without a name", `GET / HTTP/1.1\r\n${HOST}\r\n: b\r\n\r\n`, 400),
	raw("no Host header", "GET / HTTP/1.1\r\n\r\n", 400),
	...[
		"a b",
		"a\tb",
		"a/b",
		"a@b",
		"a\\b",
		"a:b",
		"[::1",
		"[a b]",
		"a%zz",
		"a<b>",
		"gr\xfcn",
		"a:80:80",
	].map((host) => raw(`the Host ${JSON.stringify(host)}`, requestTo(host), 400)),
	...["localhost", "127.0.0.1:3000", "[::1]:3000"].map((host) =>
		raw(`the Host ${JSON.stringify(host)}`, requestTo(host), 200),
	),
	...["evil.example", "www.site.example", "site.example."].map(
		(host): HostileCase => ({
			name: `another name of the site, ${host}`,
			wire: requestTo(host),
			status: 308,
			headers: { location: /^https:\/\/site\.example\/robots\.txt$/ },
		}),
	),
	...["gzip", "identity"].map((coding) =>
		raw(`the Transfer-Encoding ${coding}`, chunked(inOneChunk, coding), 400),
	),
	raw("the chunked coding twice", chunked(inOneChunk, "chunked, chunked"), 400),
	raw("the last coding before another one", chunked(inOneChunk, "chunked, gzip"), 400),
	{
		name: "a complete body in chunks",
		wire: chunked(inOneChunk, "Chunked"),
		status: 200,
		stores: {},
	},
	raw("20 KB of headers", request("GET /", [`X-A: ${"a".repeat(20_000)}`]), 431),
	raw("a path of 20 KB", request(`GET /${"a".repeat(20_000)}`), 431),
	raw("HTTP/0.9", "GET /\r\n\r\n", 400),
	raw("HTTP/3.7", `GET / HTTP/3.7\r\n${HOST}\r\n\r\n`, 400),
	raw("the HTTP/2 preface", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400),
	raw("a TLS handshake", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 400),
	raw("random bytes", "\x00\xff\x00\xff\r\n\r\n", 400),
	raw("a method in lower case", request("post /healthz"), 400),
	raw("an unknown method", request("HACK /healthz"), 400),
	raw("CONNECT", request("CONNECT evil.example:443"), "closed"),
	raw("TRACE on a page", request("TRACE /", ["X-Secret: x"]), 405),
	raw("DELETE on /healthz", request("DELETE /healthz"), 405),
	raw(
		"a method override header",
		request(`GET ${SEND_FORM_PATH}`, ["X-HTTP-Method-Override: POST"]),
		405,
	),
	raw("a foreign origin", form({}, ["Origin: https://evil.example"]), 403),
	raw("the origin null", form({}, ["Origin: null"]), 403),
	raw(
		"an origin that starts like the site's",
		form({}, ["Origin: https://site.example.evil.example"]),
		403,
	),
	raw("the site's origin without TLS", form({}, ["Origin: http://site.example"]), 403),
	raw(
		"the site's origin as user information",
		form({}, ["Origin: https://site.example@evil.example"]),
		403,
	),
	raw("an unknown expectation", request("GET /robots.txt", ["Expect: miracles"]), 417),
	raw("an upgrade", request("GET /robots.txt", ["Upgrade: h2c", "HTTP2-Settings: x"]), 200),
	raw(
		"a thousand ranges",
		request("GET /robots.txt", [`Range: bytes=${"0-1,".repeat(1000)}0-1`]),
		206,
	),
	raw("an unknown path under /api", request("GET /api/../../secret.txt"), 404),
	raw("another host in an absolute target", request("GET http://evil.example/careers"), 308),
	raw("a path that starts with two slashes", request("GET //evil.example/careers/"), 404),
	raw("a path of two slashes and a host", request("GET //evil.example/"), 404),
	...[
		"/../secret.txt",
		"/..%2fsecret.txt",
		"/%2e%2e/secret.txt",
		"/%252e%252e/secret.txt",
		"/..%5csecret.txt",
		"/..\\secret.txt",
		"/....//secret.txt",
		"/%c0%ae%c0%ae/secret.txt",
		"/assets/%2e%2e/%2e%2e/secret.txt",
		"/link.txt",
		"/linked/secret.txt",
		"/.env",
		"/.git/config",
		"/data/enquiries.db",
		"/file:///etc/passwd",
		"/robots.txt%00.html",
		"/build/service.json",
	].map(outside),
	{ name: "a valid enquiry afterwards", wire: multipartBody(body), status: 200, stores: {} },
];
