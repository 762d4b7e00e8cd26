/** Plants a defect for every accessibility check, to prove that each check can fail. */
import type { Page } from "@playwright/test";
import { expect, test } from "../../tests/support/fixtures.ts";
import { lostText } from "../../tests/support/page/lost-text.ts";
import { changesAppearance } from "../../tests/support/page/seen.ts";
import { TECHSTACK_PAGE } from "../../tests/support/page-copy.ts";
import { alfaFindings } from "./judges/alfa.ts";
import { axeFindings } from "./judges/axe.ts";
import { walkBackwards, walkFromFocus, walkWithTab } from "./judges/keyboard-walk.ts";
import { movementsIn } from "./judges/moves.ts";
import { smallTargets } from "./judges/small-targets.ts";
import { settled } from "./views.ts";

/** Adds a style sheet. Its `!important` rules override the site's layers. */
const plant = (page: Page, css: string) =>
	page.evaluate((text) => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(text);
		document.adoptedStyleSheets.push(sheet);
	}, css);

test("axe and Alfa detect low-contrast text in both themes", async ({ page, open }) => {
	await open("/contact");
	await plant(page, ":root { --text-soft: light-dark(#b5b5b5, #50505c) !important; }");
	for (const colorScheme of ["light", "dark"] as const) {
		await page.emulateMedia({ colorScheme });
		await settled(page);
		expect((await axeFindings(page)).join()).toContain("axe color-contrast:");
		expect((await alfaFindings(page)).join()).toContain("alfa r69:");
	}
});

test("a contrast ratio of 5 passes at AA and fails at AAA", async ({ page, open }) => {
	await page.emulateMedia({ contrast: "more" });
	await open("/contact");
	await plant(page, ":root { --text-soft: light-dark(#6b6b6b, #8a8a92) !important; }");
	expect(await axeFindings(page)).toEqual([]);
	expect((await axeFindings(page, "contrastAAA")).join()).toContain("color-contrast-enhanced");
});

test("axe and Alfa detect a field without a label", async ({ page, open }) => {
	await open("/contact");
	await page.evaluate(() => document.querySelector("form label[for]")?.removeAttribute("for"));
	expect((await axeFindings(page)).join()).toContain("axe label:");
	expect((await alfaFindings(page)).join()).toContain("alfa r8:");
});

const focusDefects: [name: string, css: string, finding: string][] = [
	["no focus ring", ":focus-visible { outline: none !important; }", "shows no focus"],
	[
		"a focus ring around several controls",
		`:focus-visible { outline: none !important; }
		div:has(> :focus-visible) { outline: 3px solid !important; }`,
		'button "Send" shows no focus',
	],
	["a faint focus ring", ":root { --focus: #e8e4da !important; }", "with a contrast of"],
	[
		"a clipped focus ring",
		"footer li { overflow: clip !important; } footer a { outline-offset: 4px !important; }",
		"is clipped by li",
	],
	[
		"a bar that covers half of the screen",
		"body::after { content: ''; position: fixed; inset: 50% 0 0; background: #888; }",
		"is covered by",
	],
	[
		"groups of links in reverse order",
		"footer nav { display: flex !important; flex-direction: column-reverse; }",
		"is above the previous stop",
	],
];
for (const [name, css, finding] of focusDefects) {
	test(`the Tab walk detects ${name}`, async ({ page, open }) => {
		await open("/contact");
		await plant(page, css);
		expect((await walkWithTab(page)).faults.join()).toContain(finding);
	});
}

test("the Tab walk detects a positive tabindex", async ({ page, open }) => {
	await open("/contact");
	await page.evaluate(() => {
		const link = document.querySelector<HTMLElement>("footer li a");
		if (link) link.tabIndex = 1;
	});
	const { faults } = await walkWithTab(page);
	expect(faults.join()).toContain("comes before the previous stop in the document");
});

test("the Tab walk detects the elements behind a keyboard trap", async ({ page, open }) => {
	await open("/contact");
	await page.evaluate(() => {
		const send = document.querySelector("form button");
		send?.addEventListener("keydown", (event) => event.preventDefault());
	});
	expect((await walkWithTab(page)).faults.join()).toContain("is never reached");
});

test("the Tab walk detects a page with endless Tab stops", async ({ page, open }) => {
	await open("/contact");
	await page.evaluate(() => {
		document.addEventListener("focusin", ({ target }) => {
			const fresh = document.createElement("button");
			fresh.textContent = "Trap";
			(target as Element).after(fresh);
		});
	});
	expect((await walkWithTab(page)).faults.join()).toContain("Tab never leaves the page");
});

