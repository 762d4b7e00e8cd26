import {
	cpSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import subsetFont from "subset-font";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkContent } from "#content/check/check-content.ts";
import { readMark } from "../brand/mark.ts";
import { openFont, staticFace } from "../fonts/faces.ts";
import { adoptCompany } from "./adopt-company.ts";
import { type Answers, mistakeIn, readAnswers } from "./answers.ts";
import { claimedYears, withYears } from "./sentences.ts";

const FIRM = "tests/fixtures/firm";
const {
	displayFace: OUTFIT,
	textFace: FIGTREE,
	...given
} = {
	...JSON.parse(readFileSync("examples/second-company.json", "utf8")),
	solutions: ["power-apps"],
	services: ["api-development"],
};
/** Good answers, the typefaces among them. */
const answers: Answers = {
	...(await readAnswers({ ...given, displayFace: OUTFIT, textFace: FIGTREE }, FIRM)),
	...{ displayFace: "", textFace: "" },
};

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
const adopt = (change: Partial<Answers> = {}) =>
	adoptCompany(folder, { ...answers, ...change }, new Date("2026-06-01"));

test("the facts of the firm replace those of the former one, everywhere", async () => {
	const former = json("site.json");
	await adopt({ answeredBy: "Ada\u00a0L.", country: "de" });
	expect(json("site.json")).toMatchObject({
		...{
			company: answers.company,
			copyrightYears: "2026",
			answeredBy: "Ada\u00a0L.",
			country: "DE",
		},
	});
	expect(json("site.json")).not.toHaveProperty("officeHours");
	// No-break spaces stay visible in the files.
	expect(allText()).toContain("Ada\\u00a0L.");
	for (const key of ["company", "uen", "email", "founded"])
		expect(allText()).not.toContain(former[key]);
	expect(json("ui.json")).toMatchObject({
		footerRegistered: "Registered in Germany.",
		footerUen: "Registration number {uen}",
	});
	expect(json("ui.json").footerLine).toContain("since 2011");
	expect(json("pages/home.json").heading).toContain("since 2011");
});

test("only the chosen offerings stay, with the pages that are about them, in the order given", async () => {
	await adopt({ solutions: "power-apps, cloud-services" });
	const group = (name: string) =>
		pages()
			.filter((page) => page.group === name)
			.sort((a, b) => a.order - b.order)
			.map(({ id }) => id);
	expect(group("solutions")).toEqual(["power-apps", "cloud-services"]);
	expect(group("services")).toEqual(["api-development"]);
	const ids = new Set(pages().map(({ id }) => id));
	expect(pages().filter(({ kind }) => kind === "integration" || kind === "vacancy")).toEqual([]);
	for (const { of } of pages().filter(({ kind }) => kind === "brochure"))
		expect(ids.has(of)).toBe(true);
	for (const { page } of json("pages/home.json").heroSlides)
		expect(page === undefined || ids.has(page)).toBe(true);
});

test("the firm that was adopted has no mistakes, and no list of links without links", async () => {
	const linked = () =>
		pages().filter(({ sections }) =>
			sections?.some(({ kind }: { kind?: string }) => kind === "links"),
		);
	expect(linked()).toHaveLength(2);
	await adopt();
	expect(linked()).toEqual([]);
	expect(checkContent(pathToFileURL(`${folder}/`)).mistakes).toEqual([]);
});

test("the rule for phone numbers is that of the firm's country", async () => {
	await adopt();
	expect(json("phone.json")).toMatchObject({ least: 7, most: 15 });
	await adopt({ phoneDigits: "9" });
	expect(json("phone.json")).toEqual({
		...{ least: 9, most: 9 },
		hint: "Nine digits, no spaces. Another format? Add it to your message.",
	});
});

type Claim = { id: string; confirmed: boolean };
const claims = (): Claim[] => json("claims.json").claims;

test("nothing is claimed for a firm that has not confirmed it, but its founding year", async () => {
	const founded = {
		id: "founded",
		statement: "Founded in 1998.",
		source: "Owner",
		confirmed: false,
	};
	const all = [...claims(), { ...founded, wordings: ["since 1998"] }];
	writeFileSync(join(folder, "claims.json"), JSON.stringify({ claims: all }));
	await adopt();
	// A claim is listed once, and goes with its words.
	await adopt();
	expect(claims().map(({ id, confirmed }) => [id, confirmed])).toEqual([
		...["years", "households", "connectors", "zoom"].map((id) => [id, false]),
		...[
			["founded", true],
			["timeline", false],
		],
	]);
	expect(json("partners.json")).toEqual([]);
	expect(json("measurements.json")).toEqual({});
});

