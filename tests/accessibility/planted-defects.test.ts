import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { contact } from "#content/contact.ts";
import { alfaFindings } from "#tools/accessibility/alfa.ts";
import { axeFindings } from "#tools/accessibility/axe.ts";
import { walkBack, walkWithTab } from "#tools/accessibility/keyboard-walk.ts";
import { lostText } from "#tools/accessibility/lost-text.ts";
import { movesIn } from "#tools/accessibility/moves.ts";
import { smallTargets } from "#tools/accessibility/small-targets.ts";
import { settled } from "#tools/accessibility/views.ts";
import { openTab } from "../support/browser.ts";
import { isSeen } from "../support/seen.ts";
import { readToEnd, startReading } from "../support/spoken.ts";
import { visit } from "../support/visit.ts";
import { wholePage } from "../support/whole-page.ts";

/** A judge that finds nothing proves nothing until it has found something: each meets its defect here. */
const here = visit();

async function contactPage(options: Parameters<typeof openTab>[1] = {}) {
	const tab = await openTab(here.browser, { reducedMotion: "reduce", ...options });
	await tab.page.goto(`${here.site.url}/contact`);
	await wholePage(tab.page);
	return tab;
}

/** As a style sheet of the site would, whatever the layers say. */
const plant = (page: Page, css: string) =>
	page.evaluate((text) => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(text);
		document.adoptedStyleSheets.push(sheet);
	}, css);

test("a token without contrast is found by both judges, in both themes", async () => {
	const { page, close } = await contactPage();
	await plant(page, ":root { --text-soft: light-dark(#b5b5b5, #50505c) !important; }");
	for (const colorScheme of ["light", "dark"] as const) {
		await page.emulateMedia({ colorScheme });
		await settled(page);
		expect((await axeFindings(page)).join()).toContain("axe color-contrast:");
		expect((await alfaFindings(page)).join()).toContain("alfa r69:");
	}
	await close();
});

test("5 to 1 is enough for everyone, but not for who asks for more contrast", async () => {
	const { page, close } = await contactPage({ contrast: "more" });
	await plant(page, ":root { --text-soft: light-dark(#6b6b6b, #8a8a92) !important; }");
	expect(await axeFindings(page)).toEqual([]);
	expect((await axeFindings(page, "contrastAAA")).join()).toContain("color-contrast-enhanced");
	await close();
});

test("a field without its label is found by both judges", async () => {
	const { page, close } = await contactPage();
	await page.evaluate(() => document.querySelector("form label[for]")?.removeAttribute("for"));
	expect((await axeFindings(page)).join()).toContain("axe label:");
	expect((await alfaFindings(page)).join()).toContain("alfa r8:");
	await startReading(page);
	expect(await readToEnd(page)).not.toContain("textbox, Name, required");
	await close();
});

test.each([
	["no outline", ":focus-visible { outline: none !important; }", "shows no focus"],
	["a faint outline", ":root { --focus: #e8e4da !important; }", "has a contrast of"],
	[
		"a low lid",
		"body::after { content: ''; position: fixed; inset: 50% 0 0; background: #888; }",
		"is hidden",
	],
	[
		"an upside-down footer",
		"footer nav { display: flex !important; flex-direction: column-reverse; }",
		"stands above",
	],
])("the walk with Tab finds %s", async (_name, css, finding) => {
	const { page, close } = await contactPage();
	await plant(page, css);
	expect((await walkWithTab(page)).faults.join()).toContain(finding);
	await close();
});

test("the walk with Tab finds what can never be reached, and a trap", async () => {
	const { page, close } = await contactPage();
	await page.evaluate(() => {
		const send = document.querySelector("form button");
		send?.addEventListener("keydown", (event) => event.preventDefault());
	});
	const { faults } = await walkWithTab(page);
	expect(faults.join()).toContain("is never reached");
	await close();
});

