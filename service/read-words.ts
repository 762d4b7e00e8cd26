import { readFileSync } from "node:fs";
import * as v from "valibot";
import { type Words, wordsSchema } from "#shared/words.ts";
import { StartError } from "./settings/start-error.ts";

/**
 * Reads the words of mails and refusals.
 * @param file `service-words.json` of the build
 * @throws StartError when the file is missing or broken
 */
export function readWords(file: string): Words {
	try {
		return v.parse(wordsSchema, JSON.parse(readFileSync(file, "utf8")));
	} catch (error) {
		const { message, issues: [issue] = [] } = error as Partial<v.ValiError<typeof wordsSchema>>;
		const field = issue && v.getDotPath(issue);
		throw new StartError(
			`${file} cannot be used: ${field ? `${field}: ` : ""}${message}. Run npm start, which builds the site again.`,
		);
	}
}
