// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { describeDemo } from "../describe-demo.ts";
import { FiveDesks } from "./five-desks.tsx";

describeDemo("five-desks", (demo) => {
	const result = (term: string) => screen.getByText(term).nextElementSibling?.textContent;
	const box = (desk: string) =>
		screen.getByRole<HTMLInputElement>("checkbox", { name: RegExp(desk) });

	beforeEach(() => {
		render(<FiveDesks demo={demo} />);
	});
	afterEach(cleanup);

	test("starts with all desks", () => {
		expect(screen.getByRole("group", { name: demo.legend })).toBeTruthy();
		expect(screen.getAllByRole("checkbox").map((one) => (one as HTMLInputElement).checked)).toEqual(
			Array(5).fill(false),
		);
		expect(result(demo.terms.total)).toBe("12 days of waiting, 45 minutes of work.");
		expect(result(demo.terms.longest)).toBe("Accounts, 4 days.");
		expect(result(demo.terms.instead)).toBe(demo.words.nothing);
	});

	test("a struck desk saves its days, and what takes its place is told", async () => {
		await userEvent.click(box("Accounts"));
		expect(result(demo.terms.total)).toBe("8 days of waiting, 37 minutes of work.");
		expect(result(demo.terms.longest)).toBe("Team leader, 3 days.");
		expect(result(demo.terms.instead)).toMatch(/^Accounts: A link/);
		await userEvent.click(box("Accounts"));
		expect(result(demo.terms.total)).toBe("12 days of waiting, 45 minutes of work.");
	});

	test("the keyboard strikes out all desks but the one that has to stay", async () => {
		for (let desk = 0; desk < 5; desk++) await userEvent.keyboard("{Tab}[Space]");
		expect(box("Legal").checked).toBe(false);
		expect(box("Legal").getAttribute("aria-disabled")).toBe("true");
		expect(result(demo.terms.total)).toBe("2 days of waiting, 20 minutes of work.");
		expect(result(demo.terms.longest)).toBe("Legal check, 2 days.");
	});
});
