import { expect, test } from "../../tests/support/fixtures.ts";
import { demoAt, demosToTry, walkDemo } from "../../tests/support/page/demo-walks.ts";
import { axeAndAlfaFindings } from "./judges/alfa.ts";
import { axeFindings } from "./judges/axe.ts";
import { smallTargets } from "./judges/small-targets.ts";
import { applyView, DESKTOP, loadWholePage, nameOf, PHONE, settled } from "./views.ts";

for (const { route, heading } of demosToTry) {
	for (const view of [DESKTOP, PHONE]) {
		test(`${route}: no violations by axe after any key, nor by Alfa at the end, ${nameOf(view)}`, async ({
			page,
			open,
		}) => {
			await applyView(page, view);
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
			// Alfa takes what is scrolled out at the top for invisible, and does not check it.
			await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
			await settled(page);
			findings.push(...(await axeAndAlfaFindings(page)));
			expect(findings).toEqual([]);
			if (view === PHONE) expect(await smallTargets(page)).toEqual([]);
		});
	}
}
