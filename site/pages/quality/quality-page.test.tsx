// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { pageById } from "#content/pages.ts";
import { resolveGroups, resolveSummary } from "#content/quality/figures.ts";
import type { Measurements } from "#content/schema/quality.ts";
import { QualityPage } from "./quality-page.tsx";
import { type Quality, toQuality } from "./view.tsx";

const record = pageById("quality");
if (record.kind !== "quality") throw new Error("company/pages/quality.json has another kind.");
const shipped = toQuality(record);
const { groups: groupRecords, summary: summaryRecord } = record;

const run = { date: "2026-11-23", commit: "abc1234" };

function show(measurements: Measurements, more: Partial<Quality> = {}) {
	const groups = resolveGroups(groupRecords, measurements);
	const summary = resolveSummary(summaryRecord, groups);
	render(<QualityPage quality={{ ...shipped, groups, summary, ...more }} />);
}

afterEach(cleanup);

const region = (name: string) => within(screen.getByRole("region", { name }));
const textOf = (element: Element) => element.textContent?.replace(/\s+/g, " ");

test("a missed limit is said in words, counted, and linked from the summary", () => {
	show({
		script: { ...run, value: 121.9, numbers: { of: 45 } },
		html: { ...run, value: 12.1, numbers: { of: 45 } },
	});
	const [script, html] = region("Light").getAllByRole("listitem").slice(1);
	expect(script && textOf(script)).toMatch(/121\.9 KB.*Missed At most 118 KB/);
	expect(html && textOf(html)).toMatch(/12\.1 KB.*Met At most 20 KB/);
	expect(textOf(screen.getByText("1 of 2").parentElement as Element)).toContain("are met");
	const link = region("Where it stands").getByRole("link", { name: "Script of a first visit" });
	expect(link.getAttribute("href")).toBe(`#${script?.id}`);
});

test("a group says when, at which version and with which command it was measured", () => {
	show({ kills: { ...run, value: 0, numbers: { of: 310, times: 20 } } });
	expect(textOf(region("Nothing lost").getAllByRole("listitem")[0] as Element)).toBe(
		"Measured on 23 November 2026 at version abc1234 with npm run check:release",
	);
});

test("what was not measured is not on the page", () => {
	show({});
	for (const name of ["Where it stands", "Light", "Fast", "Nothing lost"]) {
		expect(screen.queryByRole("region", { name })).toBeNull();
	}
});

test("the documents are marked as samples and chosen with radio buttons", () => {
	show({});
	const samples = region(shipped.samples.heading);
	expect(samples.getAllByRole("radio")).toHaveLength(3);
	for (const sheet of samples.getAllByRole("article")) {
		expect(within(sheet).getByText("Sample")).toBeTruthy();
	}
});

test("a case, a quote and a person have their place as soon as they are confirmed", () => {
	const heading = "From the people we work with";
	show({});
	expect(screen.queryByRole("region", { name: heading })).toBeNull();
	cleanup();
	const quote = { claim: "quote", text: "It works.", name: "A. Client", role: "Director" };
	show({}, { proof: { heading, case: undefined, quote, person: undefined } });
	expect(textOf(region(heading).getByRole("figure"))).toBe("It works.A. Client Director");
});
