import { expect, test } from "vitest";
import type { Vacancy } from "#content/open-vacancies.ts";
import placeholders from "#content/placeholders.json" with { type: "json" };
import type { Claims } from "#content/schema/claims.ts";
import type { Site } from "#content/schema/files.ts";
import { privacySettings } from "#shared/privacy-settings.ts";
import company from "../../tests/fixtures/firm/site.json" with { type: "json" };
import { collections } from "../edit/form/form.ts";
import {
	claimFindings,
	countryFindings,
	dateFindings,
	placeholderFindings,
	promiseFindings,
} from "./content-findings.ts";
import { closedBy, type Finding, groups, report } from "./finding.ts";
import { settingFindings } from "./setting-findings.ts";

/** A company whose owner has given nothing yet. */
const site: Site = {
	...company,
	...placeholders.site,
	copyrightYears: "2022-25",
	facts: placeholders.facts,
};
const logos = placeholders.partners;
const realSite: Site = {
	...site,
	company: "Firm",
	legalEntity: "Firm Pte. Ltd.",
	registeredAddress: "1 Street, Singapore",
	uen: "199800001A",
	email: "office@firm.example",
	facts: Object.fromEntries(Object.keys(site.facts).map((name) => [name, "A real text"])),
};
const hosted = { PUBLIC_EMAIL_KEY: "k" };
const problems = (findings: Finding[]) => findings.map(({ problem }) => problem).join("\n");

