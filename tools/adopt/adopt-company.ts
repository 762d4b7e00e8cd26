/** Makes the company of another firm out of a company's folder. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { filesWith } from "#content/check/claims-in-copy.ts";
import { type Claims, claimsSchema } from "#content/schema/claims.ts";
import { inWords } from "#shared/fill.ts";
import { readMark } from "../brand/mark.ts";
import { paletteOf } from "../brand/palette.ts";
import { type Answers, offeringMistake } from "./answers.ts";
import { keepPages, type PageFile, type PageFiles, removedWith } from "./keep-pages.ts";
import { forMachines, nameOfferings } from "./summaries.ts";
import { type Json, mapStrings, withYears } from "./years.ts";

const TAKEN_OVER = "taken over with the copy; the owner is to confirm it";

/** A neutral mark for a firm that has not given its own. */
const NEUTRAL_MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
	<rect class="mark-main" x="1" y="1" width="30" height="14"/>
	<rect class="mark-text" x="1" y="17" width="14" height="14"/>
	<circle class="mark-accent" cx="24" cy="24" r="7"/>
</svg>
`;

type Claim = Claims["claims"][number];

/** No-break spaces become escapes, so that they are visible, as in the editor's files. */
const written = (content: unknown) =>
	`${JSON.stringify(content, null, "\t").replaceAll("\u00a0", "\\u00a0")}\n`;

function readPages(folder: string): PageFiles {
	const pages = join(folder, "pages");
	return new Map(
		readdirSync(pages)
			.filter((file) => file.endsWith(".json"))
			.map((file) => [
				file.replace(/\.json$/, ""),
				JSON.parse(readFileSync(join(pages, file), "utf8")) as PageFile,
			]),
	);
}

const idsOf = (pages: PageFiles, test: (page: PageFile) => boolean) =>
	[...pages].filter(([, page]) => test(page)).map(([id]) => id);

function checkOfferings(pages: PageFiles, group: "solutions" | "services", wanted: string[]) {
	const known = idsOf(pages, (page) => page.group === group);
	const mistake = offeringMistake(group, known, wanted);
	if (mistake) throw new Error(mistake);
}

/** Claims that follow from the answers. */
const ANSWERED = new Set(["founded", "copyright"]);

/** Such claims are not shown: logos and vacancies go. */
const LOST = new Set(["clients", "experience"]);

const contentsOf = (pages: PageFiles, files: Record<string, unknown>) =>
	new Map([
		...Object.entries(files),
		...[...pages].map(([id, page]): [string, unknown] => [`pages/${id}.json`, page]),
	]);

/**
 * The register of claims: only what the copy still says, and nothing that the former firm claimed is
 * confirmed for another.
 */
const claimsOf = (claims: Claim[], contents: Map<string, unknown>): Claim[] =>
	claims
		.filter((claim) => !LOST.has(claim.id) && filesWith(claim, contents).length > 0)
		.map((claim) =>
			ANSWERED.has(claim.id)
				? { ...claim, source: "the owner’s answer to adopt", confirmed: true }
				: { ...claim, source: TAKEN_OVER, confirmed: false },
		);

/** The figures in a row go when no other page says of what they are. */
function withoutLostFigures(company: PageFile, claims: Claim[], pages: PageFiles): Json[] {
	const others = contentsOf(new Map([...pages].filter(([, page]) => page !== company)), {});
	const isSaid = (figure: string) => {
		const about = claims.filter(({ figures, wordings }) => figures.includes(figure) && wordings[0]);
		return about.every((claim) => filesWith({ ...claim, figures: [] }, others).length > 0);
	};
	return (company.facts as Json[]).filter((fact) => isSaid((fact as { figure: string }).figure));
}

/** A UEN is a number of Singapore. */
const numberName = (text: string, country: string) =>
	country === "SG" ? text : text.replace(/\bUEN\b/g, "registration number");

/** @param digits such as 9, or 7 to 15 */
function phoneRule(digits: string) {
	const [least = 10, most = least] = digits.split(" to ").map(Number);
	const count = least === most ? inWords(most) : `${inWords(least)} to ${inWords(most)}`;
	const capital = count.charAt(0).toUpperCase() + count.slice(1);
	const hint = `${capital} digits, no spaces. Another format? Add it to your message.`;
	return { least, most, hint };
}

/** How the footer names the registration. */
const registration = (country: string) => ({
	footerRegistered: `Registered in ${new Intl.DisplayNames("en", { type: "region" }).of(country)}.`,
	footerUen: country === "SG" ? "UEN {uen}" : "Registration number {uen}",
});

/** What another firm has to read and confirm although nobody claimed it before. */
function newClaims(pages: PageFiles, country: string): Claim[] {
	const claims: Claim[] = [];
	const add = (id: string, statement: string, file: string, text: string) =>
		claims.push({
			...{ id, statement, source: TAKEN_OVER, confirmed: false, wordings: [], figures: [] },
			appearsIn: [{ file: `pages/${file}.json`, text }],
		});
	// The ages begin with the founding year, whichever that is.
	const { intro } = (pages.get("who-we-are")?.timeline ?? {}) as { intro?: string };
	const ages = "The firm has worked through the ages of its timeline.";
	if (intro) add("timeline", ages, "who-we-are", intro);
	const law = "In Singapore the Personal Data Protection Act applies";
	const named = "The privacy notice names the data protection law that applies to the firm.";
	if (country !== "SG" && JSON.stringify(pages.get("privacy") ?? "").includes(law))
		add("law", named, "privacy", law);
	return claims;
}

/**
 * Changes the company in `folder` to the firm of the answers: its facts, years, colours and mark, the
 * chosen offerings and no logos, vacancies or measurements of the former firm. Every claim waits for
 * the owner's confirmation.
 *
 * @throws with one sentence, before anything is written, when an answer cannot be used
 */
export function adoptCompany(folder: string, answers: Answers, today = new Date()): void {
	const read = (file: string) => JSON.parse(readFileSync(join(folder, file), "utf8"));
	const { main, accent, mark, displayFace, textFace, phoneDigits, ...others } = answers;
	const { solutions, services, officeHours, replyWithin, answeredBy, ...facts } = others;
	const promises = Object.entries({ officeHours, replyWithin, answeredBy }).filter(
		([, answer]) => answer !== "",
	);
	paletteOf({ main, accent });
	const drawing = mark ? readFileSync(mark, "utf8") : NEUTRAL_MARK;
	readMark(drawing);

	const all = readPages(folder);
	checkOfferings(all, "solutions", solutions);
	checkOfferings(all, "services", services);
	const chosen = [...solutions, ...services];
	const unwanted = idsOf(all, (page) => page.kind === "vacancy" || page.kind === "offering").filter(
		(id) => !chosen.includes(id),
	);
	const removed = removedWith(all, unwanted);
	const pages = keepPages(all, removed);
	for (const [index, id] of chosen.entries()) {
		const page = pages.get(id);
		const first = page?.group === "solutions" ? 0 : solutions.length;
		if (page) page.order = index - first + 1;
	}
	const { claims } = v.parse(claimsSchema, read("claims.json"));
	const company = pages.get("who-we-are");
	if (company) company.facts = withoutLostFigures(company, claims, pages);
	const print = pages.get("home-page-pdf");
	if (print) {
		print.sections = (print.sections as { section?: string }[]).filter(
			({ section }) => !["partners", "papers", "career"].includes(section ?? ""),
		);
	}
	const namesOf = (ids: string[]) => ids.map((id) => String(pages.get(id)?.name));
	const names = { solutions: namesOf(solutions), services: namesOf(services) };
	nameOfferings(pages, names);

	const site = read("site.json");
	const year = today.getFullYear();
	const dated = <T>(content: T): T =>
		mapStrings(content as Json, (text) =>
			withYears(text, Number(site.founded), Number(facts.founded), year),
		) as T;
	const shared = ["ui.json", "site.json", "technologies.json", "enquiry-form.json"];
	const kept = claimsOf(
		claims,
		contentsOf(pages, Object.fromEntries(shared.map((file) => [file, read(file)]))),
	);
	const added = newClaims(pages, facts.country).filter(
		(claim) => !kept.some(({ id }) => id === claim.id),
	);
	const files: Record<string, unknown> = {
		"site.json": {
			...site,
			...facts,
			...Object.fromEntries(promises),
			copyrightYears: String(year),
		},
		"brand.json": { colours: { main, accent } },
		"for-machines.json": forMachines(facts.founded, names),
		...(phoneDigits ? { "phone.json": phoneRule(phoneDigits) } : {}),
		"partners.json": [],
		"measurements.json": {},
		"made/demo-pictures.json": {},
		"claims.json": {
			claims: dated([...kept, ...added]).map((claim) =>
				claim.id === "copyright"
					? { ...claim, statement: `The copyright line reads ${year}.`, figures: [String(year)] }
					: claim,
			),
		},
		"ui.json": { ...dated(read("ui.json")), ...registration(facts.country) },
		...Object.fromEntries(
			[...pages].map(([id, page]) => [
				`pages/${id}.json`,
				mapStrings(dated(page) as Json, (text) => numberName(text, facts.country)),
			]),
		),
	};
	mkdirSync(join(folder, "made"), { recursive: true });
	for (const [file, content] of Object.entries(files))
		writeFileSync(join(folder, file), written(content));
	writeFileSync(join(folder, "mark.svg"), drawing);
	for (const id of removed) rmSync(join(folder, `pages/${id}.json`));
	// The notes and guides of the former firm.
	for (const file of readdirSync(join(folder, "pages")))
		if (file.endsWith(".md")) rmSync(join(folder, "pages", file));
	for (const file of readdirSync(join(folder, "logos"))) rmSync(join(folder, "logos", file));
	// They have the colours of the former firm.
	rmSync(join(folder, "public/demos"), { recursive: true, force: true });
	// The facts of the specification are those of the former firm.
	for (const tests of ["specification.test.ts", "built-site"])
		rmSync(join(folder, tests), { recursive: true, force: true });
}
