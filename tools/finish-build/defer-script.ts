import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { bootScript } from "../../app/boot-script.ts";

const START = /<script type="module" async="">(.*?)<\/script>/s;
const CONTEXT = /<script>(window\.__reactRouterContext\b.*?)<\/script>/gs;
const PRELOAD = /<link rel="modulepreload" href="([^"]*)"\/?>/g;

/**
 * Replaces the framework's inline start by the boot script. The start itself becomes a
 * file, so that the policy needs no hash for each page. What the router wants to know moves
 * there too: inline, it ran after the style sheet and before the first paint. Its elements
 * stay, empty, because React expects them.
 * @throws when the framework writes its start in another way than this knows.
 */
export function deferScript(html: string, client: string): string {
	const start = START.exec(html)?.[1];
	const preloads = [...html.matchAll(PRELOAD)].map(([, href]) => href);
	const context = [...html.matchAll(CONTEXT)].map(([, code]) => code);
	if (!start || preloads.length === 0 || context.length === 0) {
		throw new Error(
			"The framework's start script has changed: adapt tools/finish-build/defer-script.ts.",
		);
	}
	const code = `${context.join("\n")}\n${start}`;
	const hash = createHash("sha256").update(code).digest("hex").slice(0, 8);
	const href = `/assets/start-${hash}.js`;
	writeFileSync(join(client, href), code);
	const boot = `<script data-start="${href}" data-preload="${preloads.join(" ")}">${bootScript}</script>`;
	return html
		.replace(PRELOAD, "")
		.replace(CONTEXT, "<script></script>")
		.replace(START, () => boot);
}
