import { Audit, Outcome } from "@siteimprove/alfa-act";
import { Playwright } from "@siteimprove/alfa-playwright";
import rules from "@siteimprove/alfa-rules";
import type { Page } from "playwright-core";
import { asComputed } from "./as-computed.ts";

/** Rules of level AAA that the site does not follow everywhere, and why. All others are asked. */
const NOT_ASKED = {
	r66: "contrast of 7 to 1: given to visitors who ask for more contrast, where axe asks for it",
	r73: "lines 1.5 high: large words stand closer",
	r74: "sizes in relative units: Alfa is handed computed pixels; the style sheets use rem",
	r111: "targets of 44 px: small-targets.ts asks, which sees the area around a link too",
};

const ruleOf = (uri: string) => uri.replace(/.*\/sia-/, "");
const asked = [...rules].filter(({ uri }) => !(ruleOf(uri) in NOT_ASKED));

const describe = (target: unknown) =>
	String(target)
		.replace(/\sstyle="[^"]*"/g, "")
		.replace(/\s+/g, " ")
		.slice(0, 120);

/** What Siteimprove Alfa finds in the page as it stands, a line a rule. */
export async function alfaFindings(page: Page): Promise<string[]> {
	const judged = await asComputed(page, async () =>
		Playwright.toPage(await page.evaluateHandle(() => document)),
	);
	const found = new Map<string, string[]>();
	for (const outcome of await Audit.of(judged, asked).evaluate()) {
		if (!Outcome.isFailed(outcome)) continue;
		const rule = ruleOf(outcome.rule.uri);
		found.set(rule, [...(found.get(rule) ?? []), describe(outcome.target)]);
	}
	return [...found].map(([rule, targets]) => `alfa ${rule}: ${targets.join(", ")}`);
}
