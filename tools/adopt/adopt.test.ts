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
import { claimedYears, phoneRule, withYears } from "./sentences.ts";

const FIRM = "tests/fixtures/firm";
const OUTFIT = "examples/fonts/outfit.woff2";
const given = {
	...JSON.parse(readFileSync("examples/second-company.json", "utf8")),
	...{ solutions: ["power-apps"], services: ["api-development"], displayFace: "", textFace: "" },
};

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "adopt-"));
	cpSync(FIRM, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (file: string) => readFileSync(join(folder, file), "utf8");
const json = (file: string) => JSON.parse(read(file));
const pages = () =>
	readdirSync(join(folder, "pages")).map((file) => ({
		id: file.slice(0, -5),
		...json(`pages/${file}`),
	}));
const adopt = async (change: Partial<Answers> = {}) => {
	const answers = { ...(await readAnswers(given, FIRM)), ...change };
	await adoptCompany(folder, answers, new Date("2026-06-01"));
};

test("the facts of the firm replace those of the former one, everywhere, without a mistake", async () => {
	const former = json("site.json");
	await adopt({ answeredBy: "Ada\u00a0L.", country: "de" });
	const { company } = given;
	const facts = { company, copyrightYears: "2026", answeredBy: "Ada\u00a0L.", country: "DE" };
	expect(json("site.json")).toMatchObject(facts);
	expect(json("site.json")).not.toHaveProperty("officeHours");
	expect(json("ui.json")).toMatchObject({
		footerRegistered: "Registered in Germany.",
		footerUen: "Registration number {uen}",
		footerLine: expect.stringContaining("since 2011"),
	});
	expect(json("phone.json")).toMatchObject({ least: 7, most: 15 });
	const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
	const text = files
		.filter((file) => file.endsWith(".json"))
		.map(read)
		.join("\n");
	for (const key of ["company", "uen", "email", "founded"]) expect(text).not.toContain(former[key]);
	expect(JSON.stringify(pages())).not.toMatch(/\bUEN\b/);
	// No-break spaces stay visible in the files.
	expect(text).toContain("Ada\\u00a0L.");
	// Without a mark of its own, the firm gets one that its colours fill.
	expect(readMark(read("mark.svg")).areas).toHaveLength(2);
	expect(checkContent(pathToFileURL(`${folder}/`)).mistakes).toEqual([]);
});

test("only the chosen offerings stay, with the pages that are about them, in the order given", async () => {
	await adopt({ solutions: "power-apps, cloud-services" });
	const kept = pages();
	const group = (name: string) =>
		kept
			.filter((page) => page.group === name)
			.sort((a, b) => a.order - b.order)
			.map(({ id }) => id);
	expect(group("solutions")).toEqual(["power-apps", "cloud-services"]);
	expect(group("services")).toEqual(["api-development"]);
	const ids = new Set(kept.map(({ id }) => id));
	expect(kept.filter(({ kind }) => kind === "integration" || kind === "vacancy")).toEqual([]);
	for (const { of } of kept.filter(({ kind }) => kind === "brochure")) expect(ids).toContain(of);
	for (const { page } of json("pages/home.json").heroSlides) if (page) expect(ids).toContain(page);
});

test("nothing is claimed for a firm that has not confirmed it, but its founding year", async () => {
	type Claim = { id: string; confirmed: boolean };
	const claims = (): Claim[] => json("claims.json").claims;
	const founded = { id: "founded", statement: "Founded in 1998.", source: "Owner" };
	const all = [...claims(), { ...founded, confirmed: false, wordings: ["since 1998"] }];
	writeFileSync(join(folder, "claims.json"), JSON.stringify({ claims: all }));
	await adopt();
	// A claim is listed once, and goes with its words.
	await adopt();
	const ids = ["years", "connectors", "zoom", "founded", "timeline"];
	expect(claims().map(({ id, confirmed }) => [id, confirmed])).toEqual(
		ids.map((id) => [id, id === "founded"]),
	);
	expect(json("partners.json")).toEqual([]);
	expect(json("measurements.json")).toEqual({});
});

const LETTERS = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index));
const outfitWith = (letters: string) =>
	subsetFont(readFileSync(OUTFIT), letters, { targetFormat: "truetype", variationAxes: {} });

test("the firm's typeface takes the place of the former one and of its licence; the other stays", async () => {
	mkdirSync(join(folder, "fonts"));
	for (const face of ["display", "text"]) {
		writeFileSync(join(folder, `fonts/${face}.woff2`), "The former one");
		writeFileSync(join(folder, `fonts/${face}-licence.txt`), "Licence");
	}
	const displayFace = join(folder, "given.ttf");
	writeFileSync(displayFace, await outfitWith(LETTERS));
	await adopt({ displayFace });
	const display = readFileSync(join(folder, "fonts/display.woff2"));
	expect(display.subarray(0, 4).toString()).toBe("wOF2");
	expect((await openFont(display)).getName(1, "en")).toMatch(/^Outfit/);
	expect(read("fonts/text.woff2")).toBe("The former one");
	expect(readdirSync(join(folder, "fonts"))).not.toContain("display-licence.txt");
	expect(readdirSync(join(folder, "fonts"))).toContain("text-licence.txt");
});

test.each([
	["one weight", () => staticFace(readFileSync(OUTFIT), 500), /all weights from 450 to 700/],
	["few letters", () => outfitWith("abc"), /^It lacks A B C .* 9: give another font\.$/],
])("a typeface of %s is refused in one sentence", async (_, make, message) => {
	writeFileSync(join(folder, "font"), await make());
	expect(await mistakeIn("displayFace", join(folder, "font"), FIRM)).toMatch(message);
});

test.each<[keyof Answers, string, string]>([
	["company", "", "It is needed."],
	["main", "blu", "Write the colour as #2252cb."],
	["founded", "2999", "Write the founding year with four digits, from 1900 to"],
	["country", "Germany", "Write the country with two letters, such as SG."],
	["email", "hello", "Write the email address as hello@your-firm.com."],
	["mark", "no-such.svg", "There is no such file."],
	["mark", "package.json", "The mark is no SVG drawing."],
	["displayFace", "package.json", "It is no font: "],
	["phoneDigits", "ten", "Write the digits of a number as 9, or as 7 to 15."],
	["solutions", "", "Name at least one. Choose from "],
	["services", "cooking", "There is no cooking. Choose from api-development"],
])("%s: “%s” is refused: %s", async (key, answer, sentence) => {
	expect(await mistakeIn(key, answer, FIRM)).toContain(sentence);
});

test("all that is wrong is listed at once, also a question that does not exist", async () => {
	const wrong = { ...given, company: " ", colour: "red", services: [] };
	await expect(readAnswers(wrong, FIRM)).rejects.toThrow(
		/^“colour” is no question\. Remove it\.\ncompany: It is needed\.\nservices: Name at least one\./,
	);
});

test("years of work are claimed in whole fives, and a phone number has a rule in words", () => {
	expect([1998, 2020, 2023, 2025].map((year) => claimedYears(year, 2026))).toEqual([25, 5, 2, 1]);
	expect(withYears("Over 25 years since 1998", 1998, 2011, 2026)).toBe("Over 10 years since 2011");
	expect(withYears("25 records, 1998 m²", 1998, 2011, 2026)).toBe("25 records, 2011 m²");
	const hint = "Nine digits, no spaces. Another format? Add it to your message.";
	expect(phoneRule("9")).toEqual({ least: 9, most: 9, hint });
});
