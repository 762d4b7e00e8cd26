import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { installedBrowser } from "./installed-browser.mjs";

/** Debian's own package; elsewhere the browser that Playwright downloads. */
function install(): void {
	if (existsSync("/usr/bin/apt-get")) {
		const root = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
		for (const args of [["update"], ["install", "-y", "--no-install-recommends", "chromium"]]) {
			const [command = "apt-get", ...rest] = [...root, "apt-get", "-qq", ...args];
			spawnSync(command, rest, { stdio: ["ignore", "ignore", "inherit"] });
		}
		return;
	}
	spawnSync("npx", ["playwright-core", "install", "chromium"], { stdio: "inherit" });
}

/**
 * The Chromium that tests drive; installs one when the machine has none, and says so.
 * @throws with what to do, when none can be found or installed.
 */
export function findBrowser(): string | undefined {
	const found = installedBrowser();
	if (found) return found;
	console.log("No Chromium on this machine: installing one for the browser tests …");
	install();
	const now = installedBrowser();
	if (now) return now;
	// Playwright's own download is found by playwright-core itself.
	if (!existsSync("/usr/bin/apt-get")) return undefined;
	throw new Error("Chromium could not be installed: install it, or set CHROMIUM_PATH to one.");
}
