/** The browsers of this machine. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";

/** For Chromium without a graphics processor, and without requests to hosts of its maker. */
export const chromiumFlags = [
	// Chromium refuses to run as root with its sandbox, as in a container.
	"--no-sandbox",
	"--disable-gpu",
	"--disable-quic",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
	// The headless Chromium then draws text as the one with a user interface does on Linux.
	"--font-render-hinting=slight",
	// Shared memory is small in a container, and a page that fills it crashes.
	"--disable-dev-shm-usage",
];

const firstOf = (places: (string | undefined)[]) => places.find((path) => path && existsSync(path));

/** The path of the Firefox that this machine has, if it has one. Installs nothing. */
export const installedFirefox = () =>
	firstOf([
		process.env.FIREFOX_PATH,
		"/usr/bin/firefox-esr",
		"/usr/bin/firefox",
		"/Applications/Firefox.app/Contents/MacOS/firefox",
	]);

/** The headless Chromium that `npx playwright install chromium` downloads. */
function playwrightBrowser(): string {
	// Loaded only when it is asked for: Playwright takes a quarter of a second to load.
	const require = createRequire(import.meta.url);
	const { chromium }: typeof import("@playwright/test") = require("@playwright/test");
	return chromium.executablePath();
}

/** The path of the Chromium that this machine has, if it has one. Installs nothing. */
export const installedBrowser = (): string | undefined =>
	firstOf([
		process.env.CHROMIUM_PATH,
		// Chromium without a user interface, which Playwright uses by default, too: the browser tests
		// take 40 % less time with it.
		"/usr/bin/chromium-headless-shell",
		"/usr/bin/chromium",
		"/usr/bin/chromium-browser",
		"/usr/bin/google-chrome",
		"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	]) ?? firstOf([playwrightBrowser()]);

/** Debian's own package. */
function installWithApt(): void {
	if (!existsSync("/usr/bin/apt-get")) return;
	const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
	const install = ["install", "-y", "--no-install-recommends", "chromium-headless-shell"];
	for (const args of [["update"], install]) {
		const [command = "", ...rest] = [...asRoot, "apt-get", "-qq", ...args];
		spawnSync(command, rest, { stdio: ["ignore", "ignore", "inherit"] });
	}
}

function installWithPlaywright(): void {
	const args = ["node_modules/@playwright/test/cli.js", "install", "chromium"];
	spawnSync(process.execPath, args, { stdio: "inherit" });
}

/**
 * The path of a Chromium. When the machine has none, installs one and says so.
 * @throws when none can be installed; the message says what to do
 */
export function findBrowser(): string {
	const found = installedBrowser();
	if (found) return found;
	console.log("No Chromium on this machine: installing one …");
	for (const install of [installWithApt, installWithPlaywright]) {
		install();
		const installed = installedBrowser();
		if (installed) return installed;
	}
	throw new Error("No Chromium could be installed. Install one, or set CHROMIUM_PATH to its path.");
}
