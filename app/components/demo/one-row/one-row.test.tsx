// @vitest-environment jsdom
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
	const slider = () => screen.getByRole<HTMLInputElement>("slider", { name: "Quantity" });
	const view = (name: string) =>
		within(screen.getByRole("heading", { name }).closest("li") as HTMLElement);
	const ownRow = () => screen.getByRole("row", { name: /^Desk lamps/ }).textContent;

	test("the row becomes a form, an approval and a line of the report", async () => {
		expect(screen.getByText(steps.row.who)).toBeTruthy();
		expect(slider().disabled).toBe(true);

		await press("Open it as a form");
		expect(slider().disabled).toBe(false);
		fireEvent.change(slider(), { target: { value: "6" } });
		expect(ownRow()).toBe("Desk lamps6$270Not sent");
		expect(view(stations.approval).getByText("$270")).toBeTruthy();

		await press("Send for approval");
		expect(slider().disabled).toBe(true);
		expect(ownRow()).toMatch(/Waiting$/);
		expect(view(stations.report).getByText("$670")).toBeTruthy();

		await press("Approve");
		expect(screen.getByText(steps.report.who)).toBeTruthy();
		expect(view(stations.report).getByText("$1,080")).toBeTruthy();

		await press("Start again");
		expect(ownRow()).toBe("Desk lamps4$180Not sent");
	});

	test("a request that is sent back can be changed and sent again, and keeps the focus", async () => {
		await press("Open it as a form");
		await press("Send for approval");
		await press("Send back");
		expect(document.activeElement).toBe(screen.getByRole("button", { name: "Send it again" }));
		expect(ownRow()).toMatch(/Sent back$/);
		expect(slider().disabled).toBe(false);
	});

	test("says where the request is", async () => {
		const current = () =>
			screen
				.getAllByRole("listitem")
				.filter((item) => item.getAttribute("aria-current") === "step")
				.map((item) => within(item).getByRole("heading").textContent);
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
