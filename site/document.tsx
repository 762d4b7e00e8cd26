import type { ReactNode } from "react";
import displayFace from "#company/made/display.woff2?url";
import textFace from "#company/made/text.woff2?url";
import themeColours from "#company/made/theme-colours.json" with { type: "json" };
import site from "#company/site.json" with { type: "json" };
import ui from "#company/ui.json" with { type: "json" };
import { footerFacts } from "#content/footer-facts.ts";
import { menu, paperOf } from "#content/navigation.ts";
import { type Page, pageById } from "#content/pages.ts";
import { PREVIEW_PICTURE_SIZE, previewPicture } from "#content/preview-picture.ts";
import type { PageKind } from "#content/schema/page.ts";
import { siteOrigin } from "#content/site-address.ts";
import type { Assets, SectionSheet } from "./assets.ts";
import { ContactButton } from "./components/contact-button/contact-button.tsx";
import { SiteFooter } from "./components/site-footer/site-footer.tsx";
import { SiteHeader } from "./components/site-header/site-header.tsx";
import { structuredData } from "./structured-data/structured-data.ts";

const siteUrl = siteOrigin(import.meta.env.SITE_URL);

const Font = ({ href }: { href: string }) => (
	<link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
);

/** The style sheets of the parts that a kind of page has. */
const SHEETS: Partial<Record<PageKind, SectionSheet[]>> = {
	home: ["form", "home-sections"],
	"home-section": ["home-sections"],
	offering: ["breadcrumb", "sections"],
	integration: ["breadcrumb", "sections"],
	company: ["sections"],
	quality: ["sections"],
	vacancy: ["breadcrumb", "sections"],
	contact: ["form"],
	notice: ["form"],
	"not-found": ["form"],
	receipt: ["form"],
	answer: ["form"],
	note: ["breadcrumb", "reading"],
	guide: ["breadcrumb", "reading"],
	"article-index": ["breadcrumb", "reading"],
	glossary: ["breadcrumb", "reading"],
};

/** The style sheets of the parts of a page. A brochure has the sections of other pages. */
function sectionSheets(page: Page): SectionSheet[] {
	if (page.kind !== "brochure") return SHEETS[page.kind] ?? [];
	const kinds = page.sections.map((one) => ("page" in one ? pageById(one.page).kind : "offering"));
	return [
		...(kinds.includes("home") ? ["home-sections" as const] : []),
		...(kinds.some((kind) => kind === "offering" || kind === "integration")
			? ["sections" as const]
			: []),
	];
}

/** The script before the first paint and the style sheets. */
function Resources({ page, assets }: { page: Page; assets: Assets }) {
	const { head, start, styles, sheets, modules = [] } = assets;
	const names = [...sectionSheets(page), page.kind];
	const parts = names.map((name) => sheets[name]);
	const slides = page.kind === "home" ? page.heroSlides.length : undefined;
	const forHead = { "data-start": start, "data-slides": slides };
	return (
		<>
			{/* Before the style sheets, for which a script waits. */}
			{"code" in head ? (
				// biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, whose hash is in the policy
				<script {...forHead} dangerouslySetInnerHTML={{ __html: head.code }} />
			) : (
				<script {...forHead} type="module" src={head.src} blocking="render" />
			)}
			{[styles, ...parts].map(
				(sheet) => sheet && <link key={sheet} rel="stylesheet" href={sheet} />,
			)}
			{modules.map((src) => (
				<script key={src} type="module" src={src} blocking="render" />
			))}
		</>
	);
}

/** What search engines and other sites read of a page. */
function Meta({ page }: { page: Page }) {
	const { title, description, keywords, robots, canonical } = page.meta;
	const fullTitle = `${title} | ${site.company}`;
	const address = siteUrl + canonical;
	const picture = siteUrl + previewPicture(canonical);
	const data = structuredData(page, { site, origin: siteUrl });
	return (
		<>
			<title>{fullTitle}</title>
			<meta name="description" content={description} />
			<meta name="keywords" content={keywords} />
			<meta name="robots" content={robots} />
			<link rel="canonical" href={address} />
			<meta property="og:type" content="website" />
			<meta property="og:site_name" content={site.company} />
			<meta property="og:title" content={fullTitle} />
			<meta property="og:description" content={description} />
			<meta property="og:url" content={address} />
			<meta property="og:locale" content="en_GB" />
			<meta property="og:image" content={picture} />
			<meta property="og:image:width" content={`${PREVIEW_PICTURE_SIZE.width}`} />
			<meta property="og:image:height" content={`${PREVIEW_PICTURE_SIZE.height}`} />
			<meta property="og:image:alt" content={fullTitle} />
			{/* Without title and description here, clients fall back to the og: tags above. */}
			<meta name="twitter:card" content="summary_large_image" />
			<meta name="twitter:image" content={picture} />
			{data && (
				<script
					type="application/ld+json"
					// biome-ignore lint/security/noDangerouslySetInnerHtml: without `<` no text can end the element
					dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll("<", "\\u003c") }}
				/>
			)}
		</>
	);
}

type DocumentProps = { page: Page; assets: Assets; children: ReactNode };

/** The whole document of a page, with its frame around the view of its kind. */
export function Document({ page, assets, children }: DocumentProps) {
	const isBrochure = page.kind === "brochure";
	const links = menu();
	return (
		<html lang="en-GB">
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
				<Resources page={page} assets={assets} />
				<Font href={displayFace} />
				<Font href={textFace} />
				<link rel="icon" href="/favicon.ico" sizes="32x32" />
				<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />
				<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
				<link rel="manifest" href="/manifest.webmanifest" />
				{page.kind === "article-index" && page.of === "note" && (
					<link rel="alternate" type="application/atom+xml" href="/feed.atom" title={page.name} />
				)}
				<Meta page={page} />
			</head>
			<body>
				<a className="skip-link" href="#main">
					{ui.skipLink}
				</a>
				{!isBrochure && <SiteHeader menu={links} path={page.route} />}
				<main id="main" tabIndex={-1}>
					{children}
					{!isBrochure && <ContactButton />}
				</main>
				<SiteFooter
					menu={links}
					isBrochure={isBrochure}
					paper={paperOf(page)}
					facts={footerFacts(site)}
				/>
			</body>
		</html>
	);
}
