import { filesWith } from "#content/check/claims-in-copy.ts";
import type { Claims } from "#content/schema/claims.ts";
import type { Finding } from "./finding.ts";

/**
 * Finds claims that the owner has not confirmed. A claim that the content no longer makes needs none.
 * @param contents the JSON of the content files, by file, relative to company/
 */
export const claimFindings = ({ claims }: Claims, contents: Map<string, unknown>): Finding[] =>
	claims
		.filter(({ confirmed }) => !confirmed)
		.flatMap((claim) => {
			const files = filesWith(claim, contents);
			if (files.length === 0) return [];
			const places = files.map((file) => `company/${file}`).join(", ");
			return [
				{
					group: "Claims",
					problem: `Not confirmed by the owner: ${claim.statement} (${claim.source})`,
					fix: `If it is true, set “confirmed” of “${claim.id}” in company/claims.json; otherwise change ${places}`,
				},
			];
		});
