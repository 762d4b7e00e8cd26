import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { withPicture } from "#content/demos-with-pictures.ts";
import { bannerOf, linkTo, nextOf, trailOf } from "#content/navigation.ts";
import { pageAt } from "#content/pages.ts";
import { resolveDemo } from "#site/demos/demos.ts";
import { pageData } from "#site/page-data.ts";
import { IntegrationPage } from "./integration-page.tsx";

export function loader({ url }: LoaderFunctionArgs) {
	const page = pageAt(url.pathname, "integration");
	const { pictureText, header, insideData, cta } = page;
	const demo = withPicture(resolveDemo(page.demo));
	const related = { trail: trailOf(page), banner: bannerOf(page), next: nextOf(page) };
	return {
		...pageData(page),
		integration: { ...linkTo(page), pictureText, header, insideData, demo, cta, ...related },
	};
}

export type Integration = ReturnType<typeof loader>["integration"];

export { pageMeta as meta } from "#site/page-meta.ts";

export default function IntegrationRoute() {
	const { integration } = useLoaderData<typeof loader>();
	return <IntegrationPage key={integration.route} integration={integration} />;
}
