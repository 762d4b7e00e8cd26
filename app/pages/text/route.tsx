import { pageData } from "#app/page-data.ts";
import { pageMeta } from "#app/page-meta.ts";
import site from "#company/site.json" with { type: "json" };
import { pageAt } from "#content/pages.ts";
import { textBlocks } from "#content/text-blocks.ts";
import { privacySettings } from "#shared/privacy-settings.ts";
import type { Route } from "./+types/route.ts";
import { TextPage } from "./text-page.tsx";

export function loader({ url }: Route.LoaderArgs) {
	const page = pageAt(url.pathname, "text");
	return { ...pageData(page), blocks: textBlocks(page.blocks, site, privacySettings(process.env)) };
}

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData.head);

export default function TextRoute({ loaderData: { head, blocks } }: Route.ComponentProps) {
	return <TextPage title={head.title} blocks={blocks} />;
}
