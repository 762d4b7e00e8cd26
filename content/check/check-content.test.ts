import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sampleVacancy } from "../test/sample-vacancy.ts";
import { checkContent } from "./check-content.ts";
import { type ContentError, inOneLine } from "./content-error.ts";

type Json = Record<string, unknown>;

/** A small firm, whose words no owner changes. */
const FIRM = new URL("../../tests/fixtures/firm/", import.meta.url);
const read = (file: string): Json => JSON.parse(readFileSync(new URL(file, FIRM), "utf8"));

const lines = (errors: ContentError[]) => errors.map(inOneLine);
/** The report on the small firm with other texts in some files. */
const reportWith = (changed: Record<string, string>) => checkContent(FIRM, changed);
/** The report of the checks after a change to one file. */
const reportAfter = (file: string, change: (json: Json) => unknown) => {
	const json = read(file);
	return reportWith({ [file]: JSON.stringify(change(json) ?? json) });
};
const mistakes = (file: string, change: (json: Json) => unknown) =>
	lines(reportAfter(file, change).mistakes);

const PAGE = "pages/api-development.json";
const BROCHURE = "pages/cloud-services-pdf.json";

test("the small firm of the tests has no mistakes and no warnings", () => {
	expect(reportWith({})).toEqual({ mistakes: [], warnings: [] });
});

const OFFICE = { picture: "our-office", pictureText: "Our office" };
const PRICES = [{ page: "cloud-services", section: "prices" }];
const TECHSTACK = { id: "techstack", heading: "Techstack", kind: "techstack" };
const USES = ["React", "Cobol"].map((name) => ({ for: "Screens", technologies: [name] }));
const QUOTE = { claim: "praise", text: "It works.", name: "A. Client", role: "Director" };
const [SLIDE] = read("pages/home.json").heroSlides as Json[];
const OWNER = { ...(read("mails.json").owner as Json), subject: "From {nmae}, {company}" };
const TABS = { ...(read("technologies.json").tabs as Json), Cloud: ["Cobol"] };
const TESTER = { ...sampleVacancy, route: "/careers/tester" };

test.each([
	[PAGE, { name: "" }, "name: must not be empty"],
	[PAGE, { kind: "poem" }, "kind: "],
	[PAGE, { name: "Half \ud83d an emoji" }, "name: has half an emoji or a control character"],
	[PAGE, { name: "A \u0007 bell" }, "name: has half an emoji or a control character"],
	[PAGE, { name: "A tab\tin a line" }, "name: has half an emoji or a control character"],
	[PAGE, { name: "Bytes \ufffd of no text" }, "name: has half an emoji or a control character"],
	[PAGE, OFFICE, "picture: there is no company/public/art/our-office-640.avif"],
	[
		PAGE,
		{ sections: [{ ...TECHSTACK, uses: USES }] },
		"sections.0.uses.1.technologies: “Cobol” is in",
	],
	["site.json", { email: "sales@acme" }, "email: must be an email address"],
	["site.json", { phone: "call us" }, "phone: must be a number such as +65 6123 4567"],
	["site.json", { people: [{ name: "Ada" }] }, "people.0.role: "],
	[
		"pages/home.json",
		{ heroSlides: [{ ...SLIDE, page: "nowhere" }] },
		"heroSlides.0.page: there is no",
	],
	["pages/home.json", { route: "/contact" }, "route: pages/contact.json has the same address"],
	[BROCHURE, { of: "nowhere" }, "of: there is no page “nowhere”"],
	[
		BROCHURE,
		{ sections: [{ page: "quality", section: "invoice" }] },
		"sections.0.section: the page quality has no section “invoice”",
	],
	[
		BROCHURE,
		{ sections: PRICES },
		"sections.0.section: the page cloud-services has no section “prices”",
	],
	[
		"mails.json",
		{ owner: OWNER },
		"owner.subject: does not know {nmae}; it knows {company}, {email}",
	],
	[
		"pages/privacy.json",
		{ blocks: [{ heading: "A", sentences: [{ text: "{time}" }] }] },
		"blocks.0.sentences.0.text: site.json has no fact {time}",
	],
	[
		"pages/quality.json",
		{ proof: { heading: "Said of us", quote: QUOTE } },
		"proof.quote.claim: claims.json has no",
	],
	[
		"technologies.json",
		{ tabs: TABS },
		"tabs.Cloud: “Cobol” has no logo in technologies.json, logos",
	],
	[
		"pages/who-we-are.json",
		{ more: { text: "Join us", page: "role" } },
		"more.page: role is a vacancy, whose",
	],
])("%s with %j is refused: %s", (file, change, message) => {
	const vacancy = JSON.stringify({ ...TESTER, route: "/careers/role" });
	const changed = JSON.stringify({ ...read(file), ...change });
	const { mistakes } = reportWith({ "pages/role.json": vacancy, [file]: changed });
	expect(lines(mistakes)).toContainEqual(expect.stringContaining(`${file}, ${message}`));
});

