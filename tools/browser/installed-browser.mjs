/** Plain JavaScript, because the steps before the installation ask here too. */
import { existsSync } from "node:fs";

const places = [
	process.env.CHROMIUM_PATH,
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * The Chromium that this machine has; looks, and installs nothing.
 * @returns {string | undefined}
 */
export function installedBrowser() {
	return places.find((path) => path && existsSync(path));
}
