// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { resolveContract } from "#content/demos/contract/contract.ts";
import { Contract } from "./contract.tsx";

const answer = (title: string, body: Record<string, unknown>) => ({
	title,
	head: ["HTTP/1.1 200 OK"],
	body: ["{", `  ${JSON.stringify(body).slice(1, -1).replaceAll(":", ": ")}`, "}"],
});
const demo = resolveContract({
	demo: "contract",
	heading: "A contract",
	intro: "Read it.",
	legend: "Part",
	callerLegend: "Who calls",
	relies: "What holds",
	note: "A sample.",
	views: [
		{
			label: "Response",
			messages: [answer("What comes back", { id: 7 })],
			callers: [
				{ name: "Any", message: "What comes back", mark: "id", promise: "The id never changes." },
			],
		},
		{
			label: "The next version",
			messages: [answer("Version 1", { agent: "Dana" }), answer("Version 2", { agents: ["Dana"] })],
			callers: [
				{ name: "Old", message: "Version 1", mark: "agent", promise: "Nothing breaks." },
				{ name: "New", message: "Version 2", mark: "agents", promise: "Two agents." },
			],
		},
	],
});

afterEach(cleanup);

const marked = () => [...document.querySelectorAll("mark")].map(({ textContent }) => textContent);
const figures = () => screen.getAllByRole("figure").map((figure) => figure.firstChild?.textContent);

test("shows the part that is chosen, with the line that its caller relies on", async () => {
	const user = userEvent.setup();
	render(<Contract demo={demo} />);
	expect(screen.getByRole<HTMLInputElement>("radio", { name: "Response" }).checked).toBe(true);
	expect(screen.queryByRole("group", { name: "Who calls" })).toBeNull();
	expect(marked()).toEqual(['  "id": 7']);
	expect(screen.getByText("The id never changes.")).toBeTruthy();

	await user.click(screen.getByRole("radio", { name: "The next version" }));
	expect(figures()).toEqual(["Version 1", "Version 2"]);
	expect(marked()).toEqual(['  "agent": "Dana"']);
	await user.click(screen.getByRole("radio", { name: "New" }));
	expect(marked()).toEqual(['  "agents": ["Dana"]']);
	expect(screen.getByText("Two agents.").getAttribute("aria-live")).toBe("polite");
});

test("its summary has the promises to all callers of each part", () => {
	expect(demo.summary).toEqual([
		{ title: "Response", text: "The id never changes." },
		{ title: "The next version", text: "Old: Nothing breaks. New: Two agents." },
	]);
});
