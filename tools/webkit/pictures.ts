/** Pictures for people to look at: what no program sees is seen here. */
import { mkdirSync, writeFileSync } from "node:fs";
import { ui } from "#content/ui.ts";
import { startSite } from "../../tests/support/site.ts";
import { startWebKit } from "./start-webkit.ts";
import { Visitor } from "./visitor.ts";

const FOLDER = "build/webkit";

type View = { name: string; path: string; only?: "narrow" | "wide"; press?: string };

const views: View[] = [
	{ name: "home", path: "/" },
	{ name: "solution", path: "/what-we-do/cloud-services" },
	{ name: "form-with-errors", path: "/contact", press: "form button" },
	{ name: "mobile-menu", path: "/privacy", only: "narrow", press: `[aria-label="${ui.menuOpen}"]` },
	{ name: "menu", path: "/privacy", only: "wide", press: "header nav button" },
	{ name: "brochure-index", path: "/pdf" },
];

async function show(visitor: Visitor, { path, press }: View) {
	await visitor.open(path);
	await visitor.wholePage();
	if (press) await visitor.click(press);
	// What fades in has arrived; slides and logos go on.
	await visitor.until(() =>
		document
			.getAnimations()
			.filter(({ timeline }) => timeline === document.timeline)
			.every(({ effect }) => Number(effect?.getComputedTiming().endTime) > 2000),
	);
}

mkdirSync(FOLDER, { recursive: true });
const site = await startSite();
const webkit = await startWebKit();
for (const width of [360, 1440]) {
	for (const dark of [false, true]) {
		const visitor = new Visitor(await webkit.open({ width, height: 900, dark }), site.url);
		for (const view of views) {
			if (view.only && (view.only === "narrow") !== width < 1000) continue;
			await show(visitor, view);
			const file = `${FOLDER}/${view.name}-${width}-${dark ? "dark" : "light"}.png`;
			writeFileSync(file, await visitor.browser.takeScreenshot(), "base64");
		}
	}
}
await webkit.stop();
await site.stop();
console.log(`Look at the pictures in ${FOLDER}.`);
