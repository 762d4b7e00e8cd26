/**
 * The last step of the build, after every page is prerendered: puts 404.html in its
 * place, moves the start of the script behind the first paint, adds structured data, writes
 * what machines read and the headers that depend on the pages, and compresses what compresses.
 */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { emailSettings } from "../../app/components/enquiry-form/email-settings.ts";
import { readPageRecords } from "../../content/read-page-records.ts";
import { site } from "../../content/site.ts";
import { siteOrigin } from "../../content/site-address.ts";
import { vacancies } from "../../content/vacancies.ts";
import { compressFiles } from "./compress.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { deferScript } from "./defer-script.ts";
import { writeHostFiles } from "./host-files.ts";
import { listFiles } from "./list-files.ts";
import { writeSiteFiles } from "./site-files/site-files.ts";
import { structuredData } from "./structured-data/structured-data.ts";
import { writeStructuredData } from "./structured-data/write-structured-data.ts";
import { validAttributes } from "./valid-attributes.ts";
import { withoutScript } from "./without-script.ts";

function place404(client: string) {
	renameSync(join(client, "404/index.html"), join(client, "404.html"));
	rmSync(join(client, "404"), { recursive: true });
	rmSync(join(client, "404.data"));
	rmSync(join(client, "__spa-fallback.html"));
}

/** Gives each page's structured data by the page's canonical address, which its HTML names. */
function dataOfPages(origin: string): (html: string) => object | undefined {
	const facts = { site, vacancies, origin, today: new Date().toISOString().slice(0, 10) };
	const records = new Map(
		readPageRecords().map(({ record }) => [`${origin}${record.meta.canonical}`, record]),
	);
	return (html) => {
		const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
		const record = records.get(canonical ?? "");
		if (!record) throw new Error(`No record in content/pages has the canonical ${canonical}.`);
		return structuredData(record, facts);
	};
}

/** @param build the build folder; its `client` folder is the site. */
export async function finishBuild(build: string): Promise<void> {
	const client = join(build, "client");
	place404(client);
	const origin = siteOrigin(process.env.SITE_URL);
	const dataOf = dataOfPages(origin);

	const pages = listFiles(client).filter((file) => file.endsWith(".html"));
	const html: string[] = [];
	for (const page of pages) {
		const source = validAttributes(readFileSync(page, "utf8"));
		// The service answers a form of a browser without script with this page, at another
		// address than its own: the router must not wake up in it.
		const isAnswer = page.endsWith(join("enquiry-failed", "index.html"));
		const started = isAnswer ? withoutScript(source) : deferScript(source, client);
		const finished = writeStructuredData(started, dataOf(source));
		writeFileSync(page, finished);
		html.push(finished);
	}
	mkdirSync(build, { recursive: true });
	const csp = contentSecurityPolicy(html, emailSettings(process.env).origin);
	writeFileSync(join(build, "client-headers.json"), JSON.stringify({ csp }, null, "\t"));
	writeHostFiles(client, csp);

	writeSiteFiles(client, origin);
	await compressFiles(client);
	console.log(`Finished ${pages.length} pages.`);
}
