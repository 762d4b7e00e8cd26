import { bannerOf, linkTo, nextOf, trailOf } from "#content/navigation.ts";
import type { PageOf } from "#content/pages.ts";
import { resolveDemo } from "#site/demos/demos.ts";
import { IntegrationPage } from "./integration-page.tsx";

export function toIntegration(page: PageOf<"integration">) {
	const { pictureText, header, insideData, cta } = page;
	const demo = resolveDemo(page.demo);
	const related = { trail: trailOf(page), banner: bannerOf(page), next: nextOf(page) };
	return { ...linkTo(page), pictureText, header, insideData, demo, cta, ...related };
}

export type Integration = ReturnType<typeof toIntegration>;

export function IntegrationView({ page }: { page: PageOf<"integration"> }) {
	return <IntegrationPage integration={toIntegration(page)} />;
}
