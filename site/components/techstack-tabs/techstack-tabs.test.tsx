// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { TechstackTabs } from "./techstack-tabs.tsx";

afterEach(cleanup);

const tab = (name: string) => screen.getByRole("tab", { name });

test("the tab list is one tab stop, and the arrow keys, Home and End select a tab", async () => {
	render(<TechstackTabs headingId="stack" heading="Our stack" />);
	const user = userEvent.setup();
	await user.tab();
	expect(document.activeElement).toBe(tab("Frontend"));
	for (const [key, name] of [
		["ArrowRight", "Backend"],
		["End", "Power Apps"],
		["ArrowRight", "Frontend"],
		["ArrowLeft", "Power Apps"],
		["Home", "Frontend"],
	] as const) {
		await user.keyboard(`{${key}}`);
		expect(screen.getAllByRole("tab", { selected: true })).toEqual([tab(name)]);
		expect(document.activeElement).toBe(tab(name));
	}
	await user.tab();
	expect(document.activeElement).toBe(screen.getByRole("tabpanel", { name: "Frontend" }));
});