test("a file that is no JSON is named, and one of a vacancy with another address", () => {
	expect(reportWith({ "site.json": "{" }).mistakes).toEqual([
		expect.objectContaining({ file: "site.json", code: "json" }),
	]);
	expect(lines(reportWith({ "pages/role.json": JSON.stringify(TESTER) }).mistakes)).toEqual([
		"pages/role.json, route: must be /careers/role, like its file",
	]);
});

test("emojis, no client logos, and the optional facts are taken", () => {
	const people = [{ name: "Ada Müller", role: "Founder" }];
	const facts = { phone: "+65 6123 4567", officeHours: "Monday to Friday", people };
	expect(mistakes("site.json", (json) => ({ ...json, ...facts }))).toEqual([]);
	expect(mistakes(PAGE, (json) => ({ ...json, name: "👩‍💻 and\n🇸🇬" }))).toEqual([]);
	expect(mistakes("partners.json", () => [])).toEqual([]);
});

test("a picture of the owner needs a text, and a drawn one does not", () => {
	const picture = "cloud";
	expect(mistakes(PAGE, (json) => ({ ...json, picture }))).toEqual([]);
	const found = (more: object) =>
		mistakes(PAGE, (json) => ({ ...json, picture: "our-office", ...more }));
	const advice = `${PAGE}, pictureText: is needed`;
	expect(found({})).toContainEqual(expect.stringContaining(advice));
	expect(found({ pictureText: "Our office" })).not.toContainEqual(expect.stringContaining(advice));
});

test("a section of home needs its record, and those to which other pages link have to stay", () => {
	const sections = ["contact", "whatwedo", "ourservices", "techstack"];
	expect(mistakes("pages/home.json", (json) => ({ ...json, sections }))).toEqual([]);
	const without = { "pages/techstack.json": null, "pages/home-page-pdf.json": null };
	expect(lines(checkContent(FIRM, without).mistakes)).toContain(
		"pages/home.json, sections.4: no page has the section “techstack”; leave it out",
	);
	expect(mistakes("pages/home.json", (json) => ({ ...json, sections: ["contact"] }))).toEqual([
		"pages/home.json, sections: must have whatwedo, ourservices, contact: other pages link there",
	]);
});

test.each([
	["a street address", "registeredAddress", "71 Ayer Rajah Crescent, #05-12, Singapore 139951"],
	["a different copyright year", "copyrightYears", "2011-26"],
	["a different founding year", "founded", "2011"],
])("%s needs no entry in claims.json", (_, field, value) => {
	expect(reportAfter("site.json", (json) => ({ ...json, [field]: value }))).toEqual({
		mistakes: [],
		warnings: [],
	});
});

/** The report with vacancies beside the shipped ones. */
function withVacancies(count: number, change: object = {}) {
	const files = Array.from({ length: count }, (_, n) => {
		const vacancy = { ...TESTER, route: `/careers/role-${n}`, ...change };
		return [`pages/role-${n}.json`, JSON.stringify(vacancy)] as const;
	});
	return lines(reportWith(Object.fromEntries(files)).mistakes);
}

test("twelve vacancies can be open, and closed ones do not count", () => {
	const free = 11;
	expect(withVacancies(free)).toEqual([]);
	expect(withVacancies(20, { lastDay: "2025-02-01" })).toEqual([]);
	expect(withVacancies(free + 1)).toEqual([
		expect.stringMatching(/^pages\/role-\d+\.json: there are already 12 open vacancies$/),
	]);
});

test("the founding year is any year up to this one", () => {
	const founded = (year: number) =>
		mistakes("site.json", (json) => ({ ...json, founded: String(year) }));
	const thisYear = new Date().getFullYear();
	expect([founded(1874), founded(thisYear)]).toEqual([[], []]);
	expect(founded(thisYear + 1)).toEqual(["site.json, founded: must not be in the future"]);
});

test("a new page is one file", () => {
	const page = { ...read(PAGE), route: "/our-services/new" };
	const report = checkContent(FIRM, { "pages/new.json": JSON.stringify(page) });
	expect(report).toEqual({ mistakes: [], warnings: [] });
});
