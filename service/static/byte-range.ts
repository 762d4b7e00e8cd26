export type ByteRange = { start: number; end: number };

/**
 * The single byte range that a `Range` header asks for (RFC 9110, section 14).
 * @returns first and last byte; "unsatisfiable"; or undefined for the whole file, also when the
 * header is malformed or asks for several ranges, which a server may ignore
 */
export function parseRange(
	header: string | undefined,
	size: number,
): ByteRange | "unsatisfiable" | undefined {
	const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "");
	if (!match) return undefined;
	const [, first = "", last = ""] = match;
	if (first === "" && last === "") return undefined;
	if (first === "") {
		const length = Math.min(Number(last), size);
		return length === 0 ? "unsatisfiable" : { start: size - length, end: size - 1 };
	}
	const start = Number(first);
	if (last !== "" && Number(last) < start) return undefined;
	if (start >= size) return "unsatisfiable";
	return { start, end: last === "" ? size - 1 : Math.min(Number(last), size - 1) };
}
