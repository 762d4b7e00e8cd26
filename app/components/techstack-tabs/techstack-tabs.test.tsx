// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test } from "vitest";
import technologies from "#content/technologies.json" with { type: "json" };
import { TechstackTabs } from "./techstack-tabs.tsx";

const names = ["Frontend", "Backend", "Servers", "Cloud", "DevOps", "Power Apps"];

function Techstack() {
	return (
		<>
			<h2 id="stack">Our stack</h2>
			<TechstackTabs labelledBy="stack" />
		</>
	);
}

beforeEach(() => {
	render(<Techstack />);
});
afterEach(cleanup);

const tab = (name: string) => screen.getByRole("tab", { name });
const chosen = () =>
	screen.getAllByRole("tab", { selected: true }).map(({ textContent }) => textContent);

test("six tabs under the section's name, the first chosen", () => {
	const list = screen.getByRole("tablist", { name: "Our stack" });
	const tabs = within(list).getAllByRole("tab");
	expect(tabs.map(({ textContent }) => textContent)).toEqual(names);
	expect(chosen()).toEqual(["Frontend"]);
});

test("each tab names its panel, and the panel has the tab's technologies", () => {
	for (const [name, titles] of Object.entries(technologies.tabs)) {
		const panel = screen.getByRole("tabpanel", { name });
		expect(tab(name).getAttribute("aria-controls")).toBe(panel.id);
		const items = within(panel).getAllByRole("listitem");
		expect(items.map(({ textContent }) => textContent)).toEqual(titles);
	}
});

test("a click chooses one tab at a time", async () => {
	const user = userEvent.setup();
	await user.click(tab("Cloud"));
	expect(chosen()).toEqual(["Cloud"]);
	await user.click(tab("DevOps"));
	expect(chosen()).toEqual(["DevOps"]);
});

test("the keyboard finds one stop, and arrows, Home and End choose from there", async () => {
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
		expect(chosen()).toEqual([name]);
		expect(document.activeElement).toBe(tab(name));
	}
	await user.tab();
	expect(document.activeElement).toBe(screen.getByRole("tabpanel", { name: "Backend" }));
	await user.tab({ shift: true });
	expect(document.activeElement).toBe(tab("Backend"));
});

test("the prerendered page has all panels, each with its name as a heading, and hides none", () => {
	cleanup();
	document.body.innerHTML = renderToString(<Techstack />);
	const panels = screen.getAllByRole("tabpanel");
	const headings = panels.map((panel) => within(panel).getByRole("heading").textContent);
	expect(headings).toEqual(names);
	expect(document.querySelector("[hidden], [aria-hidden='true'][role='tabpanel']")).toBeNull();
	document.body.replaceChildren();
});
