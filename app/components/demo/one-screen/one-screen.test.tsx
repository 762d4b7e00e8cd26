// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { describeDemo } from "../describe-demo.ts";
import { OneScreen } from "./one-screen.tsx";

afterEach(cleanup);

describeDemo("one-screen", (demo) => {
	test("says of each stage what it shows, decides and costs", async () => {
		render(<OneScreen demo={demo} />);
		expect(screen.getByRole("group", { name: demo.legend })).toBeTruthy();
		for (const { label, shows, decides, change } of Object.values(demo.stages)) {
			await userEvent.click(screen.getByRole("radio", { name: label }));
			const texts = screen.getAllByRole("definition").map(({ textContent }) => textContent);
			expect(texts).toEqual([shows, decides, change]);
		}
	});
});
