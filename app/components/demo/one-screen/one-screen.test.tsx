// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { resolveDemo } from "#content/demos.ts";
import { pageById } from "#content/pages.ts";
import { OneScreen } from "./one-screen.tsx";

afterEach(cleanup);

function shippedDemo() {
	const page = pageById("application-development");
	const [section] =
		page.kind === "offering" ? page.sections.filter(({ kind }) => kind === "demo") : [];
	const demo = section?.kind === "demo" ? resolveDemo(section.demo) : undefined;
	if (demo?.demo !== "one-screen") throw new Error("The page has no such demo.");
	return demo;
}

test("says of each stage what it shows, decides and costs", async () => {
	const demo = shippedDemo();
	render(<OneScreen demo={demo} />);
	expect(screen.getByRole("group", { name: demo.legend })).toBeTruthy();
	for (const { label, shows, decides, change } of Object.values(demo.stages)) {
		await userEvent.click(screen.getByRole("radio", { name: label }));
		const texts = screen.getAllByRole("definition").map(({ textContent }) => textContent);
		expect(texts).toEqual([shows, decides, change]);
	}
});