test("the walk with Tab finds a strip that covers no more than an edge", async () => {
	const { page, close } = await contactPage();
	await page.evaluate(() => {
		const heading = document.querySelector("main h1");
		const strip = document.body.appendChild(document.createElement("div"));
		strip.className = "strip";
		strip.textContent = "Covers an edge";
		const sheet = new CSSStyleSheet();
		const reach = (heading?.getBoundingClientRect().left ?? 0) + 4;
		sheet.replaceSync(`.strip { position: fixed; inset: 0 auto 0 0; z-index: 99;
			inline-size: ${reach}px; overflow: clip; background: #888; }`);
		document.adoptedStyleSheets.push(sheet);
	});
	expect((await walkWithTab(page)).faults.join()).toContain('lies under div "Covers an edge"');
	await close();
});

test("the way back finds what stops under the bars that stick to the top", async () => {
	const { page, close } = await contactPage();
	await page.goto(`${here.site.url}/our-services/third-party-api-integrations`);
	await wholePage(page);
	await plant(page, "@layer tokens { main * { scroll-margin: 0 !important; } }");
	const { stops, faults } = await walkBack(page);
	expect(stops).toBeGreaterThan(20);
	expect(faults.join()).toContain("lies under nav");
	await close();
});

test("what is too small for a finger is found, but for a link in a sentence, or with room around it", async () => {
	const { page, close } = await contactPage({ viewport: { width: 360, height: 640 } });
	expect(await smallTargets(page)).toEqual([]);
	await page.evaluate(
		(ways) => {
			const main = document.querySelector("main");
			for (const way of ways) {
				const place = main?.appendChild(document.createElement("p"));
				place?.append(way === "sentence" ? "Words before " : "");
				const link = place?.appendChild(document.createElement("a"));
				link?.setAttribute("href", "/");
				link?.append(`Link ${way}`);
				if (link) link.className = `planted-${way}`;
			}
		},
		["alone", "sentence", "roomy"],
	);
	await plant(
		page,
		`.planted-roomy { position: relative; }
		.planted-roomy::before { content: ""; position: absolute; inset: -12px; }
		form button { min-block-size: 0 !important; padding-block: 0 !important; }`,
	);
	const faults = (await smallTargets(page)).join();
	expect(faults).toContain('a "Link alone"');
	expect(faults).toContain(`button "${contact.send}"`);
	expect(faults).not.toContain("Link sentence");
	expect(faults).not.toContain("Link roomy");
	await close();
});

test("cut, covered and overflowing words are found", async () => {
	const { page, close } = await contactPage();
	expect(await page.evaluate(lostText)).toEqual([]);
	await plant(
		page,
		`main h1 { block-size: 20px; overflow: clip; }
		main h1 + p { white-space: nowrap; }
		footer li { margin-block-end: -20px; }`,
	);
	const faults = (await page.evaluate(lostText)).join();
	expect(faults).toContain("is cut by H1");
	expect(faults).toContain("stands beside the page");
	expect(faults).toContain("lies over");
	await close();
});

test("movement is found", async () => {
	const { page, close } = await contactPage();
	expect(await movesIn(page)).toEqual([]);
	await plant(
		page,
		// Of two important rules, the earlier layer's wins.
		`@keyframes drift { to { translate: 20px 0; } }
		@layer tokens { main h1 { animation: drift 9s infinite !important; } }`,
	);
	expect((await movesIn(page)).join()).toContain("drift");
	await close();
});

test("a choice that only colour shows is found with forced colours", async () => {
	const { page, close } = await contactPage({ forcedColors: "active" });
	await page.goto(`${here.site.url}/our-services/application-support`);
	await wholePage(page);
	await plant(page, "[role=tab] { all: unset !important; }");
	const [first, second] = await page.getByRole("tab").all();
	if (!first || !second) throw new Error("The page has no tabs.");
	expect(await isSeen(first, () => second.click())).toBe(false);
	await close();
});
