import { expect, test } from "../../tests/support/fixtures.ts";
import { demoAt, demosToTry, walkDemo } from "../../tests/support/page/demo-walks.ts";
import { axeAndAlfaFindings } from "./judges/alfa.ts";
import { axeFindings } from "./judges/axe.ts";
import { smallTargets } from "./judges/small-targets.ts";
import { applyView, DESKTOP, loadWholePage, PHONE, settled } from "./views.ts";

for (const { route, heading } of demosToTry) {
	test(`${route}: no violations by axe after any key, nor by Alfa at the end`, async ({
		page,
		open,
	}) => {
		await applyView(page, PHONE);
		await open(route);
		await loadWholePage(page);
		const findings: string[] = [];
		const press = page.keyboard.press.bind(page.keyboard);
		page.keyboard.press = async (key, options) => {
			await press(key, options);
			if (key === "Tab") return;
			await settled(page);
			for (const finding of await axeFindings(page)) findings.push(`${key}: ${finding}`);
		};
		await walkDemo(page, demoAt(page, heading));
		expect.soft(findings).toEqual([]);
		expect.soft(await smallTargets(page)).toEqual([]);
		// Alfa takes what is scrolled out at the top for invisible, and does not check it.
		await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
		await settled(page);
		expect.soft(await axeAndAlfaFindings(page)).toEqual([]);
		await applyView(page, DESKTOP);
		expect(await axeFindings(page)).toEqual([]);
	});
}
