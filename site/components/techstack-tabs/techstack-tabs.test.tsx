// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { TechstackTabs } from "./techstack-tabs.tsx";

const names = ["Frontend", "Backend", "Servers", "Cloud", "DevOps", "Power Apps"];

const techstack = <TechstackTabs headingId="stack" heading="Our stack" />;

beforeEach(() => {
	render(techstack);
});
afterEach(cleanup);

const tab = (name: string) => screen.getByRole("tab", { name });
const selected = () =>
	screen.getAllByRole("tab", { selected: true }).map(({ textContent }) => textContent);

test("the tab list is one tab stop, and the arrow keys, Home and End select a tab", async () => {
	const user = userEvent.setup();
	await user.tab();
	expect(document.activeElement).toBe(tab("Frontend"));
	for (const [key, name] of [
		["ArrowRight", "Backend"],
		["End", "Power Apps"],
		["ArrowRight", "Frontend"],
		["ArrowLeft", "Power Apps"],
		["Home", "Frontend"],
		["ArrowRight", "Backend"],
	] as const) {
		await user.keyboard(`{${key}}`);
		expect(selected()).toEqual([name]);
		expect(document.activeElement).toBe(tab(name));
	}
	await user.tab();
	expect(document.activeElement).toBe(screen.getByRole("tabpanel", { name: "Backend" }));
	await user.tab({ shift: true });
	expect(document.activeElement).toBe(tab("Backend"));
});

test("the HTML has a heading in every panel and hides none of them", () => {
	cleanup();
	document.body.innerHTML = renderToString(techstack);
	const panels = screen.getAllByRole("tabpanel");
	const headings = panels.map((panel) => within(panel).getByRole("heading").textContent);
	expect(headings).toEqual(names);
	expect(document.querySelector("[hidden], [aria-hidden='true'][role='tabpanel']")).toBeNull();
	document.body.replaceChildren();
});
