import { visibleCopy } from "#content/check/visible-copy.ts";
import type { Claims } from "#content/schema/claims.ts";
import type { Finding } from "./finding.ts";

/** What to do with the copy of a claim that is not true. */
const placesOf = (appearsIn: { file: string }[]) =>
	appearsIn.length === 0
		? "take it out of the copy and of the register"
		: `change ${[...new Set(appearsIn.map(({ file }) => `company/${file}`))].join(", ")}`;

/**
 * Finds claims that the owner has not confirmed, and claims whose text is no longer in the content.
 * @param read returns the JSON of a content file; its path is relative to company/
 */
export function claimFindings({ claims }: Claims, read: (file: string) => unknown): Finding[] {
	const unconfirmed = claims.filter(({ confirmed }) => !confirmed);
	const contains = (file: string, claimed: string) =>
		visibleCopy(read(file)).some(({ text }) => text.includes(claimed));
	const outdated = claims.flatMap(({ id, appearsIn }) =>
		appearsIn.filter(({ file, text }) => !contains(file, text)).map((use) => ({ id, ...use })),
	);
	return [
		...unconfirmed.map(({ id, statement, source, appearsIn }) => ({
			group: "Claims" as const,
			problem: `Not confirmed by the owner: ${statement} (${source})`,
			fix: `If it is true, set “confirmed” of “${id}” in company/claims.json; otherwise ${placesOf(appearsIn)}`,
		})),
		...outdated.map(({ id, file, text }) => ({
			group: "Claims" as const,
			problem: `company/${file} no longer says “${text}”`,
			fix: `Update the text of “${id}” in company/claims.json, or remove it there`,
		})),
	];
}
