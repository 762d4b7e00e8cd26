import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

/** Every inline script but our own, which InlineScript marks, and data for search engines. */
const INLINE_SCRIPT =
	/(<script(?![^>]*\b(?:src=|data-inline|type="application\/ld\+json"))[^>]*>)(.*?)(<\/script>)/gs;
const PRELOAD = /<link rel="modulepreload" href="([^"]*)"[^>]*>/g;
/** The head script, which starts the page: app/start/head-script.ts. */
const HEAD_SCRIPT = '<script data-inline="">';

const isModule = (tag: string) => tag.includes('type="module"');

/**
 * Moves the inline scripts with which the framework starts a page into a file, and tells the
 * head script where it is, which loads it late. The Content-Security-Policy then needs no hash
 * for each page. The elements stay, empty, because React expects them when it hydrates.
 * @throws when the page has no script to move, or no head script to load it
 */
export function moveStartToFile(html: string, client: string): string {
	const scripts = [...html.matchAll(INLINE_SCRIPT)].map(([, tag = "", code = ""]) => ({
		code,
		module: isModule(tag),
	}));
	if (!scripts.some(({ module }) => module) || !html.includes(HEAD_SCRIPT)) {
		throw new Error("A page has no start script or no head script: see start-file.ts.");
	}
	// In the order of the browser: classic scripts run before modules.
	const inOrder = [...scripts.filter((one) => !one.module), ...scripts.filter((one) => one.module)];
	const code = inOrder.map((script) => script.code).join("\n");
	const hash = createHash("sha256").update(code).digest("hex").slice(0, 8);
	const href = `/assets/start-${hash}.js`;
	writeFileSync(join(client, href), code);
	const preload = [...html.matchAll(PRELOAD)].map(([, address]) => address).join(" ");
	return html
		.replace(PRELOAD, "")
		.replace(INLINE_SCRIPT, "$1$3")
		.replace(HEAD_SCRIPT, `<script data-inline="" data-start="${href}" data-preload="${preload}">`);
}
