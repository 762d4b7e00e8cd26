import type { HttpMessage } from "../../schema/demos/contract.ts";

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
