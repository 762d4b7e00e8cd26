/** What the content still says of nobody, of another firm or of another day. */
import { filesWith } from "#content/check/claims-in-copy.ts";
import { visibleCopy } from "#content/check/visible-copy.ts";
import type { Vacancy } from "#content/open-vacancies.ts";
import { pagesOf } from "#content/pages.ts";
import placeholders from "#content/placeholders.json" with { type: "json" };
import { isPlaceholder, type PlaceholderFact } from "#content/placeholders.ts";
import type { Claims } from "#content/schema/claims.ts";
import type { Site } from "#content/schema/files.ts";
import { missingFacts } from "#content/text-blocks.ts";
import type { PrivacySettings } from "#shared/privacy-settings.ts";
import { isClosed } from "#shared/vacancy-days.ts";
import type { Finding } from "./finding.ts";

/**
 * Finds claims that the owner has not confirmed. A claim that the content no longer makes needs none.
 * @param contents the JSON of the content files, by file, relative to company/
 */
export const claimFindings = ({ claims }: Claims, contents: Map<string, unknown>): Finding[] =>
	claims
		.filter(({ confirmed }) => !confirmed)
		.map((claim) => ({ ...claim, files: filesWith(claim, contents) }))
		.filter(({ files }) => files.length > 0)
		.map(({ id, statement, source, files }) => ({
			group: "Claims",
			problem: `Not confirmed by the owner: ${statement} (${source})`,
			fix: `If it is true, set “confirmed” of “${id}” in company/claims.json; otherwise change ${files.map((file) => `company/${file}`).join(", ")}`,
		}));

/** Finds dates in the content that have passed or soon will. @param today as 2027-03-31 */
export function dateFindings(site: Site, vacancies: Vacancy[], today: string): Finding[] {
	const findings: Finding[] = [];
	const add = (problem: string, fix: string, warning?: true) =>
		findings.push({ group: "Dates", problem, fix, ...(warning && { warning }) });
	const lastYear = `20${site.copyrightYears.slice(-2)}`;
	if (lastYear < today.slice(0, 4)) {
		const fix = "company/site.json, copyrightYears, and its figure in company/claims.json";
		add(`The copyright line ends with ${lastYear}`, fix, true);
	}
	const days = (Date.parse(site.securityContactUntil) - Date.parse(today)) / 86_400_000;
	const fix = "company/site.json, securityContactUntil: a date less than a year ahead (RFC 9116)";
	if (days <= 0) add("security.txt has expired", fix);
	else if (days > 366) add("security.txt expires in over a year", fix);
	else if (days <= 30) add(`security.txt expires in ${days} days`, fix, true);
	for (const { id, name, lastDay } of vacancies) {
		if (!isClosed(lastDay, today)) continue;
		const extend = `company/pages/${id}.json, lastDay: extend it, or delete the file later`;
		add(`The vacancy “${name}” closed after ${lastDay} and has no page`, extend, true);
	}
	return findings;
}

const NAMES: Record<PlaceholderFact, string> = {
	company: "The company name",
	legalEntity: "The legal entity",
	registeredAddress: "The registered address",
	uen: "The registration number (UEN)",
	email: "The contact address",
};

/** Finds facts that are still placeholders, with the sentences that lack them, and invented logos. */
export function placeholderFindings(
	site: Site,
	logos: string[],
	settings: PrivacySettings,
): Finding[] {
	const findings: Finding[] = [];
	for (const fact of Object.keys(NAMES) as PlaceholderFact[]) {
		if (!isPlaceholder(site, fact)) continue;
		const problem = `${NAMES[fact]} is a placeholder: ${site[fact]}`;
		findings.push({ group: "Facts", problem, fix: `company/site.json, ${fact}` });
	}
	for (const { name, blocks } of pagesOf("text")) {
		for (const fact of missingFacts(blocks, site, settings)) {
			if (fact in NAMES) continue;
			const sentences = blocks.flatMap((block) => block.sentences);
			const text = sentences.find((sentence) => sentence.text.includes(`{${fact}}`))?.text;
			const problem = `“${name}” leaves out the sentence with {${fact}}: ${text}`;
			findings.push({ group: "Facts", problem, fix: `company/site.json, facts.${fact}` });
		}
	}
	const invented = logos.filter((name) => placeholders.partners.includes(name));
	if (invented.length > 0) {
		const problem = `${invented.length} of ${logos.length} client logos are invented: ${invented.join(", ")}`;
		const fix = "company/partners.json and company/logos (docs/how-to/add-a-client-logo.md)";
		findings.push({ group: "Client logos", problem, fix });
	}
	return findings;
}

/** What visitors want to know before they write, and only the owner can say. */
export function promiseFindings(site: Site): Finding[] {
	const missing = (["replyWithin", "officeHours", "answeredBy"] as const).filter(
		(fact) => !site[fact],
	);
	if (missing.length === 0) return [];
	const problem = "The contact page does not say how soon, when or by whom an enquiry is answered.";
	const fix = `company/site.json: ${missing.join(", ")}`;
	return [{ group: "Facts", problem, fix, warning: true }];
}

/** Finds texts about Singapore, such as its law and its phone numbers, of a firm that is elsewhere. */
export function countryFindings({ country }: Site, contents: Map<string, unknown>): Finding[] {
	const texts = [...contents]
		.filter(([file]) => file !== "claims.json" && country !== "SG")
		.flatMap(([file, json]) => visibleCopy(json).map((copy) => ({ file, ...copy })));
	return texts
		.filter(({ text }) => text.includes("Singapore"))
		.map(({ file, field, text }) => ({
			...{ group: "Facts", problem: `A text names Singapore: ${text}`, warning: true },
			fix: `company/${file}, ${field}`,
		}));
}
