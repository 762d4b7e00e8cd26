// @vitest-environment jsdom
import { existsSync } from "node:fs";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { describeDemo } from "../describe-demo.ts";
import { Trail } from "./trail.tsx";

describeDemo("trail", (demo) => {
	beforeEach(() => {
		render(<Trail demo={demo} />);
	});
	afterEach(cleanup);

	const choose = (name: string | RegExp) => userEvent.click(screen.getByRole("radio", { name }));
	const results = () => screen.getAllByRole("definition").map(({ textContent }) => textContent);

	test("each figure of the record has its source, its age and how it was checked", async () => {
		for (const { name, checked } of demo.figures) {
			await choose(new RegExp(`^${name}`));
			const [, from, , how] = results();
			expect(from).toMatch(/\d{4}\. \d+ days old\.$/);
			expect(how).toBe(checked);
		}
	});

	test("a figure without a source is kept, but not used", async () => {
		await choose(`${demo.untraced.name} ${demo.untraced.value} ${demo.words.noSource}`);
		const { from, other, why, checked } = demo.untraced;
		expect(results()).toEqual([why, from, other, checked]);
		expect(screen.getByText(demo.terms.unused)).toBeTruthy();
		expect(screen.queryByText(demo.terms.why)).toBeNull();
	});

	test("the newer date changes figures, and the results say for what reason", async () => {
		expect(screen.getByRole("radio", { name: "Living area 1,850 sq ft" })).toBeTruthy();
		await choose(demo.rules.newest.label);
		expect(
			screen.getByRole("radio", { name: "Living area 2,010 sq ft Lesser source" }),
		).toBeTruthy();
		expect(screen.getAllByRole("radio", { name: /Lesser source$/ })).toHaveLength(3);
		expect(results().slice(0, 3)).toEqual([
			"It was taken 196 days later, and this rule asks for nothing else.",
			"Listing service, 14 September 2026. 17 days old.",
			"County assessor, 2 March 2026: 1,850 sq ft. Kept beside it.",
		]);
		expect(screen.getByText(/3 of 6 figures/)).toBeTruthy();
	});

	test("the better source is the first, whichever the record shows", async () => {
		const places = () => [...document.querySelectorAll(".sources p")].map((p) => p.textContent);
		expect(places()).toEqual([
			"1st County assessor1,850 sq ftShown",
			"2nd Listing service2,010 sq ftKept",
		]);
		await choose(demo.rules.newest.label);
		expect(places()).toEqual([
			"1st County assessor1,850 sq ftKept",
			"2nd Listing service2,010 sq ftShown",
		]);
		await choose(new RegExp(`^${demo.untraced.name}`));
		const { first, second, noSource } = demo.words;
		expect(places()).toEqual([`${first}${noSource}`, `${second}${noSource}`]);
	});

	test("the house and each source have their models, by day and by night", () => {
		const files = [...document.querySelectorAll("img")].map((image) => image.getAttribute("src"));
		expect(files).toHaveLength(20);
		expect(files.filter((file) => !existsSync(`company/public${file}`))).toEqual([]);
	});

	test("the newer date shows a figure that it changes", async () => {
		await choose(`${demo.untraced.name} ${demo.untraced.value} ${demo.words.noSource}`);
		await choose(demo.rules.newest.label);
		const changed = screen.getByRole<HTMLInputElement>("radio", { name: /^Living area/ });
		expect(changed.checked).toBe(true);
	});
});
