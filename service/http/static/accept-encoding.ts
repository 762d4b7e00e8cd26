export type Encoding = "br" | "gzip" | "identity";

/** The order of preference among encodings to which the client gives the same weight. */
const PREFERENCE: Encoding[] = ["br", "gzip", "identity"];

function parse(header: string): Map<string, number> {
	const weights = new Map<string, number>();
	for (const entry of header.toLowerCase().split(",")) {
		const [name = "", ...parameters] = entry.split(";").map((part) => part.trim());
		const q = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
		const weight = q === undefined ? 1 : Number(q);
		weights.set(name === "x-gzip" ? "gzip" : name, weight >= 0 && weight <= 1 ? weight : 0);
	}
	return weights;
}

/**
 * Chooses the encoding of an answer (RFC 9110, 12.5.3). The highest weight wins, and 0 forbids an
 * encoding. Identity comes last when the header omits it.
 */
export function chooseEncoding(
	header: string | undefined,
	available: readonly Encoding[],
): Encoding {
	if (!header) return "identity";
	const weights = parse(header);
	const wildcard = weights.get("*");
	const weight = (encoding: Encoding) =>
		weights.get(encoding) ?? (encoding === "identity" ? 0.0001 : (wildcard ?? 0));
	const usable = PREFERENCE.filter(
		(encoding) => available.includes(encoding) && weight(encoding) > 0,
	);
	return usable.sort((a, b) => weight(b) - weight(a))[0] ?? "identity";
}
