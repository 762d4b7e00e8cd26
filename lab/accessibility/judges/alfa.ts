import type { Page } from "@playwright/test";
import { Playwright } from "@siteimprove/alfa-playwright";
import rules from "@siteimprove/alfa-rules";
import { withComputedStyles } from "./computed-styles.ts";

/** Rules of level AAA that the site does not follow everywhere. Every other rule is checked. */
const LEFT_OUT = {
	r66: "contrast of 7 to 1: for visitors who ask for more contrast; axe checks it there",
	r73: "line height of 1.5: large text has tighter lines",
	r74: "font sizes in relative units: Alfa gets computed pixels; the style sheets use rem",
	r111: "targets of 44 px: small-targets.ts checks them, with the clickable area around a link",
};

const ruleOf = (uri: string) => uri.replace(/.*\/sia-/, "");
const checked = [...rules].filter(({ uri }) => !(ruleOf(uri) in LEFT_OUT));

const describe = (target: unknown) =>
	String(target)
		.replace(/\sstyle="[^"]*"/g, "")
		.replace(/\s+/g, " ")
		.slice(0, 120);

/** What Siteimprove Alfa finds in the page as it is now, one line for each rule. */
export async function alfaFindings(page: Page): Promise<string[]> {
	const snapshot = await withComputedStyles(page, async () =>
		Playwright.toPage(await page.evaluateHandle(() => document)),
	);
	const findings: string[] = [];
	for (const rule of checked) {
		const failed = [...(await rule.evaluate(snapshot))].filter(
			({ outcome }) => outcome === "failed",
		);
		if (failed.length > 0) {
			const targets = failed.map(({ target }) => describe(target)).join(", ");
			findings.push(`alfa ${ruleOf(rule.uri)}: ${targets}`);
		}
	}
	return findings;
}
