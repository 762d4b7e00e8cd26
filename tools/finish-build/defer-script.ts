import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { bootScript } from "../../app/boot-script.ts";
import { earlyScript } from "../../app/early-script.ts";

const EARLY = `<script>${earlyScript}</script>`;
const START = /<script type="module" async="">(.*?)<\/script>/s;
const CONTEXT = /<script>(window\.__reactRouterContext\b.*?)<\/script>/gs;
const SCROLL = /<script>\(\(storageKey\b.*?<\/script>/s;
const PRELOAD = /<link rel="modulepreload" href="([^"]*)"\/?>/g;
const EMPTY = "<script></script>";

/**
 * Leaves the page one script to run, in the head and before the style sheet: one at the end
 * of the page waits for the sheet, and the first paint for it. The framework's start becomes
 * a file, so that the policy needs no hash for each page, and what the router wants to know
 * moves there too; the boot script joins the early one and loads it. The framework's return
 * to the place a visitor left goes, because the scroll script does it. React expects the
 * elements, so they stay, empty.
 * @throws when the framework writes its scripts in another way than this knows.
 */
export function deferScript(html: string, client: string): string {
	const start = START.exec(html)?.[1];
	const preloads = [...html.matchAll(PRELOAD)].map(([, href]) => href);
	const context = [...html.matchAll(CONTEXT)].map(([, code]) => code);
	const known = SCROLL.test(html) && html.includes(EARLY);
	if (!start || preloads.length === 0 || context.length === 0 || !known) {
		throw new Error(
			"The framework's scripts have changed: adapt tools/finish-build/defer-script.ts.",
		);
	}
	const code = `${context.join("\n")}\n${start}`;
	const hash = createHash("sha256").update(code).digest("hex").slice(0, 8);
	const href = `/assets/start-${hash}.js`;
	writeFileSync(join(client, href), code);
	const boot = `<script data-start="${href}" data-preload="${preloads.join(" ")}">${earlyScript}\n${bootScript}</script>`;
	return html
		.replace(PRELOAD, "")
		.replace(CONTEXT, EMPTY)
		.replace(SCROLL, EMPTY)
		.replace(START, EMPTY)
		.replace(EARLY, () => boot);
}
