// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { describeDemo } from "../describe-demo.ts";
import { Contract } from "./contract.tsx";

afterEach(cleanup);

describeDemo("contract", (demo) => {
	const choose = (name: RegExp) => userEvent.click(screen.getByRole("radio", { name }));
	const settling = () => screen.getAllByRole("figure")[0] as HTMLElement;
	const marked = () =>
		[...settling().querySelectorAll("mark")].map(({ textContent }) => textContent);
	const drawn = () => [...document.querySelectorAll("text")].map(({ textContent }) => textContent);

	test("each worry has its promise, the lines that keep it, and those lines in plain words", async () => {
		render(<Contract demo={demo} />);
		expect(screen.getByRole("group", { name: demo.legend })).toBeTruthy();
		for (const { worry, promise, means, title, excerpt } of demo.views) {
			await userEvent.click(screen.getByRole("radio", { name: worry }));
			expect(screen.getByText(promise).getAttribute("aria-live")).toBe("polite");
			expect(within(settling()).getByText(title)).toBeTruthy();
			expect(within(settling()).getByText(means)).toBeTruthy();
			expect(marked()).toEqual(excerpt.marked.flat().map(({ text }) => text.trimStart()));
		}
	});

	test("the whole messages are folded away under the lines", async () => {
		render(<Contract demo={demo} />);
		await choose(/^What if you change it/);
		const whole = screen.getByText(demo.whole).closest("details") as HTMLDetailsElement;
		expect(whole.open).toBe(false);
		const figures = demo.views.at(-1)?.figures ?? [];
		expect(figures).toHaveLength(2);
		for (const { title } of figures) expect(within(whole).getByText(title)).toBeTruthy();
	});

	test("a request that is sent twice is one booking, with the number of the marked line", () => {
		render(<Contract demo={demo} />);
		const { number, time, known } = demo.scenes.request;
		expect(marked()).toEqual([`Idempotency-Key: "${number}"`]);
		expect(drawn().filter((text) => text === number)).toHaveLength(3);
		expect(drawn().filter((text) => text === time)).toHaveLength(1);
		expect(drawn()).toContain(known);
	});

	test("the clocks show the time of the response, each as it is there", async () => {
		render(<Contract demo={demo} />);
		await choose(/^Which time zone/);
		expect(drawn()).toEqual(["10:00", "At the home", "15:00", "In London"]);
	});

	test("a taken slot marks its refusal and the free times, and draws those of the answer", async () => {
		render(<Contract demo={demo} />);
		await choose(/^Slot already taken/);
		const { refused, taken, free } = demo.scenes.error;
		expect(drawn()).toEqual([taken, "10:00", free, "11:30", free, "15:00", refused]);
		expect(marked().filter((line) => /1[15]:[03]0:00/.test(line))).toHaveLength(2);
	});

	test("the old version has its last day beside the new one", async () => {
		render(<Contract demo={demo} />);
		await choose(/^What if you change it/);
		expect(drawn()).toEqual(expect.arrayContaining(["1 Jan 2027", "31 Dec 2027"]));
		expect(drawn()).toContain("Both work 12 months");
	});

	test("its summary has each worry with its promise", () => {
		expect(demo.summary).toEqual(
			demo.views.map(({ worry, promise }) => ({ title: worry, text: promise })),
		);
	});
});
