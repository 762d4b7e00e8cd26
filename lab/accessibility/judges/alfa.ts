import type { Page } from "@playwright/test";
import { Playwright } from "@siteimprove/alfa-playwright";
import rules from "@siteimprove/alfa-rules";
import { axeFindings } from "./axe.ts";
import { withComputedStyles } from "./computed-styles.ts";

/** Excluded AAA rules, with the reason. All other rules are checked. */
const EXCLUDED = {
	r66: "7:1 contrast: applies only with prefers-contrast: more, which axe checks",
	r73: "line height of 1.5: large text uses a smaller line height",
	r74: "relative font sizes: Alfa sees computed pixels; the style sheets use rem",
	r111: "44 px targets: small-targets.ts checks them, including enlarged clickable areas",
};

/**
 * R68 asks for the options of a select. Those of a closed native one are not rendered, and Alfa, which
 * gets the computed styles, takes them for hidden.
 */
const isClosedSelect = (rule: string, target: unknown) =>
	rule === "r68" && String(target).startsWith("<select");

/**
 * R83 takes a word that is wider than half of its column for clipped at 200 %. It does not know
 * `overflow-wrap`, by which our words break; tests/built-site/layout.spec.ts measures lost text.
 */
const isOneWord = (rule: string, target: unknown) =>
	rule === "r83" && !/\s/.test(String(target).trim());

/**
 * R113, targets of 24 px, counts what a modal leaves visible of a control behind it, which nobody can
 * press. small-targets.ts knows that, and checks 44 px.
 */
const BEHIND_A_MODAL = "r113";

const ruleOf = (uri: string) => uri.replace(/.*\/sia-/, "");
const checked = [...rules].filter(({ uri }) => !(ruleOf(uri) in EXCLUDED));

const describe = (target: unknown) =>
	String(target)
		.replace(/\sstyle="[^"]*"/g, "")
		.replace(/\s+/g, " ")
		.slice(0, 120);

/** The violations that Siteimprove Alfa reports in the current page, one line per rule. */
export async function alfaFindings(page: Page): Promise<string[]> {
	const snapshot = await withComputedStyles(page, async () =>
		Playwright.toPage(await page.evaluateHandle(() => document)),
	);
	const hasModal = (await page.locator(":modal").count()) > 0;
	const findings: string[] = [];
	for (const rule of checked) {
		if (hasModal && ruleOf(rule.uri) === BEHIND_A_MODAL) continue;
		const failed = [...(await rule.evaluate(snapshot))].filter(
			({ outcome, target }) =>
				outcome === "failed" &&
				!isClosedSelect(ruleOf(rule.uri), target) &&
				!isOneWord(ruleOf(rule.uri), target),
		);
		if (failed.length > 0) {
			const targets = failed.map(({ target }) => describe(target)).join(", ");
			findings.push(`alfa ${ruleOf(rule.uri)}: ${targets}`);
		}
	}
	return findings;
}

/** The violations that axe and Alfa report in the current state of the page. */
export const axeAndAlfaFindings = async (page: Page): Promise<string[]> => [
	...(await axeFindings(page)),
	...(await alfaFindings(page)),
];
