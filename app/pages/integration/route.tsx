import { pageData } from "#app/page-data.ts";
import { pageMeta } from "#app/page-meta.ts";
import type { PageHandle } from "#app/root.tsx";
import { resolveDemo } from "#content/demos.ts";
import { bannerOf, linkTo, nextOf, trailOf } from "#content/navigation.ts";
import { pageAt } from "#content/pages.ts";
import type { Route } from "./+types/route.ts";
import { IntegrationPage } from "./integration-page.tsx";

export function loader({ url }: Route.LoaderArgs) {
	const page = pageAt(url.pathname, "integration");
	const { pictureText, header, insideData, cta } = page;
	const demo = resolveDemo(page.demo);
	const related = { trail: trailOf(page), banner: bannerOf(page), next: nextOf(page) };
	return {
		...pageData(page),
		integration: { ...linkTo(page), pictureText, header, insideData, demo, cta, ...related },
	};
}

export type Integration = ReturnType<typeof loader>["integration"];

export const handle: PageHandle = { hasShortFooter: true };

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData.head);

export default function IntegrationRoute({ loaderData }: Route.ComponentProps) {
	return (
		<IntegrationPage key={loaderData.integration.route} integration={loaderData.integration} />
	);
}
