import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { words } from "#content/words.ts";
import { privacySettings } from "#shared/privacy-settings.ts";
import type { SiteBuild } from "#shared/site-build.ts";
import { atTestEnd, tempFolder } from "./temp-folder.ts";

/** The Content-Security-Policy of the small site. */
export const POLICY = "default-src 'none'; script-src 'self'";

/** What the build writes for the service. */
export const siteBuild: SiteBuild = {
	csp: POLICY,
	words,
	lastDays: {},
	privacySettings: privacySettings({}),
	assets: {},
};

/** The page for a refused enquiry is what the service hands over, as JSON. */
const RENDERER = "export const pageRenderer = () => ({ refusal: JSON.stringify });";

const page = (text: string) => `<!doctype html><title>${text}</title><p>${"word ".repeat(99)}`;

const files: Record<string, string | Buffer> = {
	"index.html": page("Home"),
	"404.html": page("Not here"),
	"App-in-box-pdf/index.html": page("App in box"),
	"what-we-do/power-apps/index.html": page("Power Apps"),
	"enquiry-sent/index.html": page("Sent"),
	"assets/entry-1a2b.js": "export {};",
	"assets/entry-1a2b.js.br": brotliCompressSync("export {};"),
	"assets/tiny-1a2b.css": "a{}",
	"art/cloud.webp": "RIFF 0123456789",
	"robots.txt": "User-agent: *",
	"feed.atom": "<feed/>",
	".well-known/security.txt": "Contact: mailto:hello@firm.example",
};

/** Writes what the build writes for the service, with changed parts. @param root see siteFolder */
export function changeSiteBuild(root: string, changed: Partial<SiteBuild>): void {
	writeFileSync(join(root, "build/service.json"), JSON.stringify({ ...siteBuild, ...changed }));
}

/** Creates a small built site: the folder `build/client` and what the build writes for the service. */
export function siteFolder(atEnd = atTestEnd): string {
	const root = tempFolder(atEnd);
	for (const [name, content] of Object.entries(files)) {
		const file = join(root, "build/client", name);
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, content);
	}
	changeSiteBuild(root, {});
	mkdirSync(join(root, "build/server"));
	writeFileSync(join(root, "build/server/server.js"), RENDERER);
	writeFileSync(join(root, "secret.txt"), "secret");
	return root;
}
