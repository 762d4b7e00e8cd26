/** The name and text of a part. A file's text is null. */
export type Part = [name: string, value: string | null];

const BOUNDARY = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i;

function toPart(section: string): Part | undefined {
	const [head = "", ...rest] = section.split("\r\n\r\n");
	const disposition = /\r\ncontent-disposition:[ \t]*form-data([^\r\n]*)/i.exec(head)?.[1];
	const name = /[;\s]name=(?:"([^"]*)"|([^\s;"]+))/i.exec(disposition ?? "");
	if (!name || rest.length === 0 || !/^[ \t]*\r\n/.test(head)) return undefined;
	if (/[;\s]filename\*?=/i.test(disposition ?? "")) return [name[1] ?? name[2] ?? "", null];
	const value = Buffer.from(rest.join("\r\n\r\n"), "latin1").toString("utf8");
	return [name[1] ?? name[2] ?? "", value];
}

/**
 * Parses a multipart/form-data body (RFC 7578). Returns undefined when it is malformed.
 * docs/decisions/013-own-multipart-parser.md says why not Request.formData or a package.
 */
export function parseMultipart(contentType: string, body: Buffer): Part[] | undefined {
	const match = BOUNDARY.exec(contentType);
	const boundary = match?.[1] ?? match?.[2];
	if (boundary === undefined) return undefined;
	// Latin-1 maps each byte to one character, so the structure can be parsed as text.
	const [, ...sections] = `\r\n${body.toString("latin1")}`.split(`\r\n--${boundary}`);
	const end = sections.findIndex((section) => section.startsWith("--"));
	const parts = sections.slice(0, end).map(toPart);
	if (end < 1 || parts.some((part) => part === undefined)) return undefined;
	return parts as Part[];
}
