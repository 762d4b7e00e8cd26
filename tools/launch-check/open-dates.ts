import type { Site, Vacancy } from "#content/schema/files.ts";
import type { Finding } from "./finding.ts";

const DAY = 24 * 60 * 60 * 1000;

/** @param today as 2027-03-31 */
export function openDates(site: Site, vacancies: Vacancy[], today: string): Finding[] {
	const group = "Dates";
	const findings: Finding[] = [];
	const lastYear = `20${site.copyrightYears.slice(-2)}`;
	if (lastYear < today.slice(0, 4)) {
		findings.push({
			group,
			what: `The copyright line ends with ${lastYear}`,
			mend: "content/site.json, copyrightYears, and its figure in content/claims.json",
			warning: true,
		});
	}
	const days = (Date.parse(site.securityContactUntil) - Date.parse(today)) / DAY;
	const mend = "content/site.json, securityContactUntil: a day less than a year ahead (RFC 9116)";
	if (days <= 0) findings.push({ group, what: "security.txt has expired", mend });
	else if (days > 366) findings.push({ group, what: "security.txt holds for over a year", mend });
	else if (days <= 30) {
		findings.push({ group, what: `security.txt expires in ${days} days`, mend, warning: true });
	}
	for (const { company, posting } of vacancies) {
		if (!posting || posting.validThrough >= today) continue;
		findings.push({
			group,
			what: `The vacancy “${company}” ended on ${posting.validThrough}`,
			mend: "content/vacancies.json, posting.validThrough, or another vacancy in its place",
		});
	}
	return findings;
}
