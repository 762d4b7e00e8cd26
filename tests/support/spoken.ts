import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { virtual } from "@guidepup/virtual-screen-reader";
import type { Page } from "playwright-core";

const reader = createRequire(import.meta.url).resolve("@guidepup/virtual-screen-reader/browser.js");

type Reading = { virtual: typeof virtual };

/** Starts a screen reader in the page: a real browser knows what is hidden, jsdom does not. */
export async function startReading(page: Page): Promise<void> {
	await page.route("**/screen-reader.js", (route) =>
		route.fulfill({ body: readFileSync(reader), contentType: "text/javascript" }),
	);
	// As text: the test runner rewrites an import that stands in a function.
	await page.evaluate(`import("/screen-reader.js").then(({ virtual }) => {
		window.virtual = virtual;
		return virtual.start({ container: document.body });
	})`);
}

/** Reads the whole page, element by element. */
export function readToEnd(page: Page): Promise<string[]> {
	return page.evaluate(async () => {
		const { virtual } = window as unknown as Reading;
		await virtual.stop();
		await virtual.start({ container: document.body });
		for (let step = 0; step < 3000; step++) {
			await virtual.next();
			if ((await virtual.lastSpokenPhrase()) === "end of document") break;
		}
		return virtual.spokenPhraseLog();
	});
}

/** What was said since the last time: changes that announce themselves, and what took the focus. */
export function saidSince(page: Page): Promise<string[]> {
	return page.evaluate(async () => {
		const { virtual } = window as unknown as Reading;
		const phrases = await virtual.spokenPhraseLog();
		await virtual.clearSpokenPhraseLog();
		return phrases;
	});
}
