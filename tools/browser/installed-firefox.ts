import { existsSync } from "node:fs";

const places = [
	process.env.FIREFOX_PATH,
	"/usr/bin/firefox-esr",
	"/usr/bin/firefox",
	"/Applications/Firefox.app/Contents/MacOS/firefox",
];

/** The path of the Firefox that this machine has, if it has one. Installs nothing. */
export const installedFirefox = () => places.find((path) => path && existsSync(path));
