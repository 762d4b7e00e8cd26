// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { cleanup, render, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { parsePage } from "#content/pages.ts";
import { type Proof, resolveFigures } from "#content/quality/figures.ts";
import type { Measurements } from "#content/schema/quality.ts";
import { QualityView } from "./view.tsx";

const record = readFileSync("tests/fixtures/firm/pages/quality.json", "utf8");
const { page } = parsePage("quality", JSON.parse(record));
if (page?.kind !== "quality") throw new Error("The record of the test has another kind.");
const quality = page;

const run = { date: "2026-11-23", commit: "abc1234" };
const still = { matches: true, addEventListener() {}, removeEventListener() {} };

function show(measurements: Measurements, proof?: Proof) {
	cleanup();
	vi.stubGlobal("matchMedia", () => still);
	const figures = resolveFigures(quality, measurements);
	render(<QualityView page={quality} figures={figures} proof={proof} />);
}

const region = (name: string) => within(screen.getByRole("region", { name }));
const textOf = (element: Element) => element.textContent?.replace(/\s+/g, " ");

test("a missed limit is said in words and counted, and a group says how it was measured", () => {
	show({
		script: { ...run, value: 121.9, numbers: { of: 45 } },
		kills: { ...run, value: 0, numbers: { of: 310, times: 20 } },
	});
	const table = within(screen.getByRole("table", { name: "Light" }));
	const [script] = table.getAllByRole("row").slice(1);
	expect(script && textOf(script)).toMatch(/121\.9 KB ?Missed At most 118 KB/);
	const count = region("Where it stands").getByText("1 of 2");
	expect(textOf(count.parentElement as Element)).toContain("are met");
	const step = region("One true case: this site").getByRole("listitem");
	expect(textOf(step)).toContain("Script of a first visit121.9 KB");
	const [, measured] = region("Where it stands")
		.getAllByText(/^Measured on/)
		.map(textOf);
	expect(measured).toMatch(/ 23 November 2026 at version abc1234 with npm run test:all$/);
});

test("what was not measured or confirmed is not on the page, and a quote has its place once it is", () => {
	const heading = "From the people we work with";
	show({});
	for (const name of ["Where it stands", heading])
		expect(screen.queryByRole("region", { name })).toBeNull();
	expect(screen.queryByRole("table")).toBeNull();
	expect(screen.queryByText(/Script of a first visit/)).toBeNull();
	const quote = { claim: "quote", text: "It works.", name: "A. Client", role: "Director" };
	show({}, { heading, case: undefined, quote, person: undefined });
	expect(textOf(region(heading).getByRole("figure"))).toBe("It works.A. Client Director");
});
