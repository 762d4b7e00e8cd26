export type CodePart = { start: number; kind: "name" | "value" | "quiet"; text: string };

const HEADER = /^([\w-]+)(: )(.+)$/;
const JSON_PARTS = /"[^"]*"|[{}[\],:\s]+|[^"{}[\],:\s][^"{}[\],:]*/g;

/** Splits a line of HTTP into names, values and the punctuation between them. */
export function codeParts(line: string): CodePart[] {
	const header = HEADER.exec(line);
	if (header) {
		const [, name = "", colon = "", value = ""] = header;
		return [
			{ start: 0, kind: "name", text: name },
			{ start: name.length, kind: "quiet", text: colon },
			{ start: name.length + colon.length, kind: "value", text: value },
		];
	}
	return [...line.matchAll(JSON_PARTS)].map(({ 0: text, index: start }) => {
		if (/^[{}[\],:\s]/.test(text)) return { start, kind: "quiet", text };
		return { start, kind: line[start + text.length] === ":" ? "name" : "value", text };
	});
}
