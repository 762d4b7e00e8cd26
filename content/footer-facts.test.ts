import { expect, test } from "vitest";
import company from "#company/site.json" with { type: "json" };
import ui from "#company/ui.json" with { type: "json" };
import { fill } from "#shared/fill.ts";
import { footerFacts, withFacts } from "./footer-facts.ts";
import placeholders from "./placeholders.json" with { type: "json" };
import type { Site } from "./schema/files.ts";

/** The company before its owner has given any fact. */
const { phone, officeHours, ...given }: Site = company;
const site: Site = { ...given, ...placeholders.site };

test("the footer marks a registered fact as a sample until the owner gives it", () => {
	const registered = fill(ui.footerUen, { uen: "000000000X (sample)" });
	expect(footerFacts(site)).toBe(
		`Ninety Eight Software Pte. Ltd. (sample)\n${ui.footerRegistered}\n${registered}\nRegistered address, Singapore (sample)`,
	);
	const given = { legalEntity: "Firm Pte. Ltd.", uen: "199800001A" };
	expect(footerFacts({ ...site, ...given, registeredAddress: "1 Street, Singapore" })).toBe(
		`Firm Pte. Ltd.\n${ui.footerRegistered}\n${fill(ui.footerUen, given)}\n1 Street, Singapore`,
	);
});

test("telephone and office hours stand wherever they are named, but only when given", () => {
	const sentences = ["You can also call {phone}.", "Office hours: {officeHours}."];
	expect(withFacts(sentences, { ...site, phone: "+65 6123 4567" })).toEqual([
		"You can also call +65 6123 4567.",
	]);
	const given = { phone: "+65 6123 4567", officeHours: "Monday to Friday, 9:00 to 18:00" };
	expect(footerFacts({ ...site, ...given })).toMatch(/\n\+65 6123 4567\nMonday to Friday, 9:00/);
	expect(withFacts(sentences, site)).toEqual([]);
});
