import { expect, test } from "vitest";
import partners from "#content/partners.json" with { type: "json" };
import type { Claims } from "#content/schema/claims.ts";
import type { Site } from "#content/schema/files.ts";
import site from "#content/site.json" with { type: "json" };
import vacancies from "#content/vacancies.json" with { type: "json" };
import { report } from "./finding.ts";
import { openClaims } from "./open-claims.ts";
import { openDates } from "./open-dates.ts";
import { openPlaceholders } from "./open-placeholders.ts";
import { openSettings } from "./open-settings.ts";

const logos = partners.map(({ name }) => name);
const realSite: Site = {
	...site,
	company: "Firm",
	legalEntity: "Firm Pte. Ltd.",
	registeredAddress: "1 Street, Singapore",
	uen: "199800001A",
	email: "office@firm.example",
	facts: Object.fromEntries(Object.keys(site.facts).map((name) => [name, "A real text"])),
};
const whats = (findings: { what: string }[]) => findings.map(({ what }) => what).join("\n");

test("every placeholder of a new copy is listed, with the place to mend it", () => {
	const found = openPlaceholders(site, logos);
	expect(whats(found)).toMatch(/UEN.*000000000X/);
	expect(whats(found)).toContain("21 of 21 client logos are invented");
	expect(found).toHaveLength(5 + Object.keys(site.facts).length + 1);
	for (const { mend } of found) expect(mend).toMatch(/^content\//);
});

test("real facts are not listed, and one forgotten fact or logo is", () => {
	const realLogos = logos.map((_, n) => `Client ${n}`);
	expect(openPlaceholders(realSite, realLogos)).toEqual([]);
	expect(whats(openPlaceholders({ ...realSite, uen: site.uen }, realLogos))).toContain("UEN");
	expect(whats(openPlaceholders(realSite, [...realLogos.slice(1), "Northfold"]))).toContain(
		"1 of 21 client logos are invented: Northfold",
	);
});

const claim = {
	id: "invoice",
	statement: "You receive one invoice.",
	source: "copy deck",
	confirmed: true,
	wordings: [],
	figures: [],
	appearsIn: [{ file: "pages/a.json", text: "one invoice" }],
};
const register = (confirmed: boolean): Claims => ({
	claims: [{ ...claim, confirmed }],
});

test("a statement is open until it is confirmed, and again when its words are gone", () => {
	const says = () => ({ text: "You receive one invoice." });
	expect(openClaims(register(true), says)).toEqual([]);
	expect(whats(openClaims(register(false), says))).toContain("You receive one invoice.");
	expect(whats(openClaims(register(true), () => ({ text: "You receive two." })))).toContain(
		"content/pages/a.json no longer says “one invoice”",
	);
});

test.each([
	["2025-12-31", { securityContactUntil: "2026-08-31" }, ""],
	["2026-01-01", { securityContactUntil: "2026-08-31" }, "copyright line ends with 2025"],
	["2025-12-31", { securityContactUntil: "2025-12-31" }, "has expired"],
	["2025-12-31", { securityContactUntil: "2026-01-10" }, "expires in 10 days"],
	["2025-12-31", { securityContactUntil: "2027-03-01" }, "over a year"],
])("on %s with %o: %s", (today, change, expected) => {
	expect(whats(openDates({ ...site, ...change }, vacancies, today))).toContain(expected);
	if (!expected) expect(openDates({ ...site, ...change }, vacancies, today)).toEqual([]);
});

test("a vacancy past its last day is listed", () => {
	const posting = {
		datePosted: "2025-01-01",
		validThrough: "2025-02-01",
		locality: "S",
		country: "SG",
	};
	const [vacancy] = vacancies;
	if (!vacancy) throw new Error("There is no vacancy to try this with.");
	const past = { ...vacancy, posting };
	const dated = { ...site, securityContactUntil: "2026-06-01" };
	expect(whats(openDates(dated, [past], "2025-12-01"))).toContain("ended on 2025-02-01");
	expect(openDates(dated, [past], "2025-02-01")).toHaveLength(1);
});

const ready = {
	SITE_URL: "https://www.firm.sg",
	SMTP_URL: "smtp://mail.firm.sg",
	MAIL_TO: "office@firm.sg",
	MAIL_FROM: "website@firm.sg",
};

test.each([
	["all of our own service", ready, ""],
	["nothing", {}, "SITE_URL is not set"],
	["an address without https", { ...ready, SITE_URL: "http://www.firm.sg" }, "not an https"],
	["the example's address", { ...ready, SITE_URL: "https://www.example.com" }, "placeholder"],
	["no mail server", { ...ready, SMTP_URL: "" }, "SMTP_URL is not set"],
	["the example's receiver", { ...ready, MAIL_TO: "hello@example.com" }, "MAIL_TO is not set"],
	["half of the hosted service", { ...ready, PUBLIC_EMAIL_KEY: "k" }, "PUBLIC_EMAIL_TEMPLATE"],
])("settings: %s", (_, env, expected) => {
	const found = openSettings(env);
	expect(whats(found)).toContain(expected);
	expect(found.length > 0).toBe(expected !== "");
});

test("the report counts what is open apart from what is worth a look", () => {
	const text = report([
		{ group: "Dates", what: "Something", mend: "a file" },
		{ group: "Dates", what: "Something else", mend: "a file", warning: true },
	]);
	expect(text).toContain("Dates (2)");
	expect(text).toContain("1 open, 1 to look at.");
	expect(report([])).toContain("Nothing is open");
});
