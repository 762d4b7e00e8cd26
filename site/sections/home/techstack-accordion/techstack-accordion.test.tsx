// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { homeSection } from "#content/home-sections.ts";
import { TechstackAccordion } from "./techstack-accordion.tsx";

test("the Cloud group is always open, and a logo has the owner's spelling as text if the title differs", () => {
	render(<TechstackAccordion {...homeSection("techstack")} />);
	const groupOf = (name: string) => screen.getByText(name).closest("details");
	for (const name of ["Amazon Web Services", "Microsoft Azure Cloud", "Google Cloud Platform"])
		expect(groupOf(name)).toBeNull();
	expect(groupOf("React")?.querySelectorAll("li")).toHaveLength(9);
	const logoOf = (name: string) => screen.getByText(name).closest("li")?.querySelector("img");
	const texts = ["C Sharp", "Jquery", "React"].map((name) => logoOf(name)?.alt);
	expect(texts).toEqual(["C#", "", ""]);
});
