import site from "#company/site.json" with { type: "json" };
import type { PageOf } from "#content/pages.ts";
import { textBlocks } from "#content/text-blocks.ts";
import { privacySettings } from "#shared/privacy-settings.ts";
import { TextPage } from "./text-page.tsx";

export function TextView({ page }: { page: PageOf<"text"> }) {
	const blocks = textBlocks(page.blocks, site, privacySettings(process.env));
	return <TextPage title={page.meta.title} blocks={blocks} />;
}
