import { expect, test } from "vitest";
import { pageFaults } from "#tools/webkit/page-faults.ts";
import { watchSite } from "#tools/webkit/watch-site.ts";
import { Visitor, webkitVisit } from "../support/webkit-visit.ts";

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
	await visitor.leave();
	watched.stop();
});

test.each<[string, () => void, RegExp]>([
	[
		"an element too wide",
		() => {
			(document.querySelector("h1") as HTMLElement).style.width = "400px";
		},
		/is \d+ pixels too wide/,
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
	const faults: string[] = await visitor.browser.executeScript(pageFaults);
	expect([...faults, ...(await visitor.complaints())].join("\n")).toMatch(finding);
	await visitor.leave();
});
