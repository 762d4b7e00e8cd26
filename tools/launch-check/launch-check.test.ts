import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Vacancy } from "#content/open-vacancies.ts";
import placeholders from "#content/placeholders.json" with { type: "json" };
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
import { nameFindings, settingFindings } from "./setting-findings.ts";

/** A company whose owner has given nothing yet. */
const site: Site = {
	...company,
	...placeholders.site,
	copyrightYears: "2022-25",
	facts: placeholders.facts,
};
const logos = placeholders.partners;
const realLogos = logos.map((_, n) => `Client ${n}`);
const real = (facts: object) =>
	Object.fromEntries(Object.keys(facts).map((name) => [name, "A real text"]));
const realSite: Site = { ...site, ...real(placeholders.site), facts: real(site.facts) };
const problems = (findings: Finding[]) => findings.map(({ problem }) => problem).join("\n");
const placeholdersIn = (facts: Site, names: string[], env = {}) =>
	problems(placeholderFindings(facts, names, privacySettings(env)));
const hosted = { PUBLIC_EMAIL_KEY: "k" };

test("lists every placeholder, of sentences only those that the settings bring", () => {
	const found = placeholdersIn(site, logos);
	expect(found).toMatch(/UEN.*000000000X/);
	expect(found).toContain("21 of 21 client logos are invented");
	expect(found).toMatch(/“.+” leaves out the sentence with \{dateReviewed\}/);
	expect(found).not.toMatch(/emailServiceName|\{retentionPeriod\}/);
	expect(placeholdersIn(site, logos, hosted)).toContain("the sentence with {emailServiceName}");
});

test("lists a single forgotten fact or logo, and no real ones", () => {
	expect(placeholdersIn(realSite, realLogos, hosted)).toBe("");
	const forgotten = { ...realSite, uen: site.uen };
	expect(placeholdersIn(forgotten, ["Northfold", ...realLogos.slice(1)], hosted)).toMatch(
		/^The registration number .+\n1 of 21 client logos are invented: Northfold$/,
	);
});

const said = new Map([["pages/a.json", { text: "You receive one invoice." }]]);

test("lists a claim with its place until it is confirmed, or its words are gone", () => {
	const claim = {
		...{ id: "invoice", statement: "You receive one invoice.", source: "copy deck" },
		...{ wordings: [], figures: [], confirmed: false },
		appearsIn: [{ file: "pages/a.json", text: "one invoice" }],
	};
	expect(claimFindings({ claims: [claim] }, said)).toMatchObject([
		{
			problem: expect.stringContaining("You receive one invoice."),
			fix: expect.stringMatching(/; otherwise change company\/pages\/a\.json$/),
		},
	]);
	expect(claimFindings({ claims: [{ ...claim, confirmed: true }] }, said)).toEqual([]);
	const other = new Map([["pages/a.json", { text: "You receive two." }]]);
	expect(claimFindings({ claims: [claim] }, other)).toEqual([]);
});

test.each([
	["2025-02-01", "2025-08-31", ""],
	["2025-02-02", "2025-08-31", "The vacancy “Developer” closed after 2025-02-01 and has no page"],
	["2026-01-01", "2026-08-31", "The copyright line ends with 2025"],
	["2025-12-31", "2025-12-31", "security.txt has expired"],
	["2025-12-31", "2026-01-10", "security.txt expires in 10 days"],
	["2025-12-31", "2027-03-01", "security.txt expires in over a year"],
])("on %s with a contact until %s: %s", (today, securityContactUntil, expected) => {
	const expired = { id: "developer", name: "Developer", lastDay: "2025-02-01" } as Vacancy;
	const found = problems(dateFindings({ ...site, securityContactUntil }, [expired], today));
	expect(found).toContain(expected);
	if (!expected) expect(found).toBe("");
});

test("texts about Singapore are to be reviewed elsewhere, and promises are asked for", () => {
	const texts = new Map([["phone.json", { hint: "Singapore numbers: with 65." }]]);
	expect(countryFindings({ ...site, country: "PT" }, texts)).toMatchObject([
		{ fix: "company/phone.json, hint", warning: true },
	]);
	expect(countryFindings({ ...site, country: "PT" }, said)).toEqual([]);
	expect(countryFindings({ ...site, country: "SG" }, texts)).toEqual([]);
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
const hostedReady = { ...hosted, PUBLIC_EMAIL_SERVICE: "s", PUBLIC_EMAIL_TEMPLATE: "t" };

test.each([
	["complete for our own service", ready, ""],
	["complete for the hosted one", { SITE_URL: ready.SITE_URL, ...hostedReady }, ""],
	["none", {}, "SITE_URL is not set"],
	["an address without https", { ...ready, SITE_URL: "http://www.firm.sg" }, "not an https"],
	["the placeholder address", { ...ready, SITE_URL: "https://www.example.com" }, "placeholder"],
	["no trusted proxy", { ...ready, TRUSTED_PROXY: "" }, "TRUSTED_PROXY is not set"],
	["no backup", { ...ready, BACKUP_TO: "" }, "BACKUP_TO is not set"],
	["the placeholder recipient", { ...ready, MAIL_TO: "hello@example.com" }, "MAIL_TO is not set"],
	["half of those of the hosted service", { ...ready, ...hosted }, "PUBLIC_EMAIL_TEMPLATE"],
])("settings: %s", (_, env, expected) => {
	const found = problems(settingFindings(env));
	expect(found).toContain(expected);
	expect(found === "").toBe(expected === "");
});

test("a name in .env that nothing reads is named, and none of the example", () => {
	const example = readFileSync(".env.example", "utf8");
	const env = "RETENTION_DAY=90\nWATCH_SECONDS=60\nRETRY_BASE_MS=1000\n";
	expect(nameFindings(env + example, example)).toMatchObject([
		{ warning: true, problem: expect.stringMatching(/^RETENTION_DAY in \.env is no setting/) },
	]);
});

test("the report goes from the owner's facts to the DNS, each step with what closes it", () => {
	const mixed = (["DNS of the sender", "Claims", "Facts", "Brand"] as const).map((group) => ({
		...{ group, problem: "Something", fix: "a file" },
		...(group === "Brand" && { warning: true as const }),
	}));
	const text = report(mixed);
	expect(text.match(/^\d\. .*$|^ {2}→ .*$/gm)?.join("\n")).toMatch(
		/1\. Facts \(1\)\n.*entries\/site\n2\. Brand.*\n.*brand\n3\. Claims.*\n.*claims\n4\. DNS.*\n.*your DNS host/,
	);
	expect(text).toContain("3 to fix, 1 to review.");
	expect(report([])).toContain("Nothing to fix");
});

test("the editor has the pages that the report names", () => {
	const folder = new URL("../../company/", import.meta.url);
	const shared = collections(folder).find(({ name }) => name === "shared");
	const names = shared && "files" in shared ? shared.files.map(({ name }) => name) : [];
	const named = groups.flatMap((group) => closedBy(group).match(/(?<=shared\/entries\/)\w+/) ?? []);
	expect(new Set(named)).toEqual(new Set(["site", "partners", "claims"]));
	expect(names).toEqual(expect.arrayContaining(named));
});
