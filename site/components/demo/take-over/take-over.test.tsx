// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isUrgent } from "#content/demos/take-over/plan.ts";
import { daysInWords, reachInWords } from "#content/demos/take-over/take-over.ts";
import { fill } from "#shared/fill.ts";
import { describeDemo } from "../describe-demo.ts";
import { TakeOver } from "./take-over.tsx";

afterEach(cleanup);

describeDemo("take-over", (demo) => {
	const { words, verdicts, findings } = demo;
	const urgent = findings.filter(isUrgent);
	const reached = (count: number) => screen.getByText(reachInWords(words, count));
	/** The lesson follows it. */
	const ending = (verdict: string) => screen.getByText(`${verdict} ${words.lesson}`);
	const box = (name: string) => screen.getByRole("checkbox", { name: new RegExp(`^${name}`) });

	beforeEach(() => {
		render(<TakeOver demo={demo} />);
	});

	test("each finding that is seen to spares the customers a problem", async () => {
		expect(reached(urgent.length)).toBeTruthy();
		expect(screen.getByText(verdicts.nothing)).toBeTruthy();
		for (const [index, { name, ready, late }] of urgent.entries()) {
			expect(screen.getByText(late)).toBeTruthy();
			await userEvent.click(box(name));
			expect(screen.getByText(ready)).toBeTruthy();
			if (index === urgent.length - 1) break;
			expect(reached(urgent.length - 1 - index)).toBeTruthy();
			expect(screen.getByText(verdicts.partly)).toBeTruthy();
		}
		expect(screen.getByText(words.nobody)).toBeTruthy();
		expect(ending(verdicts.alike)).toBeTruthy();
	});

	test("a new start gives all days back", async () => {
		await userEvent.click(screen.getByRole("button", { name: words.show }));
		await userEvent.click(screen.getByRole("button", { name: words.restart }));
		expect(screen.queryByRole("checkbox", { checked: true })).toBeNull();
		expect(screen.getByText(verdicts.nothing)).toBeTruthy();
	});

	test("our choice is the visitor's again once it is changed", async () => {
		await userEvent.click(screen.getByRole("button", { name: words.show }));
		const [first] = urgent;
		await userEvent.click(box(first?.name ?? ""));
		await userEvent.click(box(first?.name ?? ""));
		expect(ending(verdicts.alike)).toBeTruthy();
	});

	test("our choice is called ours, and gives a reason for each finding", async () => {
		await userEvent.click(screen.getByRole("button", { name: words.show }));
		expect(ending(verdicts.ours)).toBeTruthy();
		for (const finding of findings) {
			const reason = isUrgent(finding) ? finding.gain : finding.harmless;
			expect(screen.getByText((text) => text.includes(reason))).toBeTruthy();
			expect(box(finding.name)).toHaveProperty("checked", isUrgent(finding));
		}
	});

	test("a finding that no longer fits says so, and cannot be chosen", async () => {
		const bySize = findings.toSorted((a, b) => b.days - a.days);
		const largest = bySize[0];
		// Enough of the others that too few days are left for the largest.
		for (const { name } of bySize.slice(1)) {
			if (!box(name).matches("[aria-disabled=true], :checked")) await userEvent.click(box(name));
		}
		const found = box(largest?.name ?? "");
		const spent = findings.filter(({ name }) => box(name).matches(":checked"));
		const left = demo.days - spent.reduce((sum, { days }) => sum + days, 0);
		const note = fill(words.tooMany, {
			days: daysInWords(words, largest?.days ?? 0),
			left: daysInWords(words, left),
		});
		expect(found.closest("label")?.textContent).toContain(note);
		expect(found.getAttribute("aria-disabled")).toBe("true");
		await userEvent.click(found);
		expect(found).toHaveProperty("checked", false);
		expect(screen.getByText(verdicts.refused)).toBeTruthy();
		await userEvent.click(box(spent[0]?.name ?? ""));
		expect(screen.queryByText(verdicts.refused)).toBeNull();
	});

	test("days for a harmless finding change nothing, and the note on it says so", async () => {
		expect(reached(urgent.length)).toBeTruthy();
		const harmless = findings.find((one) => !isUrgent(one));
		if (!harmless || isUrgent(harmless)) throw new Error("The sample has no harmless finding.");
		await userEvent.click(box(harmless.name));
		expect(reached(urgent.length)).toBeTruthy();
		expect(screen.getByText(verdicts.harmless)).toBeTruthy();
		expect(screen.getByText((text) => text.includes(harmless.harmless))).toBeTruthy();
	});
});
