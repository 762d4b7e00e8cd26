import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { MarkWithGap } from "#app/components/brand-mark/mark-with-gap.tsx";
import { buttonClass } from "#app/components/button/button.tsx";
import { Notice } from "#app/components/notice/notice.tsx";
import { PageLink } from "#app/components/page-link/page-link.tsx";
import { fill } from "#content/fill.ts";
import { linkedPages } from "#content/linked-pages.ts";
import { menus } from "#content/menus.ts";
import { notFound as words } from "#content/messages.json";
import { ui } from "#content/ui.ts";
import { closestPage } from "./closest-page.ts";
import styles from "./not-found.module.css";

const columns = [
	{ heading: ui.menuSolutions, items: menus.solutions },
	{ heading: ui.menuServices, items: menus.services },
];

/** What stands at an address that no page has: the nearest page, and ways on. */
export function NotFoundPage() {
	const { pathname } = useLocation();
	// After hydration only: one file serves every unknown address, so it can't know this one.
	const [suggestion, setSuggestion] = useState<{ label: string; route: string }>();
	useEffect(() => setSuggestion(closestPage(pathname, linkedPages)), [pathname]);
	return (
		<>
			<Notice heading={words.heading} picture={<MarkWithGap />}>
				<p>{words.text}</p>
				<p role="status">
					{suggestion ? (
						<PageLink to={suggestion.route} className={styles.suggestion}>
							{fill(words.suggestion, { title: suggestion.label })}
						</PageLink>
					) : (
						words.advice
					)}
				</p>
				<PageLink to="/" className={buttonClass("hot")}>
					{words.home}
				</PageLink>
			</Notice>
			<div className={`wrap section ${styles.columns}`}>
				{columns.map(({ heading, items }) => (
					<section key={heading} aria-label={heading}>
						<h2 className={styles.heading}>{heading}</h2>
						<ul>
							{items.map(({ label, route }) => (
								<li key={route}>
									<PageLink to={route} className={styles.link}>
										{label}
									</PageLink>
								</li>
							))}
						</ul>
					</section>
				))}
			</div>
		</>
	);
}
