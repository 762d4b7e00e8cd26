import { expect, test } from "vitest";
import { pages } from "#content/pages.ts";
import { llmsText, robotsText } from "./site-files.ts";

const origin = "https://www.firm.example";

test("llms.txt lists every indexed page once, and no other, and robots.txt disallows no page", () => {
	const links = llmsText(origin).match(/\(https:[^)]+\)/g) ?? [];
	const indexed = pages.filter(({ meta }) => meta.robots === "index");
	const addresses = indexed.map(({ meta }) => `(${origin}${meta.canonical})`);
	expect(links.toSorted()).toEqual(addresses.toSorted());
	expect(robotsText(origin).match(/Disallow: .*/g)).toEqual(["Disallow: /api/"]);
});
