import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { words } from "#content/words.ts";
import { type AtEnd, atTestEnd, tempFolder } from "./temp-folder.ts";

/** The Content-Security-Policy of the small site. */
export const POLICY = "default-src 'none'; script-src 'self'";

const page = (text: string) =>
	`<!doctype html><title>${text}</title><p>${text} ${"word ".repeat(99)}`;

/** The page for refused enquiries, as the build writes it, with some of the fields. */
const REFUSED = `<!doctype html><title>Failed</title><h1>Failed</h1><!--reason-->
<form method="post"><input type="text" id="enquiry-user_name" name="user_name"/>
<input type="email" id="enquiry-user_email" aria-describedby="hint" name="user_email"/>
<input type="radio" id="enquiry-enquiryType" name="enquiryType" value="Career"/>
<input type="radio" name="enquiryType" value="Other"/><input type="hidden" name="enquiry_id"/>
<textarea id="enquiry-message" name="message"></textarea></form>`;

const files: Record<string, string> = {
	"index.html": page("Home"),
	"404.html": page("Not here"),
	"App-in-box-pdf/index.html": page("App in box"),
	"what-we-do/power-apps/index.html": page("Power Apps"),
	"enquiry-sent/index.html": page("Sent"),
	"enquiry-failed/index.html": REFUSED,
	"careers/closed/index.html": page("Closed"),
	"assets/entry-1a2b.js": `export {};${"// script\n".repeat(99)}`,
	"assets/tiny-1a2b.css": "a{}",
	"art/cloud.webp": "RIFF 0123456789",
	"robots.txt": "User-agent: *",
	".well-known/security.txt": "Contact: mailto:hello@firm.example",
	"empty.txt": "",
};

/** Creates a small built site: the folder `build/client` and the two files beside it. */
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
	writeFileSync(join(root, "build/client-headers.json"), JSON.stringify({ csp: POLICY }));
	writeFileSync(join(root, "build/service-words.json"), JSON.stringify(words));
	writeFileSync(join(root, "secret.txt"), "secret");
	return root;
}
