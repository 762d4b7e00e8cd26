// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { describeDemo } from "../describe-demo.ts";
import { Guesses } from "./guesses.tsx";

afterEach(cleanup);

describeDemo("guesses", (demo) => {
	test.each(demo.steps.map((step, index) => ({ ...step, index })))(
		"$label: the slider says so, its layers stand there or lie beside, and three texts describe it",
		({ index, label, stack, tally, cost, asks }) => {
			render(<Guesses demo={demo} />);
			const slider = screen.getByRole("slider", { name: demo.legend });
			fireEvent.change(slider, { target: { value: String(index) } });
			expect(slider.getAttribute("aria-valuetext")).toBe(label);
			const standing = stack.filter(({ state }) => state !== "dropped");
			const dropped = stack.filter(({ state }) => state === "dropped");
			const shown = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
			expect(shown).toEqual(
				[...standing, ...dropped].map(({ claim, state, finding }) =>
					[demo.states[state], finding ? `${claim} ${finding}` : ` ${claim}`].join(""),
				),
			);
			const known = tally.map(({ count, word }) => `${count} ${word}`).join(" ");
			const shownTally = screen.getByText(demo.terms.tally).parentElement?.textContent;
			expect(shownTally?.replaceAll(/\s+/g, " ")).toBe(`${demo.terms.tally} ${known}`);
			const rows = screen.getAllByRole("definition").map(({ textContent }) => textContent);
			expect(rows).toEqual([cost, asks]);
		},
	);
});
