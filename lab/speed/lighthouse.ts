import { chromium } from "@playwright/test";
import lighthouse, { type Result } from "lighthouse";
import { chromiumFlags } from "#tools/browser/chromium-flags.ts";
import { findBrowser } from "#tools/browser/find-browser.ts";
import { freePort } from "../../tests/support/free-port.ts";

/** The figures of one Lighthouse run in its mobile configuration. */
export type Metrics = {
	/** The scores, 0 to 100. */
	performance: number;
	accessibility: number;
	bestPractices: number;
	seo: number;
	/** First and largest contentful paint, total blocking time and speed index in milliseconds. */
	fcp: number;
	lcp: number;
	tbt: number;
	si: number;
	/** Cumulative layout shift, with the three decimals that Lighthouse reports. */
	cls: number;
	/** Total bytes transferred. */
	bytes: number;
	/** The speed of the machine, by the benchmark that Lighthouse runs before the visit. */
	machine: number;
};

/** Runs Lighthouse on a page in a fresh Chromium. @throws if Lighthouse reports an error */
async function visit(url: string): Promise<Result> {
	const port = await freePort();
	const browser = await chromium.launch({
		executablePath: findBrowser(),
		args: [...chromiumFlags, `--remote-debugging-port=${port}`],
	});
	try {
		const run = await lighthouse(url, { port, logLevel: "error" });
		if (!run) throw new Error(`Lighthouse gave no result for ${url}.`);
		const { runtimeError } = run.lhr;
		if (runtimeError) throw new Error(`Lighthouse on ${url}: ${runtimeError.message}`);
		return run.lhr;
	} finally {
		await browser.close();
	}
}

/** The value of an audit. @throws with Lighthouse's error message if there is none */
function figureOf({ audits, finalDisplayedUrl }: Result, name: string): number {
	const { numericValue, errorMessage } = audits[name] ?? {};
	if (typeof numericValue === "number") return numericValue;
	throw new Error(`Lighthouse gave no ${name} for ${finalDisplayedUrl}: ${errorMessage}`);
}

/**
 * Runs Lighthouse with its default simulated throttling: it estimates the times of a slow phone from
 * an unthrottled page load.
 */
export async function metrics(url: string): Promise<Metrics> {
	const result = await visit(url);
	const score = (category: string) => {
		const value = result.categories[category]?.score;
		if (typeof value !== "number") throw new Error(`Lighthouse gave no ${category} for ${url}.`);
		return Math.round(100 * value);
	};
	return {
		performance: score("performance"),
		accessibility: score("accessibility"),
		bestPractices: score("best-practices"),
		seo: score("seo"),
		fcp: figureOf(result, "first-contentful-paint"),
		lcp: figureOf(result, "largest-contentful-paint"),
		tbt: figureOf(result, "total-blocking-time"),
		si: figureOf(result, "speed-index"),
		cls: Number(figureOf(result, "cumulative-layout-shift").toFixed(3)),
		bytes: figureOf(result, "total-byte-weight"),
		machine: result.environment.benchmarkIndex,
	};
}
