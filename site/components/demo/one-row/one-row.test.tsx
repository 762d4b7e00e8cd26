// @vitest-environment jsdom
import { existsSync } from "node:fs";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { describeDemo } from "../describe-demo.ts";
import { OneRow } from "./one-row.tsx";

describeDemo("one-row", (demo) => {
	const { steps, stations } = demo;

	beforeEach(() => {
		render(<OneRow demo={demo} />);
	});
	afterEach(cleanup);

	const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
	const slider = () => screen.queryByRole<HTMLInputElement>("slider", { name: "Quantity" });
	const ownRow = () => screen.getByRole("row", { name: /^Desk lamps/ }).textContent;
	const items = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

	test("the row becomes a form, an approval and a line of the report", async () => {
		expect(screen.getByText(steps.row.who)).toBeTruthy();
		expect(slider()).toBeNull();

		await press("Open it as a form");
		fireEvent.change(slider() as HTMLInputElement, { target: { value: "6" } });
		expect(ownRow()).toBe("Desk lamps6$270Not sent");
		expect(screen.getByText("6 × $45")).toBeTruthy();

		await press("Send for approval");
		expect(slider()).toBeNull();
		expect(ownRow()).toMatch(/Waiting$/);
		expect(screen.getByText(steps.approval.decision ?? "")).toBeTruthy();

		await press("Approve");
		expect(screen.getByText(steps.report.who)).toBeTruthy();
		expect(items()).toContain("Approved $1,080Label printerOffice chairsDesk lamps");
		expect(ownRow()).toBe("Desk lamps6$270Approved");

		await press("Start again");
		expect(ownRow()).toBe("Desk lamps4$180Not sent");
	});

	test("a request that is sent back has the reason in its form, and keeps the focus", async () => {
		await press("Open it as a form");
		await press("Send for approval");
		await press("Send back");
		expect(document.activeElement).toBe(screen.getByRole("button", { name: "Send it again" }));
		expect(ownRow()).toMatch(/Sent back$/);
		expect(screen.getByText(steps.back.decision ?? "")).toBeTruthy();
		expect(slider()).toBeTruthy();
	});

	test("only what the person at this step may change has an edge", async () => {
		const open = () =>
			[...document.querySelectorAll("[data-open=true]")].map(({ textContent }) => textContent);
		expect(open()).toHaveLength(4);
		await press("Open it as a form");
		expect(open()).toEqual(["4"]);
		await press("Send for approval");
		expect(open()).toEqual(["Waiting"]);
	});

	test("each place of the way has its model with and without the row, by day and by night", () => {
		// The other picture of each place loads once the first has.
		for (const image of document.querySelectorAll("img")) fireEvent.load(image);
		const files = [...document.querySelectorAll("img")].map((image) => image.getAttribute("src"));
		expect(files).toHaveLength(16);
		expect(files.filter((file) => !existsSync(`company/public${file}`))).toEqual([]);
	});

	test("the other rows are only in the sheet", async () => {
		expect(screen.getAllByRole("row")).toHaveLength(6);
		await press("Open it as a form");
		expect(screen.getAllByRole("row")).toHaveLength(2);
	});

	test("says where the request is", async () => {
		const way = screen.getByRole("list", { name: demo.legend });
		const current = () =>
			within(way)
				.getAllByRole("listitem")
				.filter((item) => item.getAttribute("aria-current") === "step")
				.map(({ textContent }) => textContent);
		expect(current()).toEqual([stations.row]);
		for (const [action, station] of [
			["Open it as a form", stations.form],
			["Send for approval", stations.approval],
			["Send back", stations.form],
			["Send it again", stations.approval],
			["Approve", stations.report],
		] as const) {
			await press(action);
			expect(current()).toEqual([station]);
		}
	});
});
