// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { describeDemo } from "../describe-demo.ts";
import { Token } from "./token.tsx";

afterEach(cleanup);

describeDemo("token", (demo) => {
	const results = () => screen.getAllByRole("definition").map(({ textContent }) => textContent);
	const marked = () => document.querySelector("mark")?.textContent;

	test("each question has its answer, with its field and the layer that reads it", async () => {
		render(<Token demo={demo} />);
		expect(screen.getByRole("group", { name: demo.legend })).toBeTruthy();
		for (const { asks, answer, line, layer, decides } of demo.fields) {
			await userEvent.click(screen.getByRole("radio", { name: asks }));
			const { name: reader, owner } = demo.layers[layer];
			expect(results()).toEqual([`${answer} ${line}`, `${reader}, ${owner}.`, decides]);
		}
	});

	test("the arrow keys go through the questions, and the letters that carry each are marked", async () => {
		render(<Token demo={demo} />);
		screen.getByRole("radio", { checked: true }).focus();
		const { parts, fields } = demo;
		for (const { part, from, to } of fields) {
			const letters = parts.find((one) => one.part === part)?.letters.slice(from, to);
			expect(marked()).toBe(letters);
			await userEvent.keyboard("{ArrowDown}");
		}
	});

	test("shows the token whole", () => {
		render(<Token demo={demo} />);
		const token = demo.parts.map(({ letters }) => letters).join(".");
		expect(document.body.textContent).toContain(token);
	});
});
