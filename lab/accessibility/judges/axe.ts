import type { CDPSession, Page } from "@playwright/test";
import axe from "axe-core";

const LEVELS = {
	/** WCAG 2.2 A and AA, plus axe's best practices. */
	AA: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
	/** 7:1 contrast, which the site provides with `prefers-contrast: more`. */
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
 * The violations that axe reports in the current page, one line per rule. axe runs in an isolated
 * world, so the Content-Security-Policy stays in force and the page's own scripts cannot see axe.
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
