/**
 * Builds the site into BUILD_DIR (default `build`): the scripts, the style sheets and the renderer, then
 * every page with their addresses, and the files for search engines, static hosts and the service.
 */
import { cpSync, mkdirSync, readFileSync, renameSync, rmdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { createBuilder, type Manifest } from "vite";
import { lastDays } from "#content/open-vacancies.ts";
import { siteOrigin } from "#content/site-address.ts";
import { words } from "#content/words.ts";
import { privacySettings } from "#shared/privacy-settings.ts";
import { RENDERER_FILE, SITE_BUILD_FILE, type SiteBuild } from "#shared/site-build.ts";
import type { Assets } from "#site/assets.ts";
import { emailSettings } from "#site/components/enquiry-form/email-settings.ts";
import { compressFiles } from "./compress.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { writeHostFiles } from "./host-files.ts";
import { writeLinkPictures } from "./link-pictures.ts";
import { writeSiteFiles } from "./site-files.ts";

// React renders warnings into other modes.
process.env.NODE_ENV = "production";
const build = process.env.BUILD_DIR || "build";
const client = join(build, "client");

/** The key of a style sheet in the manifest: the name of its group in vite.config.ts, and a hash. */
const SHEET = /^_(.+)-[\w-]{8}\.css$/;

async function bundle() {
	const builder = await createBuilder();
	for (const environment of Object.values(builder.environments)) await builder.build(environment);
}

/** The addresses of what the bundler wrote, from its manifest. */
function readAssets(): Assets & { head: { code: string } } {
	// Not a file of the site.
	renameSync(join(client, ".vite/manifest.json"), join(build, "manifest.json"));
	rmdirSync(join(client, ".vite"));
	const manifest: Manifest = JSON.parse(readFileSync(join(build, "manifest.json"), "utf8"));
	const addressOf = (key: string) => {
		const file = manifest[key]?.file;
		if (!file) throw new Error(`The bundler wrote nothing for ${key}.`);
		return `/${file}`;
	};
	const sheets = Object.entries(manifest).flatMap(([key, { file }]) => {
		const group = SHEET.exec(key)?.[1];
		return group ? [[group, `/${file}`] as const] : [];
	});
	const { styles, ...parts } = Object.fromEntries(sheets);
	if (!styles) throw new Error("The bundler wrote no style sheet for the site.");
	return {
		head: { code: readFileSync(join(build, "head/head.js"), "utf8").trim() },
		start: addressOf("site/browser/start.ts"),
		styles,
		sheets: parts,
	};
}

function write(file: string, content: string) {
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, content);
}

await bundle();
cpSync(join(build, "server/assets"), join(client, "assets"), {
	recursive: true,
	filter: (file) => !/\.(js|css)$/.test(file),
});
const assets = readAssets();
const { pages, routesOf, renderPage }: typeof import("#site/server.ts") = await import(
	pathToFileURL(join(build, RENDERER_FILE)).href
);
for (const page of pages) {
	const html = renderPage(page, assets);
	// Static hosts answer unknown addresses with 404.html.
	const files =
		page.kind === "not-found"
			? ["404.html"]
			: routesOf(page).map((route) => join(route, "index.html"));
	for (const file of files) write(join(client, file), html);
}
const csp = contentSecurityPolicy(assets.head.code, emailSettings(process.env).origin);
const forService: SiteBuild = {
	csp,
	words,
	lastDays: lastDays(),
	privacySettings: privacySettings(process.env),
	assets,
};
write(join(build, SITE_BUILD_FILE), JSON.stringify(forService, null, "\t"));
writeHostFiles(client, csp);
writeSiteFiles(client, siteOrigin(process.env.SITE_URL));
await writeLinkPictures(client);
await compressFiles(client);
console.log(`Built ${pages.length} pages.`);
