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
	mark: Object.keys(body)[0] ?? "",
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
			callers: [
				{
					name: "Any",
					promise: "The id never changes.",
					message: answer("What comes back", { id: 7 }),
				},
			],
		},
		{
			label: "The next version",
			callers: [
				{
					name: "Old",
					promise: "Nothing breaks.",
					message: answer("Version 1", { agent: "Dana" }),
				},
				{
					name: "New",
					promise: "Two agents.",
					message: answer("Version 2", { agents: ["Dana"] }),
				},
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
	expect(figures()).toEqual(["Version 1"]);
	expect(marked()).toEqual(['  "agent": "Dana"']);
	await user.click(screen.getByRole("radio", { name: "New" }));
	expect(figures()).toEqual(["Version 2"]);
	expect(marked()).toEqual(['  "agents": ["Dana"]']);
	expect(screen.getByText("Two agents.").getAttribute("aria-live")).toBe("polite");
});

test("its summary has the promises to all callers of each part", () => {
	expect(demo.summary).toEqual([
		{ title: "Response", text: "The id never changes." },
		{ title: "The next version", text: "Old: Nothing breaks. New: Two agents." },
	]);
});