test("the Tab walk detects a strip that covers only an edge", async ({ page, open }) => {
	await open("/contact");
	await page.evaluate(() => {
		const strip = document.body.appendChild(document.createElement("div"));
		strip.className = "strip";
		strip.textContent = "Covers an edge";
	});
	const left = await page.locator("main h1").evaluate((h1) => h1.getBoundingClientRect().left);
	await plant(
		page,
		`.strip { position: fixed; inset: 0 auto 0 0; z-index: 99; inline-size: ${left + 4}px;
			overflow: clip; background: #888; }`,
	);
	expect((await walkWithTab(page)).faults.join()).toContain('is covered by div "Covers an edge"');
});

test("the Shift+Tab walk detects stops under the sticky bars", async ({ page, open }) => {
	await open("/our-services/third-party-api-integrations");
	await plant(page, "@layer tokens { main * { scroll-margin: 0 !important; } }");
	const { stops, faults } = await walkBackwards(page);
	expect(stops).toBeGreaterThan(20);
	expect(faults.join()).toContain("is covered by nav");
});

test("the walk from the focused element detects that Tab reaches no element", async ({
	page,
	open,
}) => {
	await open("/contact");
	await page.evaluate(() => {
		for (const child of document.body.children) child.toggleAttribute("inert", true);
	});
	expect(await walkFromFocus(page)).toEqual(["Tab reaches no element"]);
});

test("small targets are detected, except links in a sentence or with an enlarged clickable area", async ({
	page,
	open,
}) => {
	await page.setViewportSize({ width: 360, height: 640 });
	await open("/contact");
	expect(await smallTargets(page)).toEqual([]);
	await page.evaluate(() => {
		const main = document.querySelector("main");
		for (const kind of ["alone", "sentence", "roomy"]) {
			const paragraph = main?.appendChild(document.createElement("p"));
			paragraph?.append(kind === "sentence" ? "Text before " : "");
			const link = document.createElement("a");
			link.href = "/";
			link.className = `planted-${kind}`;
			link.append(`Link ${kind}`);
			paragraph?.append(link);
		}
	});
	await plant(
		page,
		`.planted-roomy { position: relative; }
		.planted-roomy::before { content: ""; position: absolute; inset: -12px; }
		form button { min-block-size: 0 !important; padding-block: 0 !important; }`,
	);
	const findings = (await smallTargets(page)).join();
	expect(findings).toContain('a "Link alone"');
	expect(findings).toContain('button "Send"');
	expect(findings).not.toContain("Link sentence");
	expect(findings).not.toContain("Link roomy");
});

const textDefects: [name: string, css: string, finding: string][] = [
	["clipped text", "main h1 { block-size: 20px; overflow: clip; }", "is clipped by H1"],
	// The gaps alone are wider than the page, however short the words are.
	[
		"text outside the page",
		"main h1 + p { white-space: nowrap; word-spacing: 50vw; }",
		"is outside the page",
	],
	["overlapping text", "footer li { block-size: 0; }", "overlaps"],
];
for (const [name, css, finding] of textDefects) {
	test(`${name} is detected`, async ({ page, open }) => {
		await open("/contact");
		expect(await page.evaluate(lostText)).toEqual([]);
		await plant(page, css);
		expect((await page.evaluate(lostText)).join()).toContain(finding);
	});
}

test("movement is detected", async ({ page, open }) => {
	await open("/contact");
	expect(await movementsIn(page)).toEqual([]);
	await plant(
		page,
		// Among !important rules, the earliest layer wins.
		`@keyframes drift { to { translate: 20px 0; } }
		@layer tokens { main h1 { animation: drift 9s infinite !important; } }`,
	);
	expect((await movementsIn(page)).join()).toContain("drift");
});

test("a selected tab marked by colour alone looks the same with forced colours", async ({
	page,
	open,
}) => {
	await page.emulateMedia({ forcedColors: "active" });
	await open(TECHSTACK_PAGE);
	await plant(page, "[role=tab] { all: unset !important; }");
	const [first, second] = await page.getByRole("tab").all();
	if (!first || !second) throw new Error("The page has no tabs.");
	expect(await changesAppearance(first, () => second.click())).toBe(false);
});
