import { existsSync } from "node:fs";
import { createRequire } from "node:module";

const places = [
	process.env.CHROMIUM_PATH,
	// Chromium without a user interface, which Playwright uses by default, too: the browser tests
	// take 40 % less time with it.
	"/usr/bin/chromium-headless-shell",
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The headless Chromium that `npx playwright install chromium` downloads. */
function playwrightBrowser(): string {
	// Loaded only when it is asked for: Playwright takes a quarter of a second to load.
	const require = createRequire(import.meta.url);
	const { chromium }: typeof import("@playwright/test") = require("@playwright/test");
	return chromium.executablePath();
}

/** The path of the Chromium that this machine has, if it has one. Installs nothing. */
export function installedBrowser(): string | undefined {
	const found = places.find((path) => path && existsSync(path));
	if (found) return found;
	const downloaded = playwrightBrowser();
	return existsSync(downloaded) ? downloaded : undefined;
}
