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

test("an invalid field is named with its file", () => {
	expect(mistakes(PAGE, (json) => ({ ...json, name: "" }))).toEqual([
		`${PAGE}, name: must not be empty`,
	]);
	expect(mistakes("site.json", (json) => ({ ...json, email: "sales@acme" }))[0]).toMatch(
		/^site\.json, email: must be an email address/,
	);
});

test.each(["Half \ud83d an emoji", "A \u0007 bell", "A tab\tin a line", "Bytes \ufffd of no text"])(
	"%j is refused with its file and field",
	(name) => {
		expect(mistakes(PAGE, (json) => ({ ...json, name }))).toEqual([
			`${PAGE}, name: has half an emoji or a control character: type the words around it again`,
		]);
	},
);

test("a whole emoji, joined ones and a line break are text", () => {
	expect(mistakes(PAGE, (json) => ({ ...json, name: "👩‍💻 and\n🇸🇬" }))).toEqual([]);
});

test("a file that is not valid JSON is named", () => {
	const { mistakes } = reportWith({ "site.json": "{" });
	expect(mistakes).toEqual([expect.objectContaining({ file: "site.json", code: "json" })]);
});

test("an unknown kind of page is refused", () => {
	expect(mistakes(PAGE, (json) => ({ ...json, kind: "poem" }))[0]).toMatch(
		/^pages\/[\w-]+\.json, kind: /,
	);
});

test("a slide and a brochure that refer to a missing page are refused", () => {
	const home = mistakes("pages/home.json", (json) => {
		const [first, ...others] = json.heroSlides as object[];
		return { ...json, heroSlides: [{ ...first, page: "nowhere" }, ...others] };
	});
	expect(home).toContain("pages/home.json, heroSlides.0.page: there is no page “nowhere”");
	expect(mistakes(BROCHURE, (json) => ({ ...json, of: "nowhere" }))).toContain(
		`${BROCHURE}, of: there is no page “nowhere”`,
	);
});

test("a brochure that refers to a missing section is refused", () => {
	const sections = [{ page: "cloud-services", section: "prices" }];
	expect(mistakes(BROCHURE, (json) => ({ ...json, sections }))).toEqual([
		`${BROCHURE}, sections.0.section: the page cloud-services has no section “prices”`,
	]);
});

test("a placeholder that a mail does not know is refused with its field", () => {
	const found = mistakes("mails.json", (json) => ({
		...json,
		owner: { ...(json.owner as object), subject: "From {nmae}, {company}" },
	}));
	expect(found).toEqual([
		"mails.json, owner.subject: does not know {nmae}; it knows {company}, {email}, {name}, {type}",
	]);
});

test("a sentence that names an unknown fact is refused with its field", () => {
	const blocks = [{ heading: "How long", sentences: [{ text: "For {retentionTime}." }] }];
	expect(mistakes("pages/privacy.json", (json) => ({ ...json, blocks }))).toEqual([
		"pages/privacy.json, blocks.0.sentences.0.text: site.json has no fact {retentionTime}",
	]);
});

test("a quote whose claim is not in the register is refused", () => {
	const quote = { claim: "praise", text: "It works.", name: "A. Client", role: "Director" };
	const page = "pages/quality.json";
	const found = mistakes(page, (json) => ({ ...json, proof: { heading: "Said of us", quote } }));
	expect(found).toEqual([`${page}, proof.quote.claim: claims.json has no claim “praise”`]);
});

test("two pages at one address are refused", () => {
	expect(mistakes(PAGE, (json) => ({ ...json, route: "/" }))).toContain(
		`pages/home.json, route: ${PAGE} has the same address`,
	);
});

test("a missing picture is refused with its field", () => {
	const missing = { picture: "our-office", pictureText: "Our office" };
	expect(mistakes(PAGE, (json) => ({ ...json, ...missing }))).toEqual([
		`${PAGE}, picture: there is no company/public/art/our-office-640.avif`,
	]);
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

test("a technology without a logo is refused", () => {
	const found = mistakes("technologies.json", (json) => ({
		...json,
		tabs: { ...(json.tabs as object), Cloud: ["Cobol"] },
	}));
	expect(found).toEqual([
		"technologies.json, tabs.Cloud: “Cobol” has no logo in technologies.json, logos",
	]);
});

test("a use of a technology that is in no tab is refused with its field", () => {
	const techstack = { id: "techstack", heading: "Techstack", kind: "techstack" };
	const uses = [
		{ for: "Screens", technologies: ["React"] },
		{ for: "Reports", technologies: ["Cobol"] },
	];
	const page = PAGE;
	expect(mistakes(page, (json) => ({ ...json, sections: [{ ...techstack, uses }] }))).toEqual([
		`${page}, sections.0.uses.1.technologies: “Cobol” is in no tab of technologies.json`,
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

const VACANCY = "pages/tester.json";
const TESTER = { ...sampleVacancy, route: "/careers/tester" };

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

test("no page may depend on a vacancy, because it closes by itself", () => {
	const company = { ...read("pages/who-we-are.json"), more: { text: "Join us", page: "tester" } };
	const files = { "pages/who-we-are.json": company, [VACANCY]: TESTER };
	const texts = Object.entries(files).map(([file, json]) => [file, JSON.stringify(json)]);
	expect(lines(reportWith(Object.fromEntries(texts)).mistakes)).toEqual([
		"pages/who-we-are.json, more.page: tester is a vacancy, whose page closes by itself",
	]);
});

test("the address of a vacancy is that of its file", () => {
	const changed = { [VACANCY]: JSON.stringify({ ...TESTER, route: "/careers/developer" }) };
	expect(lines(reportWith(changed).mistakes)).toEqual([
		`${VACANCY}, route: must be /careers/tester, like its file`,
	]);
});

test("two client logos, or none, are accepted", () => {
	expect(mistakes("partners.json", (json) => json)).toEqual([]);
	expect(mistakes("partners.json", () => [])).toEqual([]);
});

test("telephone, hours and people are optional facts, and a wrong one is named", () => {
	const given = {
		phone: "+65 6123 4567",
		officeHours: "Monday to Friday",
		people: [{ name: "Ada Müller", role: "Founder" }],
	};
	expect(mistakes("site.json", (json) => ({ ...json, ...given }))).toEqual([]);
	expect(mistakes("site.json", (json) => ({ ...json, phone: "call us" }))).toEqual([
		"site.json, phone: must be a number such as +65 6123 4567",
	]);
	expect(mistakes("site.json", (json) => ({ ...json, people: [{ name: "Ada" }] }))[0]).toMatch(
		/^site\.json, people\.0\.role: /,
	);
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
