import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { words } from "#content/words.ts";
import { privacySettings } from "#shared/privacy-settings.ts";
import type { Refused, SiteBuild } from "#shared/site-build.ts";
import { type AtEnd, atTestEnd, tempFolder } from "./temp-folder.ts";

/** The Content-Security-Policy of the small site. */
export const POLICY = "default-src 'none'; script-src 'self'";

const page = (text: string) =>
	`<!doctype html><title>${text}</title><p>${text} ${"word ".repeat(99)}`;

/** What the build writes for the service. */
export const siteBuild: SiteBuild = {
	csp: POLICY,
	words,
	lastDays: {},
	privacySettings: privacySettings({}),
	assets: {},
};

/** A renderer whose page for a refused enquiry has what the service hands over, as JSON. */
const RENDERER = String.raw`export const pageRenderer = () => ({
	refusal(refused) {
		const json = JSON.stringify(refused).replaceAll("<", "\\u003c");
		return "<!doctype html><script type=application/json>" + json + "</script>";
	},
	closedVacancy: () => "<!doctype html><title>Closed</title>",
});`;

/** Returns what the service handed to the renderer of this page for a refused enquiry. */
export function refusedIn(html: string): Refused {
	const [, json = ""] =
		/^<!doctype html><script type=application\/json>([^<]*)<\/script>$/.exec(html) ?? [];
	return JSON.parse(json);
}

const files: Record<string, string> = {
	"index.html": page("Home"),
	"404.html": page("Not here"),
	"App-in-box-pdf/index.html": page("App in box"),
	"what-we-do/power-apps/index.html": page("Power Apps"),
	"enquiry-sent/index.html": page("Sent"),
	"assets/entry-1a2b.js": `export {};${"// script\n".repeat(99)}`,
	"assets/tiny-1a2b.css": "a{}",
	"art/cloud.webp": "RIFF 0123456789",
	"robots.txt": "User-agent: *",
	".well-known/security.txt": "Contact: mailto:hello@firm.example",
	"empty.txt": "",
};

/** Writes what the build writes for the service, with changed parts. @param root see siteFolder */
export function changeSiteBuild(root: string, changed: Partial<SiteBuild>): void {
	writeFileSync(join(root, "build/service.json"), JSON.stringify({ ...siteBuild, ...changed }));
}

/** Creates a small built site: the folder `build/client` and what the build writes for the service. */
export function siteFolder(atEnd: AtEnd = atTestEnd): string {
	const root = tempFolder(atEnd);
	for (const [name, content] of Object.entries(files)) {
		const file = join(root, "build/client", name);
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, content);
		if (name !== "assets/entry-1a2b.js") continue;
		writeFileSync(`${file}.br`, brotliCompressSync(content));
		writeFileSync(`${file}.gz`, gzipSync(content));
	}
	changeSiteBuild(root, {});
	mkdirSync(join(root, "build/server"));
	writeFileSync(join(root, "build/server/server.js"), RENDERER);
	writeFileSync(join(root, "secret.txt"), "secret");
	return root;
}
