import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { SEND_FORM_PATH, SEND_JSON_PATH } from "#shared/enquiry.ts";
import { ada, identifiers } from "../support/enquiry-requests.ts";

/** Bytes as Latin-1 text, so that a table can hold any byte. */
const bytes = (wire: string) => Buffer.from(wire, "latin1");
/** Text as UTF-8 in Latin-1 text. */
export const utf8 = (value: string) => Buffer.from(value, "utf8").toString("latin1");

export type WireAnswer = {
	/** The status of the first answer, or "closed" when there was none. */
	status: number | "closed";
	headers: Map<string, string>;
	body: string;
	/** Everything that arrived, for several answers. */
	raw: string;
};

/**
 * Sends bytes on a connection of its own and reads until the service closes it.
 * @param wire Latin-1 text
 * @param hangUp whether the client closes its side after sending
 */
export async function onTheWire(
	address: string,
	wire: string,
	hangUp = false,
): Promise<WireAnswer> {
	const { hostname, port } = new URL(address);
	const socket = connect(Number(port), hostname);
	// After an error, the part of the answer that arrived is still read.
	socket.on("error", () => {});
	if (hangUp) socket.end(bytes(wire));
	else socket.write(bytes(wire));
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
	return { status: status ? Number(status) : "closed", headers, body, raw };
}

/** A complete request. */
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

/** One part of a form; `disposition` replaces the parameters after form-data. */
export const part = (name: string, value: string, disposition = `; name="${name}"`) =>
	`--b\r\nContent-Disposition: form-data${disposition}\r\n\r\n${value}\r\n`;

type Values = Record<string, string>;

const whole = (fields: Values): Values => ({ ...ada, ...identifiers, ...fields });

/** The parts of a complete enquiry, with these fields in place of Ada's. */
export const parts = (fields: Values = {}) =>
	Object.entries(whole(fields))
		.map(([name, value]) => part(name, utf8(value)))
		.join("");

/** A multipart request with any body. */
export const multipartBody = (
	body: string,
	type = "multipart/form-data; boundary=b",
	headers: string[] = [],
) => request(`POST ${SEND_FORM_PATH}`, [`Content-Type: ${type}`, ...headers], body);

/** Ada's enquiry as multipart, with these fields in place of hers. */
export const form = (fields: Values = {}, headers: string[] = []) =>
	multipartBody(`${parts(fields)}--b--\r\n`, undefined, headers);

/** A JSON request with any body. */
export const jsonBody = (body: string, headers: string[] = []) =>
	request(`POST ${SEND_JSON_PATH}`, ["Content-Type: application/json", ...headers], body);

/** Ada's enquiry as JSON, with any values in place of hers. */
export const json = (fields: Record<string, unknown>, outer: Record<string, unknown> = {}) =>
	jsonBody(
		utf8(JSON.stringify({ ...identifiers, template_params: { ...ada, ...fields }, ...outer })),
	);

/** A form as a browser sends it without script. */
export const urlEncoded = (body: string, headers: string[] = []) =>
	request(
		`POST ${SEND_FORM_PATH}`,
		["Content-Type: application/x-www-form-urlencoded", ...headers],
		body,
	);
