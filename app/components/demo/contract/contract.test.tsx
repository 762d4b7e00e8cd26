// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { describeDemo } from "../describe-demo.ts";
import { Contract } from "./contract.tsx";

afterEach(cleanup);

describeDemo("contract", (demo) => {
	const choose = (name: RegExp) => userEvent.click(screen.getByRole("radio", { name }));
	const marked = () => [...document.querySelectorAll("mark")].map(({ textContent }) => textContent);
	const drawn = () => [...document.querySelectorAll("text")].map(({ textContent }) => textContent);

	test("each worry has its promise, the one line that keeps it, and that line in plain words", async () => {
		render(<Contract demo={demo} />);
		expect(screen.getByRole("group", { name: demo.legend })).toBeTruthy();
		for (const { worry, name, promise, means, figures } of demo.views) {
			await userEvent.click(screen.getByRole("radio", { name: `${worry} ${name}` }));
			expect(screen.getByText(promise).getAttribute("aria-live")).toBe("polite");
			expect(screen.getByText(means)).toBeTruthy();
			expect(marked()).toHaveLength(1);
			const titles = screen.getAllByRole("figure").map((one) => one.firstChild?.textContent);
			expect(titles).toEqual(figures.map(({ title }) => title));
		}
	});

	test("a request that is sent twice is one booking, with the number of the marked line", () => {
		render(<Contract demo={demo} />);
		const { number, time } = demo.scenes.request;
		expect(marked()).toEqual([`Idempotency-Key: "${number}"`]);
		expect(drawn().filter((text) => text === number)).toHaveLength(3);
		expect(drawn().filter((text) => text === time)).toHaveLength(1);
	});

	test("the clocks show the time of the response, each as it is there", async () => {
		render(<Contract demo={demo} />);
		await choose(/^Which time zone/);
		expect(drawn()).toEqual(["10:00", "At the home", "15:00", "In London"]);
	});

	test("the times in the place of the taken one are those of the answer", async () => {
		render(<Contract demo={demo} />);
		await choose(/^Slot already taken/);
		const { refused, taken, free } = demo.scenes.error;
		expect(drawn()).toEqual([taken, "10:00", free, "11:30", free, "15:00", refused]);
	});

	test("the old version has its last day beside the new one", async () => {
		render(<Contract demo={demo} />);
		await choose(/^What if you change it/);
		expect(drawn()).toContain("31 Dec 2027");
		expect(drawn()).toContain("Both work 12 months");
		expect(screen.getAllByRole("figure")).toHaveLength(2);
	});

	test("its summary has each part with its worry and its promise", () => {
		expect(demo.summary).toEqual(
			demo.views.map(({ name, worry, promise }) => ({ title: name, text: `${worry} ${promise}` })),
		);
	});
});
