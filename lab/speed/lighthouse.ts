import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { chromiumFlags } from "#tools/browser/chromium-flags.ts";
import { findBrowser } from "#tools/browser/find-browser.ts";
import { freePort } from "../../tests/support/free-port.ts";

/** The figures of one run of Lighthouse's mobile setting: a score of 100, milliseconds, a ratio, bytes. */
export type Metrics = {
	performance: number;
	fcp: number;
	lcp: number;
	tbt: number;
	cls: number;
	si: number;
	bytes: number;
};

const AUDITS = {
	fcp: "first-contentful-paint",
	lcp: "largest-contentful-paint",
	tbt: "total-blocking-time",
	cls: "cumulative-layout-shift",
	si: "speed-index",
	bytes: "total-byte-weight",
} as const;

/**
 * Opens a page with Lighthouse in a fresh Chromium.
 * @param throttling `simulate`, Lighthouse's default, calculates a slow phone's times from an
 * unthrottled visit; `devtools` slows the visit down and measures what happens
 * @throws when Lighthouse reports an error, or a figure is missing
 */
export async function runLighthouse(
	url: string,
	throttling: "simulate" | "devtools" = "simulate",
): Promise<Metrics> {
	const port = await freePort();
	const browser = await chromium.launch({
		executablePath: findBrowser(),
		args: [...chromiumFlags, `--remote-debugging-port=${port}`],
	});
	try {
		const run = await lighthouse(url, {
			port,
			logLevel: "error",
			onlyCategories: ["performance"],
			throttlingMethod: throttling,
		});
		if (!run) throw new Error(`Lighthouse gave no result for ${url}.`);
		const { audits, categories, runtimeError } = run.lhr;
		if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
		const figure = (value: number | null | undefined, name: string) => {
			if (typeof value === "number") return value;
			throw new Error(`Lighthouse gave no ${name} for ${url}.`);
		};
		const metric = (name: keyof typeof AUDITS) => figure(audits[AUDITS[name]]?.numericValue, name);
		return {
			performance: 100 * figure(categories.performance?.score, "performance score"),
			fcp: metric("fcp"),
			lcp: metric("lcp"),
			tbt: metric("tbt"),
			cls: metric("cls"),
			si: metric("si"),
			bytes: metric("bytes"),
		};
	} finally {
		await browser.close();
	}
}
