import type { ContractCaller, HttpMessage } from "../../schema/demos/contract.ts";

export type ContractLine = {
	number: number;
	text: string;
	/** The one line that matters to the caller. */
	marked: boolean;
	read: boolean;
};

/** A header field, or a member of the JSON body. */
const NAME = /^\s*"?([\w-]+)"?:/;
/** The lines of a message, as a caller reads them. It reads nothing of the messages of others. */
export function linesFor(caller: ContractCaller, message: HttpMessage): ContractLine[] {
	const own = caller.message === message.title;
	return [...message.head, "", ...message.body].map((text, number) => {
		const name = NAME.exec(text)?.[1] ?? "";
		return {
			number,
			text,
			marked: own && name === caller.mark,
			read: own && (caller.reads?.includes(name) ?? true),
		};
	});
}
