// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { shippedDemo } from "../shipped-demo.ts";
import { OneScreen } from "./one-screen.tsx";

afterEach(cleanup);

test("says of each stage what it shows, decides and costs", async () => {
	const demo = shippedDemo("application-development", "one-screen");
	render(<OneScreen demo={demo} />);
	expect(screen.getByRole("group", { name: demo.legend })).toBeTruthy();
	for (const { label, shows, decides, change } of Object.values(demo.stages)) {
		await userEvent.click(screen.getByRole("radio", { name: label }));
		const texts = screen.getAllByRole("definition").map(({ textContent }) => textContent);
		expect(texts).toEqual([shows, decides, change]);
	}
});