test.each([
	["DE", "{legalEntity}, registration number {uen}, {registeredAddress}."],
	["SG", "UEN {uen}"],
])("a firm of %s names its number as “%s”", async (country, words) => {
	await adopt({ country });
	expect(JSON.stringify(json("pages/privacy.json"))).toContain(words);
	const others = pages().filter((page) => /\bUEN\b/.test(JSON.stringify(page)));
	expect(others.length > 0).toBe(country === "SG");
});

test("a firm without a mark gets a neutral one that its colours fill", async () => {
	await adopt();
	const { areas, hot } = readMark(readFileSync(join(folder, "mark.svg"), "utf8"));
	expect(areas.length).toBe(2);
	expect(hot).not.toBe("");
});

test("the firm's typeface takes the place of the former one and of its licence; the other stays", async () => {
	mkdirSync(join(folder, "fonts"), { recursive: true });
	for (const face of ["display", "text"]) {
		writeFileSync(join(folder, `fonts/${face}.woff2`), "The former one");
		writeFileSync(join(folder, `fonts/${face}-licence.txt`), "Licence");
	}
	// Of another format.
	const ttf = join(folder, "given.ttf");
	const options = { targetFormat: "truetype", variationAxes: {} } as const;
	writeFileSync(ttf, await subsetFont(readFileSync(OUTFIT), LETTERS, options));
	await adopt({ displayFace: ttf });
	const display = readFileSync(join(folder, "fonts/display.woff2"));
	expect(display.subarray(0, 4).toString()).toBe("wOF2");
	expect((await openFont(display)).getName(1, "en")).toMatch(/^Outfit/);
	expect(readFileSync(join(folder, "fonts/text.woff2"), "utf8")).toBe("The former one");
	expect(readdirSync(join(folder, "fonts")).sort()).toEqual([
		"display.woff2",
		"text-licence.txt",
		"text.woff2",
	]);
});

const LETTERS = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index));
const FONT = "font-of-the-test";
const fontOf = async (make: () => Promise<Buffer | string>) => {
	writeFileSync(join(folder, FONT), await make());
	return join(folder, FONT);
};

test.each([
	["a text", async () => "no font", /^It is no font: /],
	["one weight", () => staticFace(readFileSync(OUTFIT), 500), /all weights from 450 to 700/],
	[
		"few letters",
		() => subsetFont(readFileSync(OUTFIT), "abc", { targetFormat: "woff2", variationAxes: {} }),
		/^It lacks A B C .* 9: give another font\.$/,
	],
])("a typeface of %s is refused in one sentence", async (_, make, message) => {
	expect(await mistakeIn("displayFace", await fontOf(make), FIRM)).toMatch(message);
});

test.each<[keyof Answers, string, string]>([
	["company", "", "It is needed."],
	["main", "blu", "Write the colour as #2252cb."],
	["founded", "2999", "Write the founding year with four digits, from 1900 to"],
	["country", "Germany", "Write the country with two letters, such as SG."],
	["email", "hello", "Write the email address as hello@your-firm.com."],
	["mark", "no-such.svg", "There is no such file."],
	["mark", "package.json", "The mark is no SVG drawing."],
	["phoneDigits", "ten", "Write the digits of a number as 9, or as 7 to 15."],
	["solutions", "", "Name at least one. Choose from "],
	["services", "cooking", "There is no cooking. Choose from api-development"],
	["integrations", "cooking", "There is no cooking."],
])("%s: “%s” is refused: %s", async (key, answer, sentence) => {
	expect(await mistakeIn(key, answer, FIRM)).toContain(sentence);
});

test("all that is wrong is listed at once, also a question that does not exist", async () => {
	const wrong = { ...given, company: " ", colour: "red", services: [] };
	await expect(readAnswers(wrong, FIRM)).rejects.toThrow(
		/^“colour” is no question\. Remove it\.\ncompany: It is needed\.\nservices: Name at least one\./,
	);
});

test("years of work are claimed in whole fives", () => {
	expect([1998, 2011, 2020, 2023, 2025].map((year) => claimedYears(year, 2026))).toEqual([
		25, 10, 5, 2, 1,
	]);
	expect(withYears("Over 25 years since 1998", 1998, 2011, 2026)).toBe("Over 10 years since 2011");
	expect(withYears("25 records, 1998 m²", 1998, 2011, 2026)).toBe("25 records, 2011 m²");
});
