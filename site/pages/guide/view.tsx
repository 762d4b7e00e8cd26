import type { PageOf } from "#content/pages.ts";
import { ArticlePage } from "#site/sections/reading/article-page.tsx";

export const GuideView = ({ page }: { page: PageOf<"guide"> }) => <ArticlePage article={page} />;
