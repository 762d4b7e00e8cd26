import { expect, test } from "vitest";
import { resolveStolenPassword } from "./stolen-password.ts";

const outcome = (reach: string) => ({ reach, noticed: "Nothing.", left: "Everything." });

test("the summary says how far each attack gets past each guard", () => {
	const { summary } = resolveStolenPassword({
		demo: "stolen-password",
		heading: "A stolen password",
		intro: "Choose.",
		note: "A sample.",
		guards: { legend: "Guard", password: "Password", code: "Code", passkey: "Passkey" },
		attacks: { legend: "Attack", leak: "A leak", page: "A fake page" },
		doors: ["Front", "Middle", "Back"],
		doorStates: { open: "Open", shut: "Shut" },
		terms: outcome("How far"),
		outcomes: {
			password: { leak: outcome("All the way."), page: outcome("All the way.") },
			code: { leak: outcome("One door."), page: outcome("All the way.") },
			passkey: { leak: outcome("Nowhere."), page: outcome("Nowhere.") },
		},
	});
	expect(summary).toEqual([
		{ title: "Password", text: "A leak: all the way. A fake page: all the way." },
		{ title: "Code", text: "A leak: one door. A fake page: all the way." },
		{ title: "Passkey", text: "A leak: nowhere. A fake page: nowhere." },
	]);
});
