import type { Claims } from "#content/claims-schema.ts";
import { visibleTexts } from "#content/visible-texts.ts";
import type { Finding } from "./finding.ts";

/** @param read gives a content file's JSON by its name below content/ */
export function openClaims({ claims }: Claims, read: (file: string) => unknown): Finding[] {
	const unconfirmed = claims.filter(({ confirmed }) => !confirmed);
	const says = (file: string, words: string) =>
		visibleTexts(read(file)).some(({ text }) => text.includes(words));
	const gone = claims.flatMap(({ id, standsIn }) =>
		standsIn.filter(({ file, text }) => !says(file, text)).map((place) => ({ id, ...place })),
	);
	return [
		...unconfirmed.map(({ id, statement, source, standsIn }) => ({
			group: "Statements that the owner has not confirmed",
			what: `${statement} (${source})`,
			mend: `If it is true, set confirmed of “${id}” in content/claims.json; if not, change content/${[...new Set(standsIn.map(({ file }) => file))].join(", content/")}`,
		})),
		...gone.map(({ id, file, text }) => ({
			group: "Statements that have changed",
			what: `content/${file} no longer says “${text}”`,
			mend: `Write the new sentence into “${id}” in content/claims.json, or remove it there`,
		})),
	];
}
