import { expect, test } from "vitest";
import given from "#company/site.json" with { type: "json" };
import { privacySettings } from "#shared/privacy-settings.ts";
import { pageAt } from "./pages.ts";
import placeholders from "./placeholders.json" with { type: "json" };
import { missingFacts, textBlocks } from "./text-blocks.ts";

const { blocks } = pageAt("/privacy", "text");
/** A firm that has given no facts yet. */
const site = {
	...given,
	...placeholders.site,
	facts: Object.fromEntries(
		Object.entries(given.facts).map(([name, fact]) => [
			name,
			(placeholders.facts as Record<string, string>)[name] ?? fact,
		]),
	),
};
const realSite = {
	...site,
	legalEntity: "Firm Pte. Ltd.",
	registeredAddress: "1 Street, Singapore",
	uen: "199800001A",
	email: "office@firm.example",
	facts: Object.fromEntries(Object.keys(site.facts).map((name) => [name, `real ${name}`])),
};

/** The text of the privacy notice for these settings. */
const notice = (env: Record<string, string>, facts = realSite) =>
	textBlocks(blocks, facts, privacySettings(env))
		.map(({ text }) => text)
		.join("\n");

const HOSTED = { PUBLIC_EMAIL_KEY: "k" };
const MAIL = { SMTP_URL: "smtp://mail.example" };

const DELETION = { RETENTION_DAYS: "90" };
const ACKNOWLEDGE = { ...MAIL, ACKNOWLEDGE: "on" };
const WEBHOOK = { WEBHOOK_URL: "https://crm.example" };

test.each([
	["by default", {}, /stored by the enquiry service.*until we delete it/s],
	["with mail", MAIL, /It also sends them to us by email.*real retentionPeriod\./s],
	["with deletion", DELETION, /an enquiry 90 days after it arrived/],
	["with an acknowledgement", ACKNOWLEDGE, /We confirm by email/],
	["with a webhook", WEBHOOK, /to another program/],
	["hosted", HOSTED, /is real emailServiceName\..*with it for real retentionPeriod\./s],
])("a setting has its sentence: %s", (_, env, sentences) => {
	expect(notice(env)).toMatch(sentences);
});

test.each([
	[/sends them to us by email|email with it/, {}],
	[/deletes an enquiry/, MAIL],
	[/until we delete it/, DELETION],
	[/confirm by email/, { ...MAIL, ACKNOWLEDGE: "off" }],
	[/confirm by email/, { ACKNOWLEDGE: "on" }],
	[/another program/, { WEBHOOK_URL: " " }],
	[/delivery service/, { PUBLIC_EMAIL_KEY: "" }],
	[
		/enquiry service|deletes an|another program|We confirm|arrived|Global Privacy Control/,
		{ ...HOSTED, ...ACKNOWLEDGE, ...DELETION, ...WEBHOOK },
	],
])("%s is not said with %j", (sentence, env) => {
	expect(notice(env)).not.toMatch(sentence);
});

test("a sentence is left out while the owner has not given its fact, with its heading if it is the only one", () => {
	const headings = (facts: typeof realSite) =>
		textBlocks(pageAt("/accessibility", "text").blocks, facts, privacySettings({})).map(
			({ heading }) => heading,
		);
	expect(notice(MAIL, site)).not.toMatch(
		/\{|to be|real |000000000X|Registered address|example\.com/,
	);
	// A firm outside Singapore has another name for its number.
	expect(notice(MAIL)).toMatch(
		/Firm Pte\. Ltd\., (UEN|registration number) 199800001A, 1 Street, Singapore\./,
	);
	expect(notice(MAIL, site)).toContain("We use your details to consider your application.");
	expect(headings(site)).not.toContain("What is not yet right");
	expect(headings(realSite)).toContain("What is not yet right");
	expect(missingFacts(blocks, site, privacySettings(MAIL)).join()).toBe(
		"retentionPeriod,retentionPeriodApplicants,email,legalEntity,uen,registeredAddress,dateReviewed",
	);
	expect(missingFacts(blocks, realSite, privacySettings(HOSTED))).toEqual([]);
});
