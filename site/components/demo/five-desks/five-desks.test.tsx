// @vitest-environment jsdom
import { existsSync } from "node:fs";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { describeDemo } from "../describe-demo.ts";
import { FiveDesks } from "./five-desks.tsx";

describeDemo("five-desks", (demo) => {
	const { words, desks } = demo;
	const box = (desk: string) =>
		screen.getByRole<HTMLInputElement>("checkbox", { name: RegExp(desk) });
	const total = () => document.querySelector(".total")?.textContent?.replaceAll("\u00a0", " ");
	/** What is said of each desk below the scene. */
	const said = () =>
		Object.fromEntries(
			screen
				.getAllByRole("definition")
				.map((text) => [
					text.previousElementSibling?.querySelector("b")?.textContent,
					text.textContent?.trim(),
				]),
		);

	beforeEach(() => {
		render(<FiveDesks demo={demo} />);
	});
	afterEach(cleanup);

	test("starts with all desks, each with its wait", () => {
		expect(screen.getByRole("group", { name: demo.legend })).toBeTruthy();
		const boxes = screen.getAllByRole<HTMLInputElement>("checkbox");
		expect(boxes.map(({ checked }) => checked)).toEqual(Array(5).fill(false));
		expect(total()).toBe("12 days of waiting, 45 minutes of work.Waits longest: Accounts, 4 days.");
		expect(said().Accounts).toBe("8 minutes of work, waits 4 days.");
		expect(screen.getAllByText(words.now)).toHaveLength(4);
	});

	test("each desk has its model by day and by night, with a tray for each day", () => {
		const files = [...document.images].map((image) => image.getAttribute("src") ?? "");
		expect(files).toHaveLength(12);
		expect(files.filter((file) => !existsSync(`company/public${file}`))).toEqual([]);
		// As in art/blender/scenes/five_desks.py.
		expect(desks.map(({ days }) => days)).toEqual([1, 3, 2, 2, 4]);
	});

	test("a struck desk saves its days, and what takes its place is told", async () => {
		await userEvent.click(box("Accounts"));
		expect(total()).toBe(
			"8 days of waiting, 37 minutes of work.Waits longest: Team leader, 3 days.",
		);
		expect(said().Accounts).toMatch(/^A link/);
		expect(screen.getAllByText(words.instead)).toHaveLength(1);
		await userEvent.click(box("Accounts"));
		expect(total()).toMatch(/^12 days/);
		expect(said().Accounts).toMatch(/^8 minutes/);
	});

	test("a desk that has to stay says why, until another is struck out", async () => {
		await userEvent.click(box("Legal"));
		expect(box("Legal").checked).toBe(false);
		expect(screen.getByText(words.refused).closest("[aria-live]")).toBeTruthy();
		await userEvent.click(box("Accounts"));
		expect(screen.queryByText(words.refused)).toBeNull();
	});

	test("the keyboard strikes out all desks but the one that has to stay", async () => {
		for (let desk = 0; desk < 5; desk++) await userEvent.keyboard("{Tab}[Space]");
		expect(box("Legal").checked).toBe(false);
		expect(box("Legal").getAttribute("aria-disabled")).toBe("true");
		expect(total()).toBe("2 days of waiting, 20 minutes of work.10 days sooner than today.");
		expect(said()["Legal check"]).toMatch(/^20 minutes of work, waits 2 days. Somebody/);
	});
});
