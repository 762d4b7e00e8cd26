import type { Page } from "@playwright/test";
import contact from "#company/pages/contact.json" with { type: "json" };
import ui from "#company/ui.json" with { type: "json" };
import { expect, test } from "../support/fixtures.ts";
import { SERVICE } from "../support/page-copy.ts";

/** It is outside of all sections; they have links of the same name. */
const button = (page: Page) => page.locator("main > a", { hasText: ui.floatingContact });

/** Returns the visible texts on which the button lies. What the header covers is not visible. */
const coveredTexts = (page: Page) =>
	button(page).evaluate((link) => {
		const box = link.getBoundingClientRect();
		const header = document.querySelector("header");
		const edge = header?.getBoundingClientRect().bottom ?? 0;
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const covered: string[] = [];
		for (let text = texts.nextNode(); text; text = texts.nextNode()) {
			const parent = text.parentElement;
			if (!parent?.checkVisibility({ visibilityProperty: true }) || link.contains(text)) continue;
			// The name at the end of the page is a decoration.
			if (!text.textContent?.trim() || parent.closest(".visually-hidden, [aria-hidden]")) continue;
			const range = document.createRange();
			range.selectNodeContents(text);
			const top = header?.contains(text) ? 0 : edge;
			const lies = [...range.getClientRects()].some(
				(line) =>
					line.right > box.left &&
					line.left < box.right &&
					line.bottom > Math.max(box.top, top) &&
					line.top < box.bottom &&
					box.bottom > top,
			);
			if (lies) covered.push(text.textContent);
		}
		return covered;
	});

const WIDTHS = [
	{ width: 390, height: 844 },
	{ width: 320, height: 640 },
	{ width: 768, height: 1024 },
	{ width: 1440, height: 900 },
];

for (const viewport of WIDTHS) {
	test(`the floating contact button lies on no text at ${viewport.width} px, wherever the page is scrolled`, {
		tag: "@release",
	}, async ({ page, open }) => {
		await page.setViewportSize(viewport);
		await page.emulateMedia({ reducedMotion: "reduce" });
		await open(SERVICE);
		const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
		let seen = 0;
		for (let top = 150; top < end; top += 150) {
			await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
			if (!(await button(page).isVisible())) continue;
			seen += 1;
			expect(await coveredTexts(page), `scrolled to ${top}`).toEqual([]);
		}
		expect(seen).toBeGreaterThan(1);
		// It opens the form on home, and makes way for it.
		await page.evaluate(() => scrollTo({ top: 300, behavior: "instant" }));
		await button(page).click();
		await expect(page).toHaveURL("/");
		await expect(page.getByRole("heading", { name: contact.heading })).toBeInViewport();
		await expect(button(page)).toBeHidden();
	});
}
