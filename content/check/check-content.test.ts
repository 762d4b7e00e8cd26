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
/** What is wrong after a change to one file. */
const mistakes = (file: string, change: (json: Json) => unknown) =>
	lines(reportWith({ [file]: JSON.stringify(change(read(file))) }).mistakes);

const PAGE = "pages/api-development.json";
const BROCHURE = "pages/cloud-services-pdf.json";
const HOME = "pages/home.json";
const HALF = "name: has half an emoji or a control character";

test("the small firm of the tests has no mistakes and no warnings", () => {
	expect(reportWith({})).toEqual({ mistakes: [], warnings: [] });
});

const OFFICE = { picture: "our-office", pictureText: "Our office" };
const FROM = (page: string, section: string) => ({ sections: [{ page, section }] });
const TECHSTACK = { id: "techstack", heading: "Techstack", kind: "techstack" };
const USES = ["React", "Cobol"].map((name) => ({ for: "Screens", technologies: [name] }));
const QUOTE = { claim: "praise", text: "It works.", name: "A. Client", role: "Director" };
const [SLIDE] = read(HOME).heroSlides as Json[];
const OWNER = { ...(read("mails.json").owner as Json), subject: "From {nmae}, {company}" };
const BLOCKS = [{ heading: "A", sentences: [{ text: "{time}" }] }];
const MORE = { text: "Join us", page: "role" };
const TESTER = { ...sampleVacancy, route: "/careers/tester" };
const YEAR = new Date().getFullYear();

test.each([
	[PAGE, { name: "" }, "name: must not be empty"],
	[PAGE, { kind: "poem" }, "kind: "],
	[PAGE, { name: "Half \ud83d an emoji" }, HALF],
	[PAGE, { name: "A \u0007 bell" }, HALF],
	[PAGE, OFFICE, "picture: there is no company/public/art/our-office-640.avif"],
	[
		PAGE,
		{ sections: [{ ...TECHSTACK, uses: USES }] },
		"sections.0.uses.1.technologies: “Cobol” is",
	],
	["site.json", { email: "sales@acme" }, "email: must be an email address"],
	["site.json", { phone: "call us" }, "phone: must be a number such as +65 6123 4567"],
	["site.json", { founded: `${YEAR + 1}` }, "founded: must not be in the future"],
	[HOME, { heroSlides: [{ ...SLIDE, page: "nowhere" }] }, "heroSlides.0.page: there is no"],
	[HOME, { route: "/contact" }, "route: pages/contact.json has the same address"],
	[BROCHURE, { of: "nowhere" }, "of: there is no page “nowhere”"],
	[BROCHURE, FROM("cloud-services", "prices"), "sections.0.section: the page cloud-services has"],
	["mails.json", { owner: OWNER }, "owner.subject: does not know {nmae}; it knows {company}, "],
	[
		"pages/privacy.json",
		{ blocks: BLOCKS },
		"blocks.0.sentences.0.text: site.json has no fact {time}",
	],
	[
		"pages/quality.json",
		{ proof: { heading: "Said", quote: QUOTE } },
		"proof.quote.claim: claims.json",
	],
	["pages/who-we-are.json", { more: MORE }, "more.page: role is a vacancy, whose"],
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

test.each([
	["site.json", { phone: "+65 6123 4567", officeHours: "Monday to Friday", founded: "1874" }],
	["site.json", { people: [{ name: "Ada Müller", role: "Founder" }], founded: `${YEAR}` }],
	["site.json", { registeredAddress: "71 Ayer Rajah Crescent, #05-12, Singapore 139951" }],
	[PAGE, { name: "👩‍💻 and\n🇸🇬" }],
	["pages/new.json", { ...read(PAGE), route: "/our-services/new" }],
])("%s with %j is taken, without an entry in claims.json", (file, change) => {
	const before = file === "pages/new.json" ? {} : read(file);
	const report = reportWith({ [file]: JSON.stringify({ ...before, ...change }) });
	expect(report).toEqual({ mistakes: [], warnings: [] });
});

test("a section of home needs its record, and those to which other pages link have to stay", () => {
	const sections = ["contact", "whatwedo", "ourservices", "techstack"];
	expect(mistakes(HOME, (json) => ({ ...json, sections }))).toEqual([]);
	const without = { "pages/techstack.json": null, "pages/home-page-pdf.json": null };
	expect(lines(checkContent(FIRM, without).mistakes)).toContain(
		"pages/home.json, sections.4: no page has the section “techstack”; leave it out",
	);
	expect(mistakes(HOME, (json) => ({ ...json, sections: ["contact"] }))).toEqual([
		"pages/home.json, sections: must have whatwedo, ourservices, contact: other pages link there",
	]);
});

test("twelve vacancies can be open, and closed ones do not count", () => {
	/** The mistakes with vacancies beside the one of the small firm. */
	const withVacancies = (count: number, change: object = {}) => {
		const files = Array.from({ length: count }, (_, n) => {
			const vacancy = { ...TESTER, route: `/careers/role-${n}`, ...change };
			return [`pages/role-${n}.json`, JSON.stringify(vacancy)] as const;
		});
		return lines(reportWith(Object.fromEntries(files)).mistakes);
	};
	expect(withVacancies(11)).toEqual([]);
	expect(withVacancies(12, { lastDay: "2025-02-01" })).toEqual([]);
	expect(withVacancies(12).join()).toMatch(/^\S+: there are already 12 open vacancies$/);
});
