import { expect, test } from "vitest";
import site from "#company/site.json" with { type: "json" };
import { footerFacts } from "./footer-facts.ts";

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