test("lists every placeholder, with its file", () => {
	const found = placeholderFindings(site, logos, privacySettings({}));
	expect(problems(found)).toMatch(/UEN.*000000000X/);
	expect(problems(found)).toContain("21 of 21 client logos are invented");
	expect(problems(found)).toMatch(/“.+” leaves out the sentence with \{dateReviewed\}/);
	expect(problems(found)).toMatch(
		/with \{retentionPeriodApplicants\}: .*\{retentionPeriodApplicants\}/,
	);
	// The sentences about the hosted email service and the emails do not apply without settings.
	expect(problems(found)).not.toMatch(/emailServiceName|\{retentionPeriod\}/);
	expect(problems(placeholderFindings(site, logos, privacySettings(hosted)))).toMatch(
		/“.+” leaves out the sentence with \{emailServiceName\}/,
	);
	expect(problems(found).match(/UEN|\{uen\}/g)).toHaveLength(1);
	for (const { fix } of found) expect(fix).toMatch(/^company\//);
});

test("lists a single forgotten fact or logo, and no real ones", () => {
	const realLogos = logos.map((_, n) => `Client ${n}`);
	const find = (facts: Site, names: string[]) =>
		placeholderFindings(facts, names, privacySettings(hosted));
	expect(find(realSite, realLogos)).toEqual([]);
	expect(problems(find({ ...realSite, uen: site.uen }, realLogos))).toContain("UEN");
	expect(problems(find(realSite, [...realLogos.slice(1), "Northfold"]))).toContain(
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

const said = new Map([["pages/a.json", { text: "You receive one invoice." }]]);

test("lists a claim with its place until it is confirmed, or its words are gone", () => {
	expect(claimFindings(register(true), said)).toEqual([]);
	const [finding] = claimFindings(register(false), said);
	expect(finding?.problem).toContain("You receive one invoice.");
	expect(finding?.fix).toMatch(/; otherwise change company\/pages\/a\.json$/);
	const other = new Map([["pages/a.json", { text: "You receive two." }]]);
	expect(claimFindings(register(false), other)).toEqual([]);
});

test.each([
	["2025-12-31", { securityContactUntil: "2026-08-31" }, ""],
	["2026-01-01", { securityContactUntil: "2026-08-31" }, "copyright line ends with 2025"],
	["2025-12-31", { securityContactUntil: "2025-12-31" }, "has expired"],
	["2025-12-31", { securityContactUntil: "2026-01-10" }, "expires in 10 days"],
	["2025-12-31", { securityContactUntil: "2027-03-01" }, "in over a year"],
])("on %s with %o: %s", (today, change, expected) => {
	expect(problems(dateFindings({ ...site, ...change }, [], today))).toContain(expected);
	if (!expected) expect(dateFindings({ ...site, ...change }, [], today)).toEqual([]);
});

test("lists a closed vacancy as a warning", () => {
	const expired = { id: "developer", name: "Developer", lastDay: "2025-02-01" } as Vacancy;
	const dated = { ...site, securityContactUntil: "2026-06-01" };
	const [finding] = dateFindings(dated, [expired], "2025-12-01");
	expect(finding).toMatchObject({ warning: true });
	expect(finding?.problem).toContain("closed after 2025-02-01");
	expect(dateFindings(dated, [expired], "2025-02-01")).toHaveLength(1);
});

test("texts about Singapore are to be reviewed elsewhere", () => {
	const texts = new Map([["phone.json", { hint: "Singapore numbers: with 65." }]]);
	expect(countryFindings({ ...site, country: "PT" }, texts)).toMatchObject([
		{ fix: "company/phone.json, hint", warning: true },
	]);
	expect(countryFindings({ ...site, country: "PT" }, said)).toEqual([]);
	expect(countryFindings({ ...site, country: "SG" }, texts)).toEqual([]);
});

test("the owner is asked how soon, when and by whom an enquiry is answered", () => {
	expect(promiseFindings(site)).toMatchObject([
		{ warning: true, fix: "company/site.json: replyWithin, officeHours, answeredBy" },
	]);
	const given = { replyWithin: "one day", officeHours: "9 to 5", answeredBy: "Ann" };
	expect(promiseFindings({ ...site, ...given })).toEqual([]);
});

const ready = {
	SITE_URL: "https://www.firm.sg",
	SMTP_URL: "smtp://mail.firm.sg",
	MAIL_TO: "office@firm.sg",
	MAIL_FROM: "website@firm.sg",
	TRUSTED_PROXY: "loopback",
	BACKUP_TO: "/backup",
	TIME_ZONE: "Europe/Lisbon",
};

test.each([
	["complete for our own service", ready, ""],
	["none", {}, "SITE_URL is not set"],
	["an address without https", { ...ready, SITE_URL: "http://www.firm.sg" }, "not an https"],
	["the placeholder address", { ...ready, SITE_URL: "https://www.example.com" }, "placeholder"],
	[
		"no trusted proxy and no address yet",
		{ ...ready, SITE_URL: "", TRUSTED_PROXY: "" },
		"TRUSTED_",
	],
	["no trusted proxy", { ...ready, TRUSTED_PROXY: "" }, "TRUSTED_PROXY is not set"],
	[
		"no trusted proxy, but the hosted service",
		{
			SITE_URL: ready.SITE_URL,
			PUBLIC_EMAIL_KEY: "k",
			PUBLIC_EMAIL_SERVICE: "s",
			PUBLIC_EMAIL_TEMPLATE: "t",
		},
		"",
	],
	["no backup", { ...ready, BACKUP_TO: "" }, "BACKUP_TO is not set"],
	["no time zone", { ...ready, TIME_ZONE: "" }, "TIME_ZONE is not set"],
	["no mail server", { ...ready, SMTP_URL: "" }, "SMTP_URL is not set"],
	["the placeholder recipient", { ...ready, MAIL_TO: "hello@example.com" }, "MAIL_TO is not set"],
	[
		"half of those of the hosted service",
		{ ...ready, PUBLIC_EMAIL_KEY: "k" },
		"PUBLIC_EMAIL_TEMPLATE",
	],
])("settings: %s", (_, env, expected) => {
	const found = settingFindings(env);
	expect(problems(found)).toContain(expected);
	expect(found.length > 0).toBe(expected !== "");
});

test("the report goes from the owner's facts to the DNS, each step with what closes it", () => {
	const finding = { problem: "Something", fix: "a file" };
	const mixed = (["DNS of the sender", "Claims", "Facts", "Brand"] as const).map((group) => ({
		group,
		...finding,
	}));
	const text = report([...mixed, { group: "Facts", ...finding, warning: true }]);
	expect(text.match(/^\d\. .*$|^ {2}→ .*$/gm)?.join("\n")).toMatch(
		/1\. Facts \(2\)\n.*entries\/site\n2\. Brand.*\n.*brand\n3\. Claims.*\n.*claims\n4\. DNS.*\n.*your DNS host/,
	);
	expect(text).toContain("4 to fix, 1 to review.");
	expect(report([])).toContain("Nothing to fix");
});

test("the editor has the pages that the report names", () => {
	const shared = collections(new URL("../../company/", import.meta.url)).find(
		({ name }) => name === "shared",
	);
	const names = shared && "files" in shared ? shared.files.map(({ name }) => name) : [];
	const named = groups.flatMap((group) => closedBy(group).match(/(?<=shared\/entries\/)\w+/) ?? []);
	expect(new Set(named)).toEqual(new Set(["site", "partners", "claims"]));
	expect(names).toEqual(expect.arrayContaining(named));
});
