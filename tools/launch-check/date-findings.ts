import type { Vacancy } from "#content/open-vacancies.ts";
import type { Site } from "#content/schema/files.ts";
import { isClosed } from "#content/vacancy-days.ts";
import type { Finding } from "./finding.ts";

const DAY = 24 * 60 * 60 * 1000;

/** Finds dates in the content that have passed or soon will. @param today as 2027-03-31 */
export function dateFindings(site: Site, vacancies: Vacancy[], today: string): Finding[] {
	const group = "Dates" as const;
	const findings: Finding[] = [];
	const lastYear = `20${site.copyrightYears.slice(-2)}`;
	if (lastYear < today.slice(0, 4)) {
		findings.push({
			group,
			problem: `The copyright line ends with ${lastYear}`,
			fix: "company/site.json, copyrightYears, and its figure in company/claims.json",
			warning: true,
		});
	}
	const days = (Date.parse(site.securityContactUntil) - Date.parse(today)) / DAY;
	const fix = "company/site.json, securityContactUntil: a date less than a year ahead (RFC 9116)";
	if (days <= 0) findings.push({ group, problem: "security.txt has expired", fix });
	else if (days > 366)
		findings.push({ group, problem: "security.txt expires in over a year", fix });
	else if (days <= 30) {
		findings.push({ group, problem: `security.txt expires in ${days} days`, fix, warning: true });
	}
	for (const { id, name, lastDay } of vacancies) {
		if (!isClosed(lastDay, today)) continue;
		findings.push({
			group,
			problem: `The vacancy “${name}” closed after ${lastDay} and has no page`,
			fix: `company/pages/${id}.json, lastDay: extend it, or delete the file later`,
			warning: true,
		});
	}
	return findings;
}
