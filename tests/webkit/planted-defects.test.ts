import { expect, test } from "vitest";
import { Visitor } from "#tools/webkit/visitor.ts";
import { watchSite } from "#tools/webkit/watch-site.ts";
import { webkitVisit } from "../support/webkit-visit.ts";

/** A judge that finds nothing proves nothing until it has found something: each meets its defect here. */
const here = webkitVisit();
const PHONE = { width: 360, height: 900 };

test.each([
	["an error", 'throw new Error("planted");', "page error: Error: planted"],
	["a rejected promise", 'Promise.reject("planted");', "rejected: planted"],
	["an error told to the console", 'console.error("planted");', "console: planted"],
])("%s before the page's own first script is found", async (_name, script, finding) => {
	const watched = await watchSite(here.site.url, script);
	const visitor = new Visitor(await here.webkit.open(PHONE), watched.url);
	await visitor.open("/privacy");
	expect(await visitor.complaints()).toContain(finding);
	watched.stop();
});

test.each<[string, () => void, RegExp]>([
	[
		"an element too wide",
		() => {
			const wide = document.createElement("div");
			wide.style.width = "400px";
			wide.textContent = "planted";
			document.body.append(wide);
		},
		/is \d+ pixels too wide/,
	],
	[
		"a word that is cut",
		() => {
			const heading = document.querySelector("h1") as HTMLElement;
			heading.style.overflow = "clip";
			heading.style.height = "20px";
		},
		/is cut by H1/,
	],
	[
		"a picture that is not there",
		() => document.body.append(Object.assign(new Image(), { src: "/nothing.png" })),
		/picture not shown: .*nothing\.png.*not loaded: <img/s,
	],
	[
		"a picture from elsewhere",
		() => document.body.append(Object.assign(new Image(), { src: "https://elsewhere.example/" })),
		/policy: img-src/,
	],
	[
		"a second heading",
		() => document.body.append(document.createElement("h1")),
		/2 first headings/,
	],
	[
		"another font",
		() => {
			document.body.style.fontFamily = "serif";
		},
		/font not used: serif/,
	],
])("%s is found", async (_name, plant, finding) => {
	const visitor = await here.visitor(PHONE);
	await visitor.open("/privacy");
	await visitor.wholePage();
	await visitor.browser.executeScript(plant);
	expect((await visitor.faults()).join("\n")).toMatch(finding);
});
