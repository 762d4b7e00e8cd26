// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { describeDemo } from "../describe-demo.ts";
import { Token } from "./token.tsx";

afterEach(cleanup);

describeDemo("token", (demo) => {
	const choose = (label: string) => userEvent.click(screen.getByRole("radio", { name: label }));

	test("starts with a request that is answered", () => {
		render(<Token demo={demo} />);
		const [first] = demo.requests;
		expect(
			screen.getByRole<HTMLInputElement>("radio", { checked: true }).labels?.[0]?.textContent,
		).toBe(first?.label);
		expect(first?.outcome).toBe("answered");
	});

	test("each request says how far it gets, whose work that is and what the log keeps", async () => {
		render(<Token demo={demo} />);
		expect(screen.getByRole("group", { name: demo.legend })).toBeTruthy();
		for (const { label, reach, writes, log, screen: shown } of demo.requests) {
			await choose(label);
			expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
				reach,
				writes,
				log,
			]);
			expect(screen.getByText(shown, { selector: "p > b" })).toBeTruthy();
		}
	});

	test("the arrow keys go through the requests, and each station says what it did", async () => {
		const { container } = render(<Token demo={demo} />);
		screen.getByRole("radio", { checked: true }).focus();
		for (const { stations } of demo.requests) {
			const shown = [...container.querySelectorAll(".stage li")];
			expect(shown.map(({ textContent }) => textContent)).toEqual(
				stations.map(({ name, has }) => `${name} ${has}`),
			);
			await userEvent.keyboard("{ArrowDown}");
		}
	});

	test("shows the picture of the outcome, and loads the others after it", async () => {
		const { container } = render(<Token demo={demo} />);
		const shown = () => container.querySelector('[data-shown="true"] img')?.getAttribute("src");
		expect(container.querySelectorAll(".state")).toHaveLength(1);
		fireEvent.load(container.querySelector("img") as HTMLImageElement);
		expect(container.querySelectorAll(".state")).toHaveLength(5);
		for (const { label, outcome } of demo.requests) {
			await choose(label);
			expect(shown()).toBe(`/art/checks-${outcome}-cutout-960.webp`);
		}
	});

	test("each line of the badge has who reads it and what was found", async () => {
		render(<Token demo={demo} />);
		for (const { label, badge } of demo.requests) {
			await choose(label);
			const [, ...rows] = within(screen.getByRole("table")).getAllByRole("row");
			expect(rows.map(({ textContent }) => textContent)).toEqual(
				badge.map(({ name, says, by, finds }) => `${name} ${says}${by}${finds}`),
			);
		}
	});

	test("the sample has a request for each outcome", () => {
		expect(new Set(demo.requests.map(({ outcome }) => outcome)).size).toBe(5);
	});
});
