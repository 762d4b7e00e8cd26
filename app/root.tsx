// Before any component: its styles may only come after the layers are in order.
import "./styles/styles.css";

import { type ReactNode, useEffect } from "react";
import {
	Links,
	Meta,
	Outlet,
	Scripts,
	ScrollRestoration,
	useLocation,
	useMatches,
	useRouteError,
} from "react-router";
import bricolage from "#app/assets/fonts/bricolage.woff2?url";
import instrument from "#app/assets/fonts/instrument.woff2?url";
import { ui } from "#content/ui.ts";
import { ContactButton } from "./components/contact-button/contact-button.tsx";
import { SiteFooter } from "./components/site-footer/site-footer.tsx";
import { SiteHeader } from "./components/site-header/site-header.tsx";
import { pageWorks } from "./deferred/hydration.ts";
import { earlyScript } from "./early-script.ts";
import { useHydrating } from "./hooks/use-hydrating.ts";
import { useRunningTitle } from "./hooks/use-running-title.ts";
import { PageLinkFollower } from "./page-links/page-link-follower.tsx";
import { PageBoundary } from "./pages/not-found/page-boundary.tsx";

const font = (href: string) =>
	({ rel: "preload", as: "font", type: "font/woff2", crossOrigin: "anonymous", href }) as const;

export const links = () => [
	font(bricolage),
	font(instrument),
	{ rel: "icon", href: "/favicon.ico", sizes: "32x32" },
	{ rel: "icon", href: "/icons/favicon.svg", type: "image/svg+xml" },
	{ rel: "apple-touch-icon", href: "/icons/apple-touch-icon.png" },
	{ rel: "manifest", href: "/manifest.webmanifest" },
];

/** They have done their work when React has the page: left in it, they would go just at the click on the next. */
function StartScripts() {
	return useHydrating() ? <Scripts /> : null;
}

export function Layout({ children }: { children: ReactNode }) {
	// After an error React writes the document anew, and Trusted Types let no script be written.
	const whole = !useRouteError();
	return (
		// The early script writes attributes on this element before React arrives.
		<html lang="en-GB" suppressHydrationWarning>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="color-scheme" content="light dark" />
				<meta name="theme-color" content="#f5f3ee" media="(prefers-color-scheme: light)" />
				<meta name="theme-color" content="#131c38" media="(prefers-color-scheme: dark)" />
				{/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, hashed into the CSP */}
				{whole && <script dangerouslySetInnerHTML={{ __html: earlyScript }} />}
				<Meta />
				<Links />
			</head>
			<body>
				<a className="skip-link" href="#main">
					{ui.skipLink}
				</a>
				{children}
				{whole && <ScrollRestoration />}
				{whole && <StartScripts />}
			</body>
		</html>
	);
}

/** A page made for paper brings a heading of its own; menus and buttons would be in its way. */
function useIsForPaper(): boolean {
	return useMatches().some(({ handle }) => (handle as { paper?: boolean } | undefined)?.paper);
}

export default function App() {
	const paper = useIsForPaper();
	const { pathname } = useLocation();
	useRunningTitle();
	useEffect(pageWorks, []);
	return (
		<>
			{!paper && <SiteHeader />}
			<main id="main" tabIndex={-1}>
				<PageBoundary path={pathname}>
					<Outlet />
				</PageBoundary>
				{!paper && <ContactButton />}
			</main>
			<SiteFooter paper={paper} />
			<PageLinkFollower />
		</>
	);
}

export { RouteErrorBoundary as ErrorBoundary } from "./pages/not-found/route-error-boundary.tsx";
