import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkContent } from "#content/check/check-content.ts";
import { readMark } from "../brand/mark.ts";
import { adoptCompany } from "./adopt-company.ts";
import { type Answers, mistakeIn, offeringMistake, readAnswers } from "./answers.ts";
import { claimedYears, withYears } from "./years.ts";

const FIRM = "tests/fixtures/firm";
const given = {
	...JSON.parse(readFileSync("examples/second-company.json", "utf8")),
	solutions: ["power-apps"],
	services: ["api-development"],
};
const answers: Answers = readAnswers(given);

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "adopt-"));
	cpSync(FIRM, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const json = (file: string) => JSON.parse(readFileSync(join(folder, file), "utf8"));
const pages = () =>
	readdirSync(join(folder, "pages")).map((file) => ({
		id: file.slice(0, -5),
		...json(`pages/${file}`),
	}));
const allText = () =>
	readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((file) => file.endsWith(".json"))
		.map((file) => readFileSync(join(folder, file), "utf8"))
		.join("\n");

test("the facts of the firm replace those of the former one, everywhere", () => {
	const former = json("site.json");
	adoptCompany(folder, answers, new Date("2026-06-01"));
	expect(json("site.json")).toMatchObject({ company: answers.company, copyrightYears: "2026" });
	// The firm may be the one that is adopted.
	for (const key of ["company", "uen", "email", "founded"] as const)
		if (former[key] !== answers[key]) expect(allText()).not.toContain(former[key]);
	expect(json("ui.json")).toMatchObject({
		footerRegistered: "Registered in Germany.",
		footerUen: "Registration number {uen}",
	});
	expect(json("ui.json").footerLine).toContain("since 2011");
	expect(json("pages/home.json").heading).toContain("since 2011");
});

test("no-break spaces stay visible in the files", () => {
	adoptCompany(folder, { ...answers, company: "Köhler\u00a0& Sample" });
	expect(allText()).toContain("\\u00a0");
	expect(allText()).not.toContain("\u00a0");
});

test("only the chosen offerings stay, with the pages that are about them, in the order given", () => {
	const reversed = { ...answers, solutions: ["power-apps", "cloud-services"] };
	adoptCompany(folder, reversed);
	const group = (name: string) =>
		pages()
			.filter((page) => page.group === name)
			.sort((a, b) => a.order - b.order)
			.map(({ id }) => id);
	expect(group("solutions")).toEqual(reversed.solutions);
	expect(group("services")).toEqual(answers.services);
	const ids = new Set(pages().map(({ id }) => id));
	expect(pages().filter(({ kind }) => kind === "integration" || kind === "vacancy")).toEqual([]);
	for (const { of } of pages().filter(({ kind }) => kind === "brochure"))
		expect(ids.has(of)).toBe(true);
	for (const { page } of json("pages/home.json").heroSlides)
		expect(page === undefined || ids.has(page)).toBe(true);
});

test("the firm that was adopted has no mistakes", () => {
	adoptCompany(folder, answers);
	expect(checkContent(pathToFileURL(`${folder}/`)).mistakes).toEqual([]);
});

test("a list of links goes with its page, also from brochures", () => {
	const linked = () =>
		pages().filter(({ sections }) =>
			sections?.some(({ kind }: { kind?: string }) => kind === "links"),
		);
	expect(linked()).toHaveLength(2);
	adoptCompany(folder, answers);
	expect(linked()).toEqual([]);
});

test("a claim stays as long as a page says its words, and its figure with it", () => {
	const register = () => json("claims.json").claims.map(({ id }: { id: string }) => id);
	const figures = () =>
		json("pages/who-we-are.json").facts.map(({ figure }: { figure: string }) => figure);
	adoptCompany(folder, { ...answers, solutions: ["power-apps", "cloud-services"] });
	expect(register()).toContain("connectors");
	expect(figures()).toContain("Over 600");
	adoptCompany(folder, { ...answers, solutions: ["cloud-services"] });
	expect(register()).not.toContain("connectors");
	expect(figures()).not.toContain("Over 600");
});

test("the rule for phone numbers is that of the firm's country", () => {
	adoptCompany(folder, answers);
	expect(json("phone.json")).toMatchObject({ least: 7, most: 15 });
	adoptCompany(folder, { ...answers, phoneDigits: "9" });
	expect(json("phone.json")).toEqual({
		...{ least: 9, most: 9 },
		hint: "Nine digits, no spaces. Another format? Add it to your message.",
	});
});

test("nothing is claimed for a firm that has not confirmed it, but its founding year", () => {
	adoptCompany(folder, answers);
	const { claims } = json("claims.json");
	const ids = (is: boolean) =>
		claims
			.filter((claim: { confirmed: boolean }) => claim.confirmed === is)
			.map(({ id }: { id: string }) => id);
	expect(ids(true).sort()).toEqual(["copyright", "founded"]);
	expect(ids(false)).toEqual(expect.arrayContaining(["site-built", "client-kinds", "timeline"]));
	expect(json("partners.json")).toEqual([]);
	expect(json("measurements.json")).toEqual({});
});

test("a firm outside Singapore has no UEN, and is asked about the law that applies to it", () => {
	adoptCompany(folder, answers);
	expect(pages().filter((page) => /\bUEN\b/.test(JSON.stringify(page)))).toEqual([]);
	const privacy = JSON.stringify(json("pages/privacy.json"));
	expect(privacy).toContain("{legalEntity}, registration number {uen}, {registeredAddress}.");
	const law = json("claims.json").claims.find(({ id }: { id: string }) => id === "law");
	expect(law).toMatchObject({ confirmed: false });
	expect(privacy).toContain(law.appearsIn[0].text);
});

test("a firm in Singapore keeps its UEN, and is not asked about other law", () => {
	adoptCompany(folder, { ...answers, country: "SG" });
	expect(JSON.stringify(json("pages/privacy.json"))).toContain("UEN {uen}");
	expect(json("claims.json").claims.map(({ id }: { id: string }) => id)).not.toContain("law");
});

test("no claim is listed twice, or of a page that went", () => {
	adoptCompany(folder, answers);
	adoptCompany(folder, answers);
	const ids = json("claims.json").claims.map(({ id }: { id: string }) => id);
	expect(new Set(ids).size).toBe(ids.length);
	expect(ids).not.toContain("team-dedicated");
});

test("a firm without a mark gets a neutral one that its colours fill", () => {
	adoptCompany(folder, answers);
	const { areas, hot } = readMark(readFileSync(join(folder, "mark.svg"), "utf8"));
	expect(areas.length).toBe(2);
	expect(hot).not.toBe("");
});

test.each<[string, Partial<Record<keyof Answers, unknown>>, string]>([
	["no name", { company: " " }, "company: Give the name of the firm"],
	["a colour in words", { main: "green" }, "main: Write the main colour as #2252cb."],
	["a year to come", { founded: "2999" }, "founded: The founding year cannot be in the future."],
	["a country in words", { country: "Germany" }, "country: Write the country with two letters"],
	["no address", { email: "hello" }, "email: Write the email address as"],
	["a missing drawing", { mark: "no-such.svg" }, "mark: There is no such file"],
	["no solution", { solutions: [] }, "solutions: Name at least one solution to keep."],
])("answers with %s are refused", (_, wrong, reason) => {
	expect(() => readAnswers({ ...given, ...wrong })).toThrow(reason);
});

test("a question that does not exist is refused", () => {
	expect(() => readAnswers({ ...given, colour: "red" })).toThrow("“colour” is no question.");
});

test("an unknown offering is refused before anything is written", () => {
	const before = allText();
	expect(() => adoptCompany(folder, { ...answers, services: ["cooking"] })).toThrow(
		/services: there is no cooking\. Choose from api-development/,
	);
	expect(allText()).toBe(before);
});

test("years of work are claimed in whole fives", () => {
	expect([1998, 2011, 2020, 2023, 2025].map((year) => claimedYears(year, 2026))).toEqual([
		25, 10, 5, 2, 1,
	]);
	expect(withYears("Over 25 years since 1998", 1998, 2011, 2026)).toBe("Over 10 years since 2011");
	expect(withYears("25 records, 1998 m²", 1998, 2011, 2026)).toBe("25 records, 2011 m²");
});

test("a single answer is checked as soon as it is given", () => {
	expect(mistakeIn("country", "Germany")).toBe("Write the country with two letters, such as SG.");
	expect(mistakeIn("country", "de")).toBeUndefined();
	expect(readAnswers({ ...given, country: "de" }).country).toBe("DE");
	expect(mistakeIn("solutions", [""])).toBe("Name at least one solution to keep.");
	writeFileSync(join(folder, "drawn.svg"), '<svg viewBox="0 0 9 9"><text x="1">B</text></svg>');
	expect(mistakeIn("mark", join(folder, "drawn.svg"))).toMatch(/^The mark cannot have <text/);
	expect(mistakeIn("phoneDigits", "ten")).toBe(
		"Write the digits of a phone number as 9, or as 7 to 15.",
	);
	expect(offeringMistake("services", ["a", "b"], ["b", "c"])).toBe(
		"services: there is no c. Choose from a, b.",
	);
	expect(offeringMistake("services", ["a", "b"], ["b"])).toBeUndefined();
});
