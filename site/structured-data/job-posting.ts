import type { PageOf } from "#content/pages.ts";
import { isPlaceholder } from "#content/placeholders.ts";
import type { Site } from "#content/schema/files.ts";

/**
 * A vacancy for search engines, if its record has the day and the place that they require. None
 * while the company's name is a placeholder.
 */
export function jobPosting(vacancy: PageOf<"vacancy">, site: Site, origin: string) {
	const { name: role, route, description, skills, experience, tasks, lastDay, posting } = vacancy;
	if (!posting || isPlaceholder(site, "company")) return [];
	const work = tasks.map((task) => task.description).join(" ");
	return [
		{
			"@type": "JobPosting",
			title: role,
			description: `${description} ${work} Skills: ${skills}. Experience: ${experience}.`,
			skills,
			datePosted: posting.datePosted,
			validThrough: lastDay,
			url: `${origin}${route}`,
			// The page's Apply link leads to the form, without another site or an account between.
			directApply: true,
			hiringOrganization: { "@type": "Organization", name: site.company, sameAs: `${origin}/` },
			jobLocation: {
				"@type": "Place",
				address: {
					"@type": "PostalAddress",
					addressLocality: posting.locality,
					addressCountry: posting.country,
				},
			},
		},
	];
}
