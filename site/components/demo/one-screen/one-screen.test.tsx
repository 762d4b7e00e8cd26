// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { screenStages } from "#content/demos/states.ts";
import { describeDemo } from "../describe-demo.ts";
import { OneScreen } from "./one-screen.tsx";

afterEach(cleanup);

describeDemo("one-screen", (demo) => {
	test.each(screenStages)("says of the %s what it costs, shows and decides", async (stage) => {
		const { container } = render(<OneScreen demo={demo} />);
		expect(screen.getByRole("group", { name: demo.legend })).toBeTruthy();
		const { label, shows, field, decides, cost, effort } = demo.stages[stage];
		await userEvent.click(screen.getByRole("radio", { name: label }));
		const texts = screen.getAllByRole("definition").map(({ textContent }) => textContent);
		expect(texts).toEqual([shows, decides]);
		for (const text of [cost, effort, field]) expect(screen.getByText(text)).toBeTruthy();
		const picture = container.querySelector('[data-shown="true"] img');
		expect(picture?.getAttribute("src")).toBe(`/art/one-screen-${stage}-cutout-960.webp`);
	});
});
