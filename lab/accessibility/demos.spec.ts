import { expect, test } from "../../tests/support/fixtures.ts";
import { demoAt, demoWalks } from "../../tests/support/page/demo-walks.ts";
import { axeAndAlfaFindings } from "./judges/alfa.ts";
import { smallTargets } from "./judges/small-targets.ts";
import { applyView, DESKTOP, loadWholePage, nameOf, PHONE, settled } from "./views.ts";

for (const { path, walk } of demoWalks) {
	for (const view of [DESKTOP, PHONE]) {
		test(`${path}: axe and Alfa report no violations after any key, ${nameOf(view)}`, async ({
			page,
			open,
		}) => {
			await applyView(page, view);
			await open(path);
			await loadWholePage(page);
			const findings: string[] = [];
			const press = page.keyboard.press.bind(page.keyboard);
			page.keyboard.press = async (key, options) => {
				await press(key, options);
				await settled(page);
				for (const finding of await axeAndAlfaFindings(page)) findings.push(`${key}: ${finding}`);
			};
			await walk(page, demoAt(page, path));
			expect(findings).toEqual([]);
			if (view === PHONE) expect(await smallTargets(page)).toEqual([]);
		});
	}
}
