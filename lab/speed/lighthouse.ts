import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { chromiumFlags, findBrowser } from "#tools/browser.ts";
import { freePort } from "../../tests/support/free-port.ts";

/** Scores from 0 to 100, and audits by their names: times in ms, layout shift, transferred bytes. */
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const AUDITS = [
	"first-contentful-paint",
	"largest-contentful-paint",
	"total-blocking-time",
	"cumulative-layout-shift",
	"total-byte-weight",
] as const;

export type Metrics = Record<(typeof CATEGORIES)[number] | (typeof AUDITS)[number], number>;

/**
 * Runs Lighthouse in its default mobile configuration on a page in a fresh Chromium. It estimates the
 * times of a slow phone from an unthrottled load.
 * @throws if Lighthouse reports an error, or lacks a score or an audit
 */
export async function lighthouseMetrics(url: string): Promise<Metrics> {
	const port = await freePort();
	const browser = await chromium.launch({
		executablePath: findBrowser(),
		args: [...chromiumFlags, `--remote-debugging-port=${port}`],
	});
	try {
		const result = (await lighthouse(url, { port, logLevel: "error" }))?.lhr;
		const problem = result ? result.runtimeError?.message : "no result";
		if (!result || problem) throw new Error(`Lighthouse on ${url}: ${problem}`);
		const known = <T>(name: string, value: T | null | undefined): T => {
			if (value !== undefined && value !== null) return value;
			throw new Error(`Lighthouse gave no ${name} for ${url}.`);
		};
		const scores = CATEGORIES.map((name) => {
			const score = known(name, result.categories[name]?.score);
			return [name, Math.round(100 * score)];
		});
		const audits = AUDITS.map((name) => [name, known(name, result.audits[name]?.numericValue)]);
		return Object.fromEntries([...scores, ...audits]);
	} finally {
		await browser.close();
	}
}
