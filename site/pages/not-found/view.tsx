import { destinations } from "#content/navigation.ts";
import type { PageOf } from "#content/pages.ts";
import { MarkWithGap } from "#site/components/brand-mark/mark-with-gap.tsx";
import { buttonClass } from "#site/components/button/button.tsx";
import { Notice } from "#site/components/notice/notice.tsx";
import { island } from "#site/islands/island.tsx";
import { Suggestion } from "./suggestion.tsx";

const SuggestionIsland = island("suggestion", Suggestion);

/** The page at unknown addresses: suggests the closest page. The footer lists all others. */
export function NotFoundView({ page }: { page: PageOf<"not-found"> }) {
	return (
		<Notice heading={page.heading} picture={<MarkWithGap />}>
			<p>{page.text}</p>
			<SuggestionIsland
				due={0}
				suggestion={page.suggestion}
				advice={page.advice}
				destinations={destinations().map(({ name, route }) => ({ name, route }))}
			/>
			<a href="/" className={buttonClass("hot")}>
				{page.homeLink}
			</a>
		</Notice>
	);
}
