// @vitest-environment jsdom
import { existsSync } from "node:fs";
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
	const scene = () => document.querySelector(".scene") as HTMLElement;
	/** The texts of the scene's elements that match, in order. */
	const told = (selector: string) =>
		[...scene().querySelectorAll(selector)].map(({ textContent }) => textContent);
	const files = () =>
		[...scene().querySelectorAll("img")].map((image) => image.getAttribute("src") ?? "");

	test("each scene has its models by day and by night", async () => {
		render(<Contract demo={demo} />);
		for (const { worry } of demo.views) {
			await userEvent.click(screen.getByRole("radio", { name: worry }));
			expect(files().length).toBeGreaterThan(1);
			expect(files().filter((file) => !existsSync(`company/public${file}`))).toEqual([]);
		}
	});

	test("each worry has its promise, the lines that keep it, and those lines in plain words", async () => {
		render(<Contract demo={demo} />);
		expect(screen.getByRole("group", { name: demo.legend })).toBeTruthy();
		for (const { worry, promise, means, title, settling: lines } of demo.views) {
			await userEvent.click(screen.getByRole("radio", { name: worry }));
			expect(screen.getByText(promise).getAttribute("aria-live")).toBe("polite");
			expect(within(settling()).getByText(title)).toBeTruthy();
			expect(within(settling()).getByText(means)).toBeTruthy();
			expect(marked()).toEqual(lines.flat().map(({ text }) => text.trimStart()));
		}
	});

	test("the whole messages are folded away under the lines", async () => {
		render(<Contract demo={demo} />);
		await choose(/^What if you change it/);
		const whole = screen.getByText(demo.whole).closest("details") as HTMLDetailsElement;
		expect(whole.open).toBe(false);
		const figures = demo.views.at(-1)?.figures ?? [];
		expect(figures).toHaveLength(2);
		await userEvent.click(screen.getByText(demo.whole));
		for (const { title } of figures) expect(await within(whole).findByText(title)).toBeTruthy();
	});

	test("a request that is sent twice is one booking, with the number of the marked line", () => {
		render(<Contract demo={demo} />);
		const { number, time, sent, lost, answer, again, answered, known } = demo.scenes.request;
		expect(marked()).toEqual([`Idempotency-Key: "${number}"`]);
		expect(told(".hot")).toEqual([`${time} ${number}`]);
		expect(told("li")).toEqual([
			`${sent}${number}`,
			`${lost}${answer}`,
			`${again}${number}`,
			`${answered}${known}`,
		]);
	});

	test("the clocks show the time of the response, each as it is there", async () => {
		render(<Contract demo={demo} />);
		await choose(/^Which time zone/);
		// The hands of the models stand at these times.
		expect(told(".model")).toEqual(["10:00 At the home", "15:00 In London"]);
		expect(files().filter((file) => !file.includes("night"))).toEqual([
			"/art/contract-home-cutout-640.webp",
			"/art/contract-london-cutout-640.webp",
		]);
	});

	test("a taken slot marks its refusal and the free times, and labels the slots with them", async () => {
		render(<Contract demo={demo} />);
		await choose(/^Slot already taken/);
		const { refused, taken, free } = demo.scenes.error;
		// The model has three slots, the first of them taken.
		expect(told("li")).toEqual([`10:00 ${taken}`, `11:30 ${free}`, `15:00 ${free}`]);
		expect(told(".hot")).toEqual([refused]);
		expect(marked().filter((line) => /1[15]:[03]0:00/.test(line))).toHaveLength(2);
	});

	test("the old version has its last day beside the new one", async () => {
		render(<Contract demo={demo} />);
		await choose(/^What if you change it/);
		const { old, next, ends } = demo.scenes.version;
		expect(told(".model")).toEqual([old, next]);
		expect(told(".months > *")).toEqual([
			"1 Jan 2027",
			"Both work 12 months",
			`${ends} 31 Dec 2027`,
		]);
	});

	test("its summary has each worry with its promise", () => {
		expect(demo.summary).toEqual(
			demo.views.map(({ worry, promise }) => ({ title: worry, text: promise })),
		);
	});
});
