import type { PageOf } from "#content/pages.ts";
import { ArticlePage } from "#site/sections/reading/article-page.tsx";

export const NoteView = ({ page }: { page: PageOf<"note"> }) => <ArticlePage article={page} />;
