import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import site from "#company/site.json" with { type: "json" };
import { pageAt } from "#content/pages.ts";
import { textBlocks } from "#content/text-blocks.ts";
import { privacySettings } from "#shared/privacy-settings.ts";
import { pageData } from "#site/page-data.ts";
import { TextPage } from "./text-page.tsx";

export function loader({ url }: LoaderFunctionArgs) {
	const page = pageAt(url.pathname, "text");
	return { ...pageData(page), blocks: textBlocks(page.blocks, site, privacySettings(process.env)) };
}

export { pageMeta as meta } from "#site/page-meta.ts";

export default function TextRoute() {
	const { head, blocks } = useLoaderData<typeof loader>();
	return <TextPage title={head.title} blocks={blocks} />;
}
