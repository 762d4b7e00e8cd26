import { visibleCopy } from "#content/check/visible-copy.ts";
import type { Claims } from "#content/schema/claims.ts";
import type { Finding } from "./finding.ts";

/** @param read gives a content file's JSON by its name below content/ */
export function openClaims({ claims }: Claims, read: (file: string) => unknown): Finding[] {
	const unconfirmed = claims.filter(({ confirmed }) => !confirmed);
	const says = (file: string, words: string) =>
		visibleCopy(read(file)).some(({ text }) => text.includes(words));
	const gone = claims.flatMap(({ id, appearsIn }) =>
		appearsIn.filter(({ file, text }) => !says(file, text)).map((place) => ({ id, ...place })),
	);
	return [
		...unconfirmed.map(({ id, statement, source, appearsIn }) => ({
			group: "Statements that the owner has not confirmed",
			what: `${statement} (${source})`,
			mend: `If it is true, set confirmed of “${id}” in content/claims.json; if not, change content/${[...new Set(appearsIn.map(({ file }) => file))].join(", content/")}`,
		})),
		...gone.map(({ id, file, text }) => ({
			group: "Statements that have changed",
			what: `content/${file} no longer says “${text}”`,
			mend: `Write the new sentence into “${id}” in content/claims.json, or remove it there`,
		})),
	];
}
