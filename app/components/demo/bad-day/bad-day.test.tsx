// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { resolveBadDay } from "#content/demos/bad-day/bad-day.ts";
import { BadDay } from "./bad-day.tsx";

afterEach(cleanup);

const demo = resolveBadDay({
	demo: "bad-day",
	provider: "payment provider",
	call: "payment",
	calls: "payments",
	field: "amount",
	seen: { fine: "Paid.", slow: "One moment.", down: "Your order is safe.", changed: "Checking." },
});

/** The descriptions by their terms. */
const rows = () => {
	const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
	const descriptions = texts("definition");
	return Object.fromEntries(texts("term").map((term, index) => [term, descriptions[index]]));
};

test("starts on the bad day that its heading names", () => {
	render(<BadDay demo={demo} />);
	expect(screen.getByRole("group", { name: "The payment provider today" })).toBeTruthy();
	expect(screen.getAllByRole("radio")).toHaveLength(4);
	expect(screen.getByRole<HTMLInputElement>("radio", { name: "Down" }).checked).toBe(true);
	expect(rows()["What your user sees"]).toBe("Your order is safe.");
});

test("says what each state means, in the words of the page", async () => {
	render(<BadDay demo={demo} />);
	await userEvent.click(screen.getByRole("radio", { name: "Fine" }));
	expect(rows()["What your user sees"]).toBe("Paid.");
	await userEvent.click(screen.getByRole("radio", { name: "Down" }));
	expect(rows()).toEqual({
		"What your user sees": "Your order is safe.",
		"Who is told": "The person on duty, at the start and at the end.",
	});
});

test("what is tried again and the log are one click away, for the state that is chosen", async () => {
	render(<BadDay demo={demo} />);
	await userEvent.click(screen.getByText("The tries and the log"));
	const more = screen.getByRole("group", { name: "" });
	expect(more).toHaveProperty("open", true);
	expect(more.textContent).toContain("Then payments wait in your own database");
	expect(screen.getByText("payment kept, 1 waiting")).toBeTruthy();
	await userEvent.click(screen.getByRole("radio", { name: "A field changed" }));
	expect(more).toHaveProperty("open", true);
	expect(screen.getByText('answer refused: "amount" is missing')).toBeTruthy();
});

test("the piece in the picture says what it is", async () => {
	render(<BadDay demo={demo} />);
	expect(screen.getByText("Payment, waiting")).toBeTruthy();
	await userEvent.click(screen.getByRole("radio", { name: "Slow" }));
	expect(screen.getByText("Payment, twice")).toBeTruthy();
});

test("no sentence keeps a placeholder", () => {
	expect(JSON.stringify(demo)).not.toMatch(/[{]\w+[}]/);
	expect(demo.parts.provider).toBe("Payment provider");
	expect(demo.summary).toHaveLength(4);
});
