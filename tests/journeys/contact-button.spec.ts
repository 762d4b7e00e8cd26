import contact from "#company/pages/contact.json" with { type: "json" };
import ui from "#company/ui.json" with { type: "json" };
import { expect, test } from "../support/fixtures.ts";
import { SERVICE } from "../support/page-copy.ts";

/** Runs in the page. Returns the visible texts on which an element lies, without decoration. */
function coveredTexts(element: HTMLElement): string[] {
	const box = element.getBoundingClientRect();
	const covered = new Set<string>();
	element.style.visibility = "hidden";
	for (let x = box.left + 2; x < box.right; x += 4) {
		for (let y = box.top + 2; y < box.bottom; y += 4) {
			const below = document.elementFromPoint(x, y);
			if (!below || below.closest(".visually-hidden, [aria-hidden]")) continue;
			for (const text of below.childNodes) {
				if (text.nodeType !== Node.TEXT_NODE) continue;
				const range = document.createRange();
				range.selectNodeContents(text);
				const isHit = [...range.getClientRects()].some(
					(line) => line.left < x && x < line.right && line.top < y && y < line.bottom,
				);
				if (isHit) covered.add(text.textContent ?? "");
			}
		}
	}
	element.style.visibility = "";
	return [...covered];
}

for (const width of [320, 390, 768, 1440]) {
	test(`the floating contact button lies on no text at ${width} px, wherever the page is scrolled`, {
		tag: "@release",
	}, async ({ page, open }) => {
		await page.setViewportSize({ width, height: 844 });
		await page.emulateMedia({ reducedMotion: "reduce" });
		await open(SERVICE);
		const scrollTo = (top: number) =>
			page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
		// It is outside of all sections; they have links of the same name.
		const button = page.locator("main > a", { hasText: ui.floatingContact });
		const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
		let seen = 0;
		for (let top = 150; top < end; top += 150) {
			await scrollTo(top);
			if (!(await button.isVisible())) continue;
			seen += 1;
			expect(await button.evaluate(coveredTexts), `scrolled to ${top}`).toEqual([]);
		}
		expect(seen).toBeGreaterThan(1);
		// It opens the form on home, and makes way for it.
		await scrollTo(300);
		await button.click();
		await expect(page).toHaveURL("/");
		await expect(page.getByRole("heading", { name: contact.heading })).toBeInViewport();
		await expect(button).toBeHidden();
	});
}
