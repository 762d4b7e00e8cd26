import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { installedBrowser } from "./installed-browser.ts";

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
