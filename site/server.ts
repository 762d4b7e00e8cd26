/** What the build and the service need of the site: the registry, and the HTML of pages. */
import { pages } from "#content/pages.ts";
import type { PageRenderer } from "#shared/site-build.ts";
import type { Assets } from "./assets.ts";
import { withTitle } from "./pages/answer/told.ts";
import { renderPage } from "./render.tsx";

export { lastDays } from "#content/open-vacancies.ts";
export { pages, routesOf } from "#content/pages.ts";
export { renderPage };

/** The pages that the service renders, because they depend on a request or on the day. */
export function pageRenderer(assets: Assets): PageRenderer {
	const notice = (feature: "reasons" | "vacancies" | "reference") => {
		const page = pages.find((page) => page.kind === "notice" && page[feature]);
		if (!page) throw new Error(`No page of the kind notice has "${feature}".`);
		return page;
	};
	const answerPage = () => {
		const page = pages.find((page) => page.kind === "answer");
		if (!page) throw new Error("There is no page of the kind answer.");
		return page;
	};
	return {
		refusal: (refused) => renderPage(notice("reasons"), assets, { refused }),
		sent: (reference) => renderPage(notice("reference"), assets, { reference }),
		closedVacancy: () => renderPage(notice("vacancies"), assets),
		answer: (answer) => renderPage(withTitle(answerPage(), answer), assets, { answer }),
	};
}
