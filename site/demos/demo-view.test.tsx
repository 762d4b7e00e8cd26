// @vitest-environment jsdom
import { readdirSync } from "node:fs";
import { cleanup, render, screen } from "@testing-library/react";
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { DemoView } from "./demo-view.tsx";
import { type DemoName, type DemoRecord, demoSchema, demos, resolveDemo } from "./demos.ts";

const names = Object.keys(demos) as DemoName[];
const files = import.meta.glob<DemoRecord>("./*/fixture.ts", { eager: true, import: "fixture" });
const views = import.meta.glob("./*/view.tsx");
const fixtureOf = (name: DemoName) => v.parse(demoSchema, files[`./${name}/fixture.ts`]);

const show = (name: DemoName) => render(<DemoView demo={resolveDemo(fixtureOf(name))} />);

beforeEach(() => {
	vi.spyOn(console, "error");
});
afterEach(() => {
	expect(console.error).not.toHaveBeenCalled();
	vi.restoreAllMocks();
	cleanup();
});

test("each folder has a demo of the register, and a view", () => {
	const folders = readdirSync("site/demos", { withFileTypes: true })
		.filter((entry) => entry.isDirectory() && entry.name !== "stage")
		.map(({ name }) => name);
	expect(folders.sort()).toEqual([...names].sort());
	expect(Object.keys(views).sort()).toEqual(names.map((name) => `./${name}/view.tsx`).sort());
});

test("no view loads the schemas", async () => {
	vi.resetModules();
	vi.doMock("valibot", () => {
		throw new Error("A view loads valibot.");
	});
	for (const load of Object.values(views)) expect(await load()).toHaveProperty("View");
	vi.doUnmock("valibot");
});

describe("a link that asks for a choice", () => {
	afterEach(() => history.replaceState(null, "", "/"));

	test("lets the demo begin with it", async () => {
		history.replaceState(null, "", "/?try=2");
		show("stolen-password");
		const passkey = await screen.findByRole<HTMLInputElement>("radio", { name: "Passkey" });
		expect(passkey.checked).toBe(true);
	});

	test.each(names)("begins as usual if %s does not have it", async (name) => {
		history.replaceState(null, "", "/?try=99");
		const { container } = show(name);
		await vi.waitFor(() => expect(container.querySelector("[data-controls]")).toBeTruthy());
	});
});

test("the tally of the guesses is read as a whole, and the slider is named by the question", async () => {
	show("guesses");
	const slider = await screen.findByRole("slider", { name: "What happens" });
	expect(slider.getAttribute("aria-valuetext")).toBe("Idea");
	expect(screen.getByText("open").closest("[aria-live]")?.getAttribute("aria-atomic")).toBe("true");
});
