export type ByteRange = { start: number; end: number };

/**
 * Parses a `Range` header that requests a single byte range (RFC 9110, 14).
 * @returns the first and the last byte; "unsatisfiable"; or undefined for the whole file, also for
 * malformed headers and several ranges, which a server may ignore
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
