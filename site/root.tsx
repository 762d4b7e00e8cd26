// Must come before any component: it sets the order of the cascade layers.
import "./styles/styles.css";

import { type ReactNode, useState } from "react";
import {
	Links,
	Meta,
	Outlet,
	Scripts,
	ScrollRestoration,
	useMatches,
	useRouteError,
} from "react-router";
import displayFace from "#company/made/display.woff2?url";
import textFace from "#company/made/text.woff2?url";
import themeColours from "#company/made/theme-colours.json" with { type: "json" };
import ui from "#company/ui.json" with { type: "json" };
import { usesOwnService } from "#shared/own-service.ts";
import { ContactButton } from "./components/contact-button/contact-button.tsx";
import arrivalScript from "./components/enquiry-form/arrival/arrival-script.ts?inline-script";
import { NavigationProgress } from "./components/navigation-progress/navigation-progress.tsx";
import { SiteFooter } from "./components/site-footer/site-footer.tsx";
import { SiteHeader } from "./components/site-header/site-header.tsx";
import type { PageData } from "./page-data.ts";
import headScript from "./start/head-script.ts?inline-script";
import { SCROLL_POSITIONS } from "./start/html-state.ts";
import { InlineScript } from "./start/inline-script.tsx";
import slideOrderScript from "./start/slide-order-script.ts?inline-script";
import { useAnnounceHydration } from "./start/use-announce-hydration.ts";

const font = (href: string) =>
	({ rel: "preload", as: "font", type: "font/woff2", crossOrigin: "anonymous", href }) as const;

export const links = () => [
	font(displayFace),
	font(textFace),
	{ rel: "icon", href: "/favicon.ico", sizes: "32x32" },
	{ rel: "icon", href: "/icons/favicon.svg", type: "image/svg+xml" },
	{ rel: "apple-touch-icon", href: "/icons/apple-touch-icon.png" },
	{ rel: "manifest", href: "/manifest.webmanifest" },
];

/** The `handle` that a route may export. */
export type PageHandle = {
	/** A brochure is laid out for print: the frame omits its menus and buttons. */
	isBrochure?: boolean;
};

/** Returns the current page's handle and loader data; empty if the page failed to load. */
function useCurrentPage() {
	const match = useMatches().at(-1);
	const data = match?.loaderData as (PageData & { slides?: unknown[] }) | undefined;
	return { ...(match?.handle as PageHandle | undefined), ...data };
}

const NO_MENU: PageData["menu"] = {
	solutions: [],
	services: [],
	sections: [],
	company: [],
	texts: [],
};

/**
 * Returns the menu from the loader data of the first page that loaded. It is the same on every page,
 * and the same object keeps the memoised header and footer from rendering again.
 */
function useMenu(): PageData["menu"] {
	const { menu } = useCurrentPage();
	const [firstMenu, setFirstMenu] = useState(menu);
	if (menu && !firstMenu) setFirstMenu(menu);
	return firstMenu ?? NO_MENU;
}

/** Notes the arrival only for our own service: the hosted one must not receive it. */
const headCode = () => headScript + (usesOwnService(import.meta.env) ? arrivalScript : "");

export function Layout({ children }: { children: ReactNode }) {
	const { route, slides } = useCurrentPage();
	// After an error here React recreates the document, and Trusted Types forbid creating scripts.
	const withScripts = !useRouteError();
	return (
		// The head script sets attributes on this element before React hydrates it.
		<html lang="en-GB" suppressHydrationWarning>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="color-scheme" content="light dark" />
				<meta
					name="theme-color"
					content={themeColours.light}
					media="(prefers-color-scheme: light)"
				/>
				<meta name="theme-color" content={themeColours.dark} media="(prefers-color-scheme: dark)" />
				<InlineScript code={import.meta.env.SSR ? headCode() : ""} />
				{route === "/" && (
					<InlineScript
						code={import.meta.env.SSR ? slideOrderScript : ""}
						data-slides={slides?.length}
					/>
				)}
				<Meta />
				<Links />
			</head>
			<body>
				<a className="skip-link" href="#main">
					{ui.skipLink}
				</a>
				{children}
				{withScripts && <ScrollRestoration storageKey={SCROLL_POSITIONS} />}
				{withScripts && <Scripts />}
			</body>
		</html>
	);
}

export default function App() {
	const menu = useMenu();
	const { isBrochure = false, paper = false, facts = "" } = useCurrentPage();
	useAnnounceHydration();
	return (
		<>
			<NavigationProgress />
			{!isBrochure && <SiteHeader menu={menu} />}
			<main id="main" tabIndex={-1}>
				<Outlet />
				{!isBrochure && <ContactButton />}
			</main>
			<SiteFooter menu={menu} isBrochure={isBrochure} paper={paper} facts={facts} />
		</>
	);
}

export { RootErrorBoundary as ErrorBoundary } from "./pages/not-found/root-error-boundary.tsx";
