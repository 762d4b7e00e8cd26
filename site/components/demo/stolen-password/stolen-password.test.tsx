// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { resolveDemoSection } from "#content/demos.ts";
import { pageById } from "#content/pages.ts";
import { StolenPassword } from "./stolen-password.tsx";

afterEach(cleanup);

function demoOfPage() {
	const page = pageById("customer-identity-and-access-management");
	const section =
		page.kind === "offering" ? page.sections.find(({ kind }) => kind === "demo") : undefined;
	const demo = section?.kind === "demo" ? resolveDemoSection(section).demo : undefined;
	if (demo?.demo !== "stolen-password") throw new Error("The page has no such demo.");
	return demo;
}

const demo = demoOfPage();
const reach = () => screen.getAllByRole("definition")[0]?.textContent;
const choose = (name: string) => userEvent.click(screen.getByRole("radio", { name }));

test("starts with a leaked password that opens everything", () => {
	render(<StolenPassword demo={demo} />);
	const groups = screen.getAllByRole("group").map((group) => group.textContent);
	expect(groups).toEqual([
		expect.stringMatching(/^What guards the account/),
		expect.stringMatching(/^What the thief tries/),
	]);
	expect(reach()).toMatch(/^All the way/);
});

test.each([
	["Password alone", "Leaked password", /^All the way/],
	["Password alone", "Fake sign-in page", /^All the way/],
	["Password and code", "Leaked password", /^Through the first door only/],
	["Password and code", "Fake sign-in page", /^All the way/],
	["Passkey", "Leaked password", /^Nowhere/],
	["Passkey", "Fake sign-in page", /^Nowhere/],
])("%s against a %s", async (guard, attack, expected) => {
	render(<StolenPassword demo={demo} />);
	await choose(guard);
	await choose(attack);
	expect(reach()).toMatch(expected);
	expect(screen.getAllByRole("definition")).toHaveLength(3);
});

test("shows the picture of the state, and loads the others after it", async () => {
	const { container } = render(<StolenPassword demo={demo} />);
	const shown = () => container.querySelector('[data-shown="true"] img')?.getAttribute("src");
	const states = () => container.querySelectorAll(".state").length;
	await choose("Passkey");
	expect(shown()).toBe("/art/gates-passkey-leak-cutout-960.webp");
	expect(states()).toBe(1);
	fireEvent.load(container.querySelector("img") as HTMLImageElement);
	expect(states()).toBe(6);
	await choose("Fake sign-in page");
	expect(shown()).toBe("/art/gates-passkey-page-cutout-960.webp");
});

test("says which gates are open", async () => {
	const { container } = render(<StolenPassword demo={demo} />);
	await choose("Password and code");
	const gates = [...container.querySelectorAll(".stage li")].map(({ textContent }) => textContent);
	expect(gates).toEqual(["Sign-in open", "Account shut", "Payment details shut"]);
});

test("the arrow keys change the guard", async () => {
	render(<StolenPassword demo={demo} />);
	screen.getByRole("radio", { name: "Password alone" }).focus();
	await userEvent.keyboard("{ArrowDown}{ArrowDown}");
	expect(screen.getByRole<HTMLInputElement>("radio", { name: "Passkey" }).checked).toBe(true);
	expect(reach()).toMatch(/^Nowhere/);
});
