import { beforeAll, describe, expect, test } from "vitest";
import type { Visitor } from "#tools/webkit/visitor.ts";
import { builtPages } from "../support/built-pages.ts";
import { webkitVisit } from "../support/webkit-visit.ts";

const here = webkitVisit();

/** The answer page of the service never runs a script. */
const SCRIPTLESS = "/enquiry-failed";
const UNKNOWN = "/no-such-page";

describe.each([360, 1440])("%i pixels wide", (width) => {
	let visitor: Visitor;
	beforeAll(async () => {
		visitor = await here.visitor({ width, height: 900 });
		expect(await visitor.browser.executeScript(() => innerWidth)).toBe(width);
	});

	test.each([...builtPages, UNKNOWN])("%s", async (path) => {
		await visitor.open(path);
		if (path !== SCRIPTLESS) await visitor.wholePage();
		expect(await visitor.faults()).toEqual([]);
	});
});
