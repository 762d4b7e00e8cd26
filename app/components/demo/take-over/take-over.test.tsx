// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isUrgent } from "#content/demos/take-over/plan.ts";
import { fill } from "#shared/fill.ts";
import { describeDemo } from "../describe-demo.ts";
import { TakeOver } from "./take-over.tsx";

afterEach(cleanup);

describeDemo("take-over", (demo) => {
	const { words, findings } = demo;
	const urgent = findings.filter(isUrgent);
	const all = String(urgent.length);
	const reach = (count: number) => fill(words.reach, { count: String(count), all });
	const box = (name: string) => screen.getByRole("checkbox", { name: new RegExp(`^${name}`) });
	const result = () => screen.getAllByRole("definition")[0]?.textContent;

	beforeEach(() => {
		render(<TakeOver demo={demo} />);
	});

	test("each finding that is seen to spares the customers a problem", async () => {
		await userEvent.click(screen.getByRole("button", { name: words.show }));
		await userEvent.click(screen.getByRole("button", { name: words.restart }));
		expect(result()).toBe(reach(urgent.length));
		for (const [index, { name, ready, late }] of urgent.entries()) {
			expect(screen.getByText(late)).toBeTruthy();
			await userEvent.click(box(name));
			expect(screen.getByText(ready)).toBeTruthy();
			if (index < urgent.length - 1) expect(result()).toBe(reach(urgent.length - 1 - index));
		}
		expect(result()).toBe(fill(words.nobody, { all }));
	});

	test("a finding that no longer fits says so, and cannot be chosen", async () => {
		await userEvent.click(screen.getByRole("button", { name: words.show }));
		for (const finding of findings.filter((one) => !isUrgent(one))) {
			const found = screen.getByRole("checkbox", {
				name: new RegExp(`^${finding.name}.*${words.tooMany}$`),
			});
			expect(found.getAttribute("aria-disabled")).toBe("true");
			await userEvent.click(found);
			expect(found).toHaveProperty("checked", false);
		}
	});

	test("days for a harmless finding change nothing, and the result says so", async () => {
		const before = result();
		const harmless = findings.find((one) => !isUrgent(one));
		if (!harmless || isUrgent(harmless)) throw new Error("The sample has no harmless finding.");
		await userEvent.click(box(harmless.name));
		expect(result()).toBe(before);
		expect(screen.getByText(harmless.harmless)).toBeTruthy();
	});
});
