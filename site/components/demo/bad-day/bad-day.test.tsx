// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { resolveBadDay } from "#content/demos/bad-day/bad-day.ts";
import { BadDay } from "./bad-day.tsx";

afterEach(cleanup);

const demo = resolveBadDay({
	demo: "bad-day",
	provider: "payment provider",
	call: "payment",
	calls: "payments",
	field: "amount",
	seen: {
		down: { screen: "Your order is safe.", note: "Nobody starts again." },
		slow: { screen: "One moment.", note: "The card is charged once." },
		changed: { screen: "We are checking it.", note: "No wrong amount is posted." },
		fine: { screen: "Paid.", note: "It is in the books." },
	},
});
const choose = (name: string) => userEvent.click(screen.getByRole("radio", { name }));
const steps = () => {
	const [journey] = screen.getAllByRole("list");
	return Array.from(journey?.children ?? [], ({ textContent }) => textContent);
};

/** The descriptions by their terms. */
const rows = () => {
	const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
	const descriptions = texts("definition");
	return Object.fromEntries(texts("term").map((term, index) => [term, descriptions[index]]));
};

beforeEach(() => {
	render(<BadDay demo={demo} />);
});

test("starts on its first choice, the bad day that its heading names", () => {
	expect(screen.getByRole("group", { name: "The payment provider today" })).toBeTruthy();
	const [first, ...others] = screen.getAllByRole<HTMLInputElement>("radio");
	expect(others).toHaveLength(3);
	expect(first?.checked).toBe(true);
	expect(screen.getByRole("radio", { name: "Down" })).toBe(first);
	expect(screen.getByText("Your order is safe.")).toBeTruthy();
});

test("what the user reads is apart from our word on it, and both are announced", async () => {
	await choose("Slow");
	for (const text of ["One moment.", "The card is charged once."]) {
		expect(screen.getByText(text).closest("[aria-live]")).toBeTruthy();
	}
});

test("one line says what it comes to, and is announced", async () => {
	await choose("Incomplete answers");
	const promise = screen.getByText("Half an answer never reaches your data.");
	expect(promise.closest("[aria-live]")).toBeTruthy();
});

test("the steps say in order what happens, and where", async () => {
	expect(steps()).toEqual([
		"Asked Your software",
		"No answer Payment provider",
		"Kept safe Your database",
		"Sent later Payment provider",
	]);
	await choose("Incomplete answers");
	expect(steps()).toContain("A person looks Person on duty");
});

test("says who is told, and how it would end without this", async () => {
	expect(rows()).toEqual({
		"Who is told": "The person on duty, at the start and at the end.",
		"Without this": "An error page, and the payment is lost.",
	});
	await choose("Fine");
	expect(rows()["Who is told"]).toMatch(/^Nobody/);
});

test("what is tried again and the log are one click away, for the state that is chosen", async () => {
	await userEvent.click(screen.getByText("The tries and the log"));
	const more = screen.getByRole("group", { name: "" });
	expect(more).toHaveProperty("open", true);
	expect(more.textContent).toContain("Then payments wait in your own database");
	expect(screen.getByText("payment kept, 1 waiting")).toBeTruthy();
	await choose("Incomplete answers");
	expect(more).toHaveProperty("open", true);
	expect(screen.getByText('answer refused: "amount" is missing')).toBeTruthy();
});

test("no sentence keeps a placeholder, and no step lacks its words", () => {
	expect(JSON.stringify(demo)).not.toMatch(/[{]\w+[}]/);
	for (const { steps } of demo.states) {
		for (const { text, place } of steps) expect(text && place).toBeTruthy();
	}
	expect(demo.summary).toHaveLength(4);
});
