import { existsSync } from "node:fs";

const places = [
	process.env.FIREFOX_PATH,
	"/usr/bin/firefox-esr",
	"/usr/bin/firefox",
	"/Applications/Firefox.app/Contents/MacOS/firefox",
];

/** The Firefox that this machine has; looks, and installs nothing. */
export const installedFirefox = () => places.find((path) => path && existsSync(path));
