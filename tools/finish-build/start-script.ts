import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { minify } from "terser";

/**
 * The framework's inline scripts: ours have `data-inline`, from InlineScript, and JSON-LD does not
 * run.
 */
const INLINE_SCRIPT =
	/(<script(?![^>]*\b(?:src=|data-inline|type="application\/ld\+json"))[^>]*>)(.*?)(<\/script>)/gs;
const PRELOAD = /<link rel="modulepreload" href="([^"]*)"[^>]*>/g;
/** site/start/head-script.ts, which loads the start script late. */
const HEAD_SCRIPT = '<script data-inline="">';

const isModule = (tag: string) => tag.includes('type="module"');

/**
 * Moves the inline scripts with which the framework starts a page into one minified file, and gives
 * the head script its address. The Content-Security-Policy then needs no hash per page. The emptied
 * elements stay, because React expects them when it hydrates.
 *
 * The links that would preload its modules get a `rel` that does nothing, and stand before the head
 * script, the largest download first. The head script sets their `rel` when it is time.
 * @throws when the page has no start script, or no head script that would load it
 */
export async function extractStartScript(html: string, client: string): Promise<string> {
	const scripts = [...html.matchAll(INLINE_SCRIPT)].map(([, tag = "", code = ""]) => ({
		code,
		module: isModule(tag),
	}));
	if (!scripts.some(({ module }) => module) || !html.includes(HEAD_SCRIPT)) {
		throw new Error("A page has no start script or no head script: see start-script.ts.");
	}
	// Browsers run classic scripts before modules.
	const inOrder = [...scripts.filter((one) => !one.module), ...scripts.filter((one) => one.module)];
	const source = inOrder.map((script) => script.code).join("\n");
	const { code = source } = await minify(source, { module: true });
	const hash = createHash("sha256").update(code).digest("hex").slice(0, 8);
	const href = `/assets/start-${hash}.js`;
	writeFileSync(join(client, href), code);
	const sizeOf = (address: string) => gzipSync(readFileSync(join(client, address))).length;
	const links = [...html.matchAll(PRELOAD)]
		.map(([, address = ""]) => ({ address, size: sizeOf(address) }))
		.sort((one, other) => other.size - one.size)
		.map(({ address }) => `<link rel="later" href="${address}"/>`)
		.join("");
	return html
		.replace(PRELOAD, "")
		.replace(INLINE_SCRIPT, "$1$3")
		.replace(HEAD_SCRIPT, `${links}<script data-inline="" data-start="${href}">`);
}
