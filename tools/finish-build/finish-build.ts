/**
 * The last step of the build, after every page is prerendered: puts 404.html in its
 * place, moves the start of the script behind the first paint, writes the headers that
 * depend on the pages, says where to report a weakness, and compresses what compresses.
 */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { emailSettings } from "../../app/components/enquiry-form/email-settings.ts";
import site from "../../content/site.json" with { type: "json" };
import { compressFiles } from "./compress.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { deferScript } from "./defer-script.ts";
import { writeHostFiles } from "./host-files.ts";
import { listFiles } from "./list-files.ts";
import { securityTxt } from "./security-txt.ts";
import { validAttributes } from "./valid-attributes.ts";
import { withoutScript } from "./without-script.ts";

function place404(client: string) {
	renameSync(join(client, "404/index.html"), join(client, "404.html"));
	rmSync(join(client, "404"), { recursive: true });
	rmSync(join(client, "__spa-fallback.html"));
}

function writeSecurityTxt(client: string) {
	const siteUrl = (process.env.SITE_URL || "http://127.0.0.1:3000").replace(/\/+$/, "");
	mkdirSync(join(client, ".well-known"), { recursive: true });
	const text = securityTxt(site.email, siteUrl, Date.now());
	writeFileSync(join(client, ".well-known/security.txt"), text);
}

/** @param build the build folder; its `client` folder is the site. */
export async function finishBuild(build: string): Promise<void> {
	const client = join(build, "client");
	place404(client);

	const pages = listFiles(client).filter((file) => file.endsWith(".html"));
	const html: string[] = [];
	for (const page of pages) {
		const source = validAttributes(readFileSync(page, "utf8"));
		// The service answers a form of a browser without script with this page, at another
		// address than its own: the router must not wake up in it.
		const isAnswer = page.endsWith(join("enquiry-failed", "index.html"));
		const finished = isAnswer ? withoutScript(source) : deferScript(source, client);
		writeFileSync(page, finished);
		html.push(finished);
	}
	mkdirSync(build, { recursive: true });
	const csp = contentSecurityPolicy(html, emailSettings(process.env).origin);
	writeFileSync(join(build, "client-headers.json"), JSON.stringify({ csp }, null, "\t"));
	writeHostFiles(client, csp);

	writeSecurityTxt(client);

	await compressFiles(client);
	console.log(`Finished ${pages.length} pages.`);
}
