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
export function linesOf({ head, body }: HttpMessage, mark?: string): ContractLine[] {
	return [...head, "", ...body].map((text, number) => ({
		number,
		text,
		marked: mark !== undefined && NAME.exec(text)?.[1] === mark,
	}));
}

/** The value of a header field, without quotes. */
export function headerOf({ head }: HttpMessage, name: string): string {
	const line = head.find((one) => one.startsWith(`${name}: `)) ?? "";
	return line.slice(name.length + 2).replaceAll('"', "");
}

/** The values in the body of a message. */
export const bodyOf = ({ body }: HttpMessage): Record<string, unknown> =>
	JSON.parse(body.join("\n"));
