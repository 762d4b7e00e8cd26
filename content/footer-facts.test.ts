import { expect, test } from "vitest";
import site from "#company/site.json" with { type: "json" };
import { footerFacts, withFacts } from "./footer-facts.ts";
import type { Site } from "./schema/files.ts";

test("the footer leaves a fact out while the owner has not given it", () => {
	expect(footerFacts(site)).toBe("Registered in Singapore.");
	const given = { legalEntity: "Firm Pte. Ltd.", uen: "199800001A" };
	expect(footerFacts({ ...site, ...given })).toBe(
		"Firm Pte. Ltd.\nRegistered in Singapore.\nUEN 199800001A",
	);
	expect(footerFacts({ ...site, registeredAddress: "1 Street, Singapore" })).toBe(
		"Registered in Singapore.\n1 Street, Singapore",
	);
});

test("telephone and office hours stand wherever they are named, but only when given", () => {
	const draft: Site = site;
	const sentences = ["You can also call {phone}.", "Office hours: {officeHours}."];
	expect(withFacts(sentences, { ...draft, phone: "+65 6123 4567" })).toEqual([
		"You can also call +65 6123 4567.",
	]);
	const given = { phone: "+65 6123 4567", officeHours: "Monday to Friday, 9:00 to 18:00" };
	expect(footerFacts({ ...draft, ...given })).toMatch(/\n\+65 6123 4567\nMonday to Friday, 9:00/);
	expect(withFacts(sentences, draft)).toEqual([]);
});
