import type { HttpMessage } from "../../schema/demos/contract.ts";

export type ContractLine = {
	number: number;
	text: string;
	/** The one line that the promise is about. */
	marked: boolean;
};

/** A header field, or a member of the JSON body. */
const NAME = /^\s*"?([\w-]+)"?:/;

/** The lines of a message: its header fields, an empty line, and its body. */
export function linesOf({ head, body, mark }: HttpMessage): ContractLine[] {
	return [...head, "", ...body].map((text, number) => ({
		number,
		text,
		marked: NAME.exec(text)?.[1] === mark,
	}));
}
