// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { describeDemo } from "../describe-demo.ts";
import { Guesses } from "./guesses.tsx";

afterEach(cleanup);

describeDemo("guesses", (demo) => {
	test.each(demo.steps.map((step, index) => ({ ...step, index })))(
		"$label: the slider says so, its stones stand in the wall or lie beside it, and their count and two texts describe it",
		({ index, label, stack, tally, cost, asks }) => {
			const { container } = render(<Guesses demo={demo} />);
			const slider = screen.getByRole("slider", { name: demo.legend });
			fireEvent.change(slider, { target: { value: String(index) } });
			expect(slider.getAttribute("aria-valuetext")).toBe(label);
			const shown = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
			expect(shown).toEqual(
				stack.map(({ claim, state, finding }) =>
					[demo.states[state], claim, finding].filter(Boolean).join(" "),
				),
			);
			const known = tally.map(({ count, word }) => `${count} ${word}`).join(" ");
			const shownTally = container.querySelector(".tally")?.textContent;
			expect(shownTally?.replaceAll(/\s+/g, " ").trim()).toBe(known);
			const rows = screen.getAllByRole("definition").map(({ textContent }) => textContent);
			expect(rows).toEqual([cost, asks]);
		},
	);
});
