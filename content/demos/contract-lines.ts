import type { ContractCaller, HttpMessage } from "../schema/demos.ts";

export type ContractLine = {
	number: number;
	text: string;
	/** The one line that matters to the caller. */
	marked: boolean;
	read: boolean;
};

/** A header field, or a member of the JSON body. */
const NAME = /^\s*"?([\w-]+)"?:/;
/** A list of plain values, which JSON.stringify spreads over several lines. */
const LIST = /\[\s+([^[\]{}]+?)\s+\]/g;

/** The lines of a message: the first line and the header fields, an empty line, and the JSON body. */
function textOf({ head, body }: HttpMessage): string[] {
	const json = JSON.stringify(body, null, 2);
	const short = json.replace(LIST, (_, values: string) => `[${values.replace(/\n\s*/g, " ")}]`);
	return [...head, "", ...short.split("\n")];
}

/** The lines of a message, as a caller reads them. It reads nothing of the messages of others. */
export function linesFor(caller: ContractCaller, message: HttpMessage): ContractLine[] {
	const own = caller.message === message.title;
	return textOf(message).map((text, number) => {
		const name = NAME.exec(text)?.[1] ?? "";
		return {
			number,
			text,
			marked: own && name === caller.mark,
			read: own && (caller.reads?.includes(name) ?? true),
		};
	});
}
