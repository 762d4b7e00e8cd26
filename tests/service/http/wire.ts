import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { SEND_FORM_PATH, SEND_JSON_PATH } from "#shared/enquiry.ts";
import { ada, identifiers } from "../support/enquiry-requests.ts";

/** Encodes text as UTF-8, represented as a Latin-1 string, which can represent any byte. */
export const utf8 = (value: string) => Buffer.from(value, "utf8").toString("latin1");

export type WireResponse = {
	/** The status of the first response, or "closed" if there was none. */
	status: number | "closed";
	headers: Map<string, string>;
	body: string;
};

/**
 * Sends bytes on a new connection and reads until the service closes it.
 * @param wire the bytes as a Latin-1 string
 * @param hangUp whether the client half-closes the connection after sending
 */
export async function sendRaw(
	address: string,
	wire: string,
	hangUp = false,
): Promise<WireResponse> {
	const { hostname, port } = new URL(address);
	const socket = connect(Number(port), hostname);
	// After an error, we still read the received part of the response.
	socket.on("error", () => {});
	socket.write(Buffer.from(wire, "latin1"));
	if (hangUp) socket.end();
	const raw = await text(socket).catch(() => "");
	const [head = "", body = ""] = raw.split(/\r\n\r\n(.*)/s);
	const [first = "", ...lines] = head.split("\r\n");
	const status = /^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1];
	const headers = new Map(
		lines.map((line): [string, string] => {
			const colon = line.indexOf(":");
			return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
		}),
	);
	return { status: status ? Number(status) : "closed", headers, body };
}

/** Builds a complete request. */
export function request(line: string, headers: string[] = [], body = ""): string {
	const length = body === "" ? [] : [`Content-Length: ${body.length}`];
	const all = [
		`${line} HTTP/1.1`,
		"Host: site.example",
		"Connection: close",
		...headers,
		...length,
	];
	return `${all.join("\r\n")}\r\n\r\n${body}`;
}

/** As those of browsers, it occurs in no text. */
export const BOUNDARY = "----FormBoundary7MA4YWxk";
/** The end of a multipart body. */
export const END = `--${BOUNDARY}--\r\n`;

/** Builds one part of a multipart form. `disposition` replaces the parameters after form-data. */
export const part = (name: string, value: string, disposition = `; name="${name}"`) =>
	`--${BOUNDARY}\r\nContent-Disposition: form-data${disposition}\r\n\r\n${value}\r\n`;

type Values = Record<string, string>;

/** Builds the parts of a complete enquiry; `fields` override Ada's. */
export const parts = (fields: Values = {}) =>
	Object.entries({ ...ada, ...identifiers, ...fields })
		.map(([name, value]) => part(name, utf8(value)))
		.join("");

/** Builds a multipart request with any body. */
export const multipartBody = (
	body: string,
	type = `multipart/form-data; boundary=${BOUNDARY}`,
	headers: string[] = [],
) => request(`POST ${SEND_FORM_PATH}`, [`Content-Type: ${type}`, ...headers], body);

/** Builds Ada's enquiry as a multipart request; `fields` override hers. */
export const form = (fields: Values = {}, headers: string[] = []) =>
	multipartBody(parts(fields) + END, undefined, headers);

/** Builds a JSON request with any body. */
export const jsonBody = (body: string) =>
	request(`POST ${SEND_JSON_PATH}`, ["Content-Type: application/json"], body);

/** Builds Ada's enquiry as a JSON request; `fields` override hers, and `outer` the rest. */
export const json = (fields: Record<string, unknown>, outer: Record<string, unknown> = {}) =>
	jsonBody(
		utf8(JSON.stringify({ ...identifiers, template_params: { ...ada, ...fields }, ...outer })),
	);

/** Builds a URL-encoded request, which a browser sends without script. */
export const urlEncoded = (body: string, type = "application/x-www-form-urlencoded") =>
	request(`POST ${SEND_FORM_PATH}`, [`Content-Type: ${type}`], body);
