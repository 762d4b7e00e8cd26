// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { homeSection } from "#content/home-sections.ts";
import { TechstackAccordion, type TechstackAccordionProps } from "./techstack-accordion.tsx";

beforeEach(() => {
	render(<TechstackAccordion {...(homeSection("techstack") as TechstackAccordionProps)} />);
});
afterEach(cleanup);

function group(name: string): HTMLDetailsElement {
	const details = screen.getByRole("heading", { name }).closest("details");
	if (!details) throw new Error(`The group ${name} is not in a details element.`);
	return details;
}
function openGroups() {
	return ["Backend", "Frontend"].filter((name) => group(name).open);
}

test("starts with only Backend open", () => {
	expect(openGroups()).toEqual(["Backend"]);
});

test("opening a group closes the other, and an open group can be closed", async () => {
	const user = userEvent.setup();
	await user.click(screen.getByRole("heading", { name: "Frontend" }));
	expect(openGroups()).toEqual(["Frontend"]);
	await user.click(screen.getByRole("heading", { name: "Frontend" }));
	expect(openGroups()).toEqual([]);
});

test("the Cloud header closes the other two groups, and its own list stays visible", async () => {
	const user = userEvent.setup();
	await user.click(screen.getByRole("button", { name: "Cloud" }));
	expect(openGroups()).toEqual([]);
	for (const name of ["Amazon Web Services", "Microsoft Azure Cloud", "Google Cloud Platform"])
		expect(screen.getByText(name).closest("details")).toBeNull();
	await user.click(screen.getByRole("heading", { name: "Frontend" }));
	expect(openGroups()).toEqual(["Frontend"]);
});

test("shows the specified title, and the owner's spelling as text alternative if it differs", () => {
	const tile = (name: string, title: string) =>
		within(group(name))
			.getAllByRole("listitem")
			.find((item) => item.textContent === title);
	expect(within(group("Frontend")).getAllByRole("listitem")).toHaveLength(9);
	const logo = (item: HTMLElement | undefined) => within(item as HTMLElement).queryByRole("img");
	expect(logo(tile("Backend", "C Sharp"))?.getAttribute("alt")).toBe("C#");
	expect(logo(tile("Frontend", "Jquery"))).toBeNull();
	expect(logo(tile("Frontend", "React"))).toBeNull();
});
