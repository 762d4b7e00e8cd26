import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { PageLink as Destination } from "#content/navigation.ts";
import type { PageOf } from "#content/pages.ts";
import { fill } from "#shared/fill.ts";
import { MarkWithGap } from "#site/components/brand-mark/mark-with-gap.tsx";
import { buttonClass } from "#site/components/button/button.tsx";
import { Notice } from "#site/components/notice/notice.tsx";
import { PageLink } from "#site/components/page-link/page-link.tsx";
import { closestPage } from "./closest-page.ts";
import styles from "./not-found.module.css";

export type NotFoundPageProps = {
	page: Omit<PageOf<"not-found">, "id" | "meta">;
	destinations: Destination[];
};

/** The page at unknown addresses: suggests the closest page. The footer lists all others. */
export function NotFoundPage({ page, destinations }: NotFoundPageProps) {
	const { pathname } = useLocation();
	// Set after hydration: one file serves every unknown address, so the build does not know it.
	const [suggestion, setSuggestion] = useState<Destination>();
	useEffect(() => setSuggestion(closestPage(pathname, destinations)), [pathname, destinations]);
	return (
		<Notice heading={page.heading} picture={<MarkWithGap />}>
			<p>{page.text}</p>
			<p role="status" data-script-due={0}>
				{suggestion ? (
					<PageLink to={suggestion.route} className={styles.suggestion}>
						{fill(page.suggestion, { title: suggestion.name })}
					</PageLink>
				) : (
					page.advice
				)}
			</p>
			<PageLink to="/" className={buttonClass("hot")}>
				{page.homeLink}
			</PageLink>
		</Notice>
	);
}
