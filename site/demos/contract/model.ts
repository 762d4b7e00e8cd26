import { fill } from "#shared/fill.ts";
import type { ContractRecord, HttpMessage } from "./fields.ts";

/** The parts of an API's contract. */
export const contractParts = ["request", "response", "error", "version"] as const;
export type ContractPart = (typeof contractParts)[number];

export type ContractLine = {
	number: number;
	text: string;
	/** The place of its name among those that the promise is about. */
	mark?: number;
};

/** A header field, or a member of the JSON body. */
const NAME = /^\s*"?([\w-]+)"?:/;

/**
 * The lines of a message: its header fields, an empty line, and its body. A list is marked up to its
 * end.
 */
export function linesOf({ head, body }: HttpMessage, names: string[] = []): ContractLine[] {
	let list = -1;
	return [...head, "", ...body].map((text, number) => {
		const mark = list >= 0 ? list : names.indexOf(NAME.exec(text)?.[1] ?? "");
		if (mark < 0) return { number, text };
		// It goes on in the next line, until its bracket.
		const isOpen = text.endsWith("[") || (list >= 0 && !text.includes("]"));
		list = isOpen ? mark : -1;
		return { number, text, mark };
	});
}

/** The value of a header field, without quotes. */
export function headerOf({ head }: HttpMessage, name: string): string {
	const line = head.find((one) => one.startsWith(`${name}: `)) ?? "";
	return line.slice(name.length + 2).replaceAll('"', "");
}

/** The values in the body of a message. */
export const bodyOf = ({ body }: HttpMessage): Record<string, unknown> =>
	JSON.parse(body.join("\n"));

/** The marked lines of a message, those of each name apart and as far to the left as they go. */
export function markedLines(lines: ContractLine[]): ContractLine[][] {
	const marked = lines.filter(({ mark }) => mark !== undefined);
	return Object.values(Object.groupBy(marked, ({ mark = 0 }) => mark)).map((group = []) => {
		const indent = Math.min(...group.map(({ text }) => text.length - text.trimStart().length));
		return group.map((line) => ({ ...line, text: line.text.slice(indent) }));
	});
}

type Parts = ContractRecord["parts"];

/** In milliseconds, on average. */
const MONTH = (365.25 / 12) * 24 * 60 * 60 * 1000;
const dayFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });

/** The time of a moment such as 2027-03-04T10:00:00-05:00, on the clock that it was written by. */
const ownTime = (moment: unknown) => String(moment).slice(11, 16);

/** The time of a moment on the clocks of a time zone, as 15:00. */
export const timeIn = (zone: string, moment: unknown) =>
	new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone: zone }).format(
		new Date(String(moment)),
	);

/** A request that is sent twice, and its one booking. */
export const sentTwice = ({ request: { message, scene } }: Parts) => ({
	...scene,
	number: headerOf(message, "Idempotency-Key"),
	time: ownTime(bodyOf(message).at),
});

/** One moment on two clocks. */
export const twoClocks = ({ response: { message, clocks } }: Parts) =>
	clocks.map(({ name, zone }) => ({ name, time: timeIn(zone, bodyOf(message).at) }));

/** The time that was asked for, and those that are offered in its place. */
export function takenSlot({ request, error: { message, scene } }: Parts) {
	const { free } = bodyOf(message);
	return {
		...scene,
		time: ownTime(bodyOf(request.message).at),
		others: Array.isArray(free) ? free.map(ownTime) : [],
	};
}

/** Two versions that work side by side until the last day of the old one. */
export function twoVersions({ version: { message, scene } }: Parts) {
	// RFC 9745: "@" and seconds since 1970. RFC 8594: a date of HTTP.
	const outdated = new Date(Number(headerOf(message, "Deprecation").slice(1)) * 1000);
	const end = new Date(headerOf(message, "Sunset"));
	const months = Math.round((end.getTime() - outdated.getTime()) / MONTH);
	return {
		...scene,
		both: fill(scene.both, { months }),
		firstDay: dayFormat.format(outdated),
		lastDay: dayFormat.format(end),
	};
}

type CodePart = { start: number; kind: "name" | "value" | "quiet"; text: string };

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

export type Contract = ReturnType<typeof resolveContract>;
export type ContractScenes = Contract["scenes"];

/** Reads the lines and the scenes from the messages, so that both say the same. */
export function resolveContract({ parts, ...record }: ContractRecord) {
	const messages = {
		request: [parts.request.message],
		response: [parts.response.message],
		error: [parts.error.message],
		version: [parts.version.message, parts.version.next],
	};
	return {
		...record,
		views: contractParts.map((part) => {
			const { worry, promise, means, markedLines: names, message } = parts[part];
			// Only the first message has what the promise is about.
			const figures = messages[part].map((one) => ({
				title: one.title,
				lines: linesOf(one, one === message ? names : undefined),
			}));
			const settling = markedLines(linesOf(message, names));
			return { part, worry, promise, means, title: message.title, settling, figures };
		}),
		scenes: {
			request: sentTwice(parts),
			response: twoClocks(parts),
			error: takenSlot(parts),
			version: twoVersions(parts),
		},
		summary: contractParts.map((part) => {
			const { worry, promise } = parts[part];
			return { title: worry, text: promise };
		}),
	};
}
