import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { findBrowser } from "#tools/browser/find-browser.ts";

/** Headless Chromium; the flags keep it from asking for hosts of its maker. */
export function startBrowser(): Promise<Browser> {
	return chromium.launch({
		executablePath: findBrowser(),
		args: [
			"--no-sandbox",
			"--disable-gpu",
			"--disable-quic",
			"--disable-background-networking",
			"--disable-component-update",
			"--disable-sync",
			// In a container shared memory is small, and a page that fills it crashes.
			"--disable-dev-shm-usage",
		],
	});
}

export type Tab = {
	page: Page;
	/** What no page may do: errors, failed files, violations of the policy, foreign requests. */
	complaints: string[];
	close(): Promise<void>;
};

/** The browser itself reports a failed load; the page must add nothing of its own. */
export const ownComplaints = ({ complaints }: Tab): string[] =>
	complaints.filter((text) => !text.includes("Failed to load resource"));

/** A new visitor's first page. */
export async function openTab(browser: Browser, options: BrowserContextOptions = {}): Promise<Tab> {
	const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
	const page = await context.newPage();
	const complaints: string[] = [];
	page.on("pageerror", (error) => complaints.push(`page error: ${error.message}`));
	page.on("console", (message) => {
		if (message.type() === "error" || message.type() === "warning") {
			complaints.push(`${message.type()}: ${message.text()}`);
		}
	});
	page.on("request", (request) => {
		const { hostname, protocol } = new URL(request.url());
		if (protocol.startsWith("http") && hostname !== "127.0.0.1") {
			complaints.push(`third-party request: ${request.url()}`);
		}
	});
	return { page, complaints, close: () => context.close() };
}
