// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
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
test("the list of the Cloud group is always visible", () => {
	for (const name of ["Amazon Web Services", "Microsoft Azure Cloud", "Google Cloud Platform"])
		expect(screen.getByText(name).closest("details")).toBeNull();
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
