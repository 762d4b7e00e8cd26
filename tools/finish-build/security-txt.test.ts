import { expect, test } from "vitest";
import { securityTxt } from "./security-txt.ts";

test("it has the fields of RFC 9116, and expires within a year", () => {
	const now = Date.UTC(2026, 0, 15, 13);
	const text = securityTxt("hello@firm.example", "https://www.firm.example", now);
	const fields = Object.fromEntries(
		text
			.trimEnd()
			.split("\n")
			.map((line) => line.split(/: (.*)/s)),
	);
	expect(fields).toMatchObject({
		Contact: "mailto:hello@firm.example",
		Canonical: "https://www.firm.example/.well-known/security.txt",
		Policy: "https://www.firm.example/security",
		"Preferred-Languages": "en",
	});
	const days = (Date.parse(fields.Expires ?? "") - now) / 86_400_000;
	expect(days).toBeGreaterThan(330);
	expect(days).toBeLessThan(365);
});
