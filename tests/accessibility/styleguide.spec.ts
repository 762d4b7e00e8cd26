import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, type Page, test } from "@playwright/test";
import { axeFindings } from "#lab/accessibility/judges/axe.ts";
import { watchPages } from "../support/page/page-problems.ts";

const ORIGIN = "http://styleguide.test";
/** The styleguide repeats components, so their landmarks are not unique. */
const DUPLICATE_LANDMARK = /^axe landmark-unique:/;

/** Forces the hover, focus and active states of the marked elements. */
async function forceStates(page: Page): Promise<void> {
	const session = await page.context().newCDPSession(page);
	await session.send("DOM.enable");
	await session.send("CSS.enable");
	const { root } = await session.send("DOM.getDocument", { depth: 0 });
	for (const forcedPseudoClasses of [["hover"], ["focus", "focus-visible"], ["active", "hover"]]) {
		const selector = `[data-force="${forcedPseudoClasses[0]}"] :is(a, button)`;
		const found = await session.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector });
		expect(found.nodeIds.length).toBeGreaterThan(0);
		for (const nodeId of found.nodeIds)
			await session.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses });
	}
}

test("axe reports no violations in any state of any component", { tag: "@release" }, async ({
	context,
	page,
}) => {
	const vite = ["node_modules/vite/bin/vite.js", "build", "--config"];
	await promisify(execFile)(process.execPath, [...vite, "site/styleguide/vite.config.ts"]);
	const problems = await watchPages(context, ORIGIN);
	await context.route(`${ORIGIN}/**`, (route) => {
		const { pathname } = new URL(route.request().url());
		const files = ["build/styleguide", "company/public"].map((folder) => join(folder, pathname));
		const path = files.find((file) => existsSync(file));
		return path ? route.fulfill({ path }) : route.fulfill({ status: 404 });
	});
	for (const [width, colorScheme] of [
		[1440, "dark"],
		[360, "light"],
	] as const) {
		await page.setViewportSize({ width, height: 900 });
		await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
		await page.goto(`${ORIGIN}/index.html`);
		await page.getByRole("heading", { name: "SiteHeader" }).waitFor();
		// The controls of the demo wait until it comes near the viewport.
		const demo = page.locator("[data-specimen=pagesection-demo]");
		await demo.scrollIntoViewIfNeeded();
		await demo.locator("[data-controls]").waitFor();
		await page.getByRole("button", { name: /^EnquiryForm refused/ }).press("Enter");
		await forceStates(page);
		const findings = await axeFindings(page);
		expect(findings.filter((finding) => !DUPLICATE_LANDMARK.test(finding))).toEqual([]);
	}
	expect(problems.found()).toEqual([]);
});
