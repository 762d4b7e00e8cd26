import type { ContractRecord } from "../../schema/demos/contract.ts";
import { contractParts } from "../states.ts";
import { linesOf } from "./contract-lines.ts";
import { sentTwice, takenSlot, twoClocks, twoVersions } from "./contract-scenes.ts";

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
			const { worry, name, promise, means, markedLine } = parts[part];
			// Only the first message has the line that the promise is about.
			const figures = messages[part].map((message, index) => ({
				title: message.title,
				lines: linesOf(message, index === 0 ? markedLine : undefined),
			}));
			return { part, worry, name, promise, means, figures };
		}),
		scenes: {
			request: sentTwice(parts),
			response: twoClocks(parts),
			error: takenSlot(parts),
			version: twoVersions(parts),
		},
		summary: contractParts.map((part) => {
			const { worry, name, promise } = parts[part];
			return { title: name, text: `${worry} ${promise}` };
		}),
	};
}
