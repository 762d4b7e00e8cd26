/**
 * The last step of the build, after React Router has prerendered every page: gives each page its
 * style sheet, moves its start script into a file, adds structured data, writes the files for search
 * engines and static hosts, and compresses everything.
 */
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { emailSettings } from "#site/components/enquiry-form/sending/email-settings.ts";
import site from "../../company/site.json" with { type: "json" };
import { lastDays } from "../../content/open-vacancies.ts";
import { type Page, pages, routesOf } from "../../content/pages.ts";
import { siteOrigin } from "../../content/site-address.ts";
import { words } from "../../content/words.ts";
import { privacySettings } from "../../shared/privacy-settings.ts";
import { compressFiles } from "./compress.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { writeHostFiles } from "./host-files.ts";
import { dropFonts, writePageStyles } from "./page-styles.ts";
import { writeSiteFiles } from "./site-files/site-files.ts";
import { extractStartScript } from "./start-script.ts";
import { structuredData } from "./structured-data/structured-data.ts";
import { writeStructuredData } from "./structured-data/write-structured-data.ts";
import { unlinkedPages } from "./unlinked-pages.ts";
import { withoutScript, withReasonMark } from "./without-script.ts";

/** Static hosts answer unknown addresses with 404.html, and /404 must not be a page of its own. */
function moveNotFoundPage(client: string) {
	renameSync(join(client, "404/index.html"), join(client, "404.html"));
	rmSync(join(client, "404"), { recursive: true });
	rmSync(join(client, "404.data"));
	rmSync(join(client, "__spa-fallback.html"));
}

/** Each page with the HTML files that the build wrote for it, one for each of its addresses. */
const builtPages = (client: string): { page: Page; file: string }[] =>
	pages.flatMap((page) => {
		const files =
			page.kind === "not-found"
				? ["404.html"]
				: routesOf(page).map((route) => join(route, "index.html"));
		return files.map((file) => ({ page, file: join(client, file) }));
	});

/** The HTML of a page, with its start script in a file or, for a template of the service, without. */
async function bodyOf(page: Page, source: string, client: string): Promise<string> {
	if (page.kind !== "notice") return extractStartScript(source, client);
	if (page.reasons) return withReasonMark(withoutScript(source));
	return page.vacancies ? withoutScript(source) : extractStartScript(source, client);
}

/** @param build the build folder; the site is in its `client` folder */
export async function finishBuild(build: string): Promise<void> {
	const client = join(build, "client");
	moveNotFoundPage(client);
	const origin = siteOrigin(process.env.SITE_URL);
	const facts = { site, origin };

	const finished = await Promise.all(
		builtPages(client).map(async ({ page, file }) => {
			const source = writePageStyles(readFileSync(file, "utf8"), client);
			const body = await bodyOf(page, source, client);
			const html = writeStructuredData(body, structuredData(page, facts));
			writeFileSync(file, html);
			return { page, html };
		}),
	);
	const documents = finished.map(({ html }) => html);
	dropFonts(documents, client);
	const csp = contentSecurityPolicy(documents, emailSettings(process.env).origin);
	writeFileSync(join(build, "client-headers.json"), JSON.stringify({ csp }, null, "\t"));
	writeFileSync(join(build, "service-words.json"), JSON.stringify(words, null, "\t"));
	writeFileSync(join(build, "last-days.json"), JSON.stringify(lastDays(), null, "\t"));
	const built = JSON.stringify(privacySettings(process.env), null, "\t");
	writeFileSync(join(build, "privacy-settings.json"), built);
	writeHostFiles(client, csp);
	writeSiteFiles(client, origin);
	await compressFiles(client);
	for (const { route } of unlinkedPages(finished)) {
		console.warn(`No page links to ${route}.`);
	}
	console.log(`Finished ${finished.length} pages.`);
}
