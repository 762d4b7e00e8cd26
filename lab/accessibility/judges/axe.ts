import type { CDPSession, Page } from "@playwright/test";
import axe from "axe-core";

const LEVELS = {
	/** WCAG 2.2 A and AA, and axe's best practices. */
	AA: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
	/** Contrast of 7 to 1, which the site gives to visitors who ask for more contrast. */
	contrastAAA: ["color-contrast-enhanced"],
} as const;

const sessions = new WeakMap<Page, CDPSession>();

async function sessionOf(page: Page): Promise<CDPSession> {
	const known = sessions.get(page);
	if (known) return known;
	const session = await page.context().newCDPSession(page);
	sessions.set(page, session);
	return session;
}

/**
 * What axe finds in the page as it is now, one line for each rule. axe runs in an isolated world:
 * the page's Content-Security-Policy stays in force, and its own scripts never see axe.
 */
export async function axeFindings(
	page: Page,
	level: keyof typeof LEVELS = "AA",
): Promise<string[]> {
	const session = await sessionOf(page);
	const { frameTree } = await session.send("Page.getFrameTree");
	const { executionContextId: contextId } = await session.send("Page.createIsolatedWorld", {
		frameId: frameTree.frame.id,
		worldName: "axe",
	});
	const evaluate = async (expression: string) => {
		const { result, exceptionDetails } = await session.send("Runtime.evaluate", {
			expression,
			contextId,
			awaitPromise: true,
			returnByValue: true,
		});
		if (exceptionDetails) throw new Error(`axe could not run: ${exceptionDetails.text}`);
		return result.value;
	};
	const runOnly = { type: level === "AA" ? "tag" : "rule", values: LEVELS[level] };
	await evaluate(`typeof axe === "undefined" && (() => {${axe.source}})()`);
	return evaluate(`axe.run(document, ${JSON.stringify({ runOnly })}).then(({ violations }) =>
		violations.map(({ id, nodes }) => \`axe \${id}: \${nodes.map(({ target }) => target.join(" ")).join(", ")}\`))`);
}
