import { expect, test } from "vitest";
import { allChecks } from "#tools/site-checks/all-checks.ts";
import { CLIENT } from "../support/built-pages.ts";

test.each(Object.entries(await allChecks(CLIENT)))("%s: no mistakes", (_check, mistakes) => {
	expect(mistakes).toEqual([]);
});
