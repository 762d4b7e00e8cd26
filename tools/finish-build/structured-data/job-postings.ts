import { isPlaceholder } from "../../../content/placeholders.ts";
import type { Site, Vacancy } from "../../../content/schema/files.ts";

/**
 * The vacancies that search engines may list: those with a `posting` that has not expired. None
 * while the company's name is a placeholder.
 * @param today as 2027-03-31
 */
export function jobPostings(vacancies: Vacancy[], site: Site, origin: string, today: string) {
	if (isPlaceholder(site, "company")) return [];
	return vacancies.flatMap(({ company: role, type: skills, title: text, experience, posting }) => {
		if (!posting || posting.validThrough < today) return [];
		return {
			"@type": "JobPosting",
			title: role,
			description: `${text} Skills: ${skills}. Experience: ${experience}.`,
			skills,
			datePosted: posting.datePosted,
			validThrough: posting.validThrough,
			url: `${origin}/#career`,
			hiringOrganization: { "@type": "Organization", name: site.company, sameAs: `${origin}/` },
			jobLocation: {
				"@type": "Place",
				address: {
					"@type": "PostalAddress",
					addressLocality: posting.locality,
					addressCountry: posting.country,
				},
			},
		};
	});
}
