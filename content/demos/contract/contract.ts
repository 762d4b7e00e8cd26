import type { ContractRecord } from "../../schema/demos/contract.ts";
import { contractParts } from "../states.ts";
import { linesOf } from "./contract-lines.ts";
import { sentTwice, takenSlot, twoClocks, twoVersions } from "./contract-scenes.ts";
import { markedLines } from "./marked-lines.ts";

export type Contract = ReturnType<typeof resolveContract>;
export type ContractScenes = Contract["scenes"];

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
