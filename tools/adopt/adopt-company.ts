/** Makes the company of another firm out of a company's folder. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { filesWith } from "#content/check/claims-in-copy.ts";
import { type Claims, claimsSchema } from "#content/schema/claims.ts";
import { asWoff2, FACES } from "../fonts/faces.ts";
import { fontCharacters } from "../fonts/font-characters.ts";
import { type Answers, choicesOf, idsIn } from "./answers.ts";
import { type PageFile, type PageFiles, withoutPages } from "./keep-pages.ts";
import { forMachines, mapStrings, nameOfferings, phoneRule, withYears } from "./sentences.ts";

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

/** Claims that follow from the answers. */
const ANSWERED = new Set(["founded", "copyright"]);

/** Such claims are not shown: logos and vacancies go. */
const LOST = new Set(["clients", "experience"]);

/** What another firm has to read and confirm: what the copy still says, and the ages of its timeline. */
function claimsOf(claims: Claim[], contents: Map<string, unknown>): Claim[] {
	const kept = claims
		.filter(({ id }) => !LOST.has(id))
		.filter((claim) => filesWith(claim, contents).length > 0)
		.map((claim) =>
			ANSWERED.has(claim.id)
				? { ...claim, source: "the owner’s answer to adopt", confirmed: true }
				: { ...claim, source: TAKEN_OVER, confirmed: false },
		);
	const company = contents.get("pages/who-we-are.json") as PageFile | undefined;
	const text = (company?.timeline as PageFile | undefined)?.intro;
	if (!text || kept.some(({ id }) => id === "timeline")) return kept;
	const statement = "The firm has worked through the ages of its timeline.";
	const appearsIn = [{ file: "pages/who-we-are.json", text: String(text) }];
	const told = { statement, source: TAKEN_OVER, confirmed: false, wordings: [], figures: [] };
	return [...kept, { id: "timeline", ...told, appearsIn }];
}

/** How the footer names the registration. A UEN is a number of Singapore. */
const registration = (country: string) => ({
	footerRegistered: `Registered in ${new Intl.DisplayNames("en", { type: "region" }).of(country)}.`,
	footerUen: country === "SG" ? "UEN {uen}" : "Registration number {uen}",
});

function readPages(folder: string): PageFiles {
	const names = readdirSync(join(folder, "pages")).filter((name) => name.endsWith(".json"));
	return new Map(
		names.map((name) => [
			name.replace(/\.json$/, ""),
			JSON.parse(readFileSync(join(folder, "pages", name), "utf8")) as PageFile,
		]),
	);
}

/** The pages that another firm keeps, with the sentences that name its offerings. */
function keptPages(folder: string, answers: Answers) {
	const all = readPages(folder);
	const chosen = { solutions: idsIn(answers.solutions), services: idsIn(answers.services) };
	const integrations = idsIn(answers.integrations);
	const order = {
		...chosen,
		integrations: integrations.length > 0 ? integrations : choicesOf(folder, "integrations"),
	};
	const wanted = new Set(Object.values(order).flat());
	const optional = ["vacancy", "offering", "integration"];
	const unwanted = [...all].filter(
		([id, { kind }]) => optional.includes(String(kind)) && !wanted.has(id),
	);
	const pages = withoutPages(
		all,
		unwanted.map(([id]) => id),
	);
	for (const ids of Object.values(order)) {
		for (const [index, id] of ids.entries()) {
			const page = pages.get(id);
			if (page) page.order = index + 1;
		}
	}
	const print = pages.get("home-page-pdf");
	if (print) {
		print.sections = (print.sections as { section?: string }[]).filter(
			({ section }) => !["partners", "papers", "career"].includes(section ?? ""),
		);
	}
	const namesOf = (ids: string[]) => ids.map((id) => String(pages.get(id)?.name));
	const names = { solutions: namesOf(chosen.solutions), services: namesOf(chosen.services) };
	nameOfferings(pages, names);
	return { pages, names };
}

/** Puts the given fonts into a company's folder, and takes the licences of the former ones away. */
async function writeFaces(folder: string, answers: Answers): Promise<void> {
	for (const face of FACES) {
		const file = answers[`${face}Face`];
		if (!file) continue;
		const font = await asWoff2(readFileSync(file), fontCharacters(answers));
		writeFileSync(join(folder, `fonts/${face}.woff2`), font);
		rmSync(join(folder, `fonts/${face}-licence.txt`), { force: true });
	}
}

/**
 * Changes the company in `folder` to the firm of the answers: its facts, years, colours, mark and
 * typefaces, the chosen offerings and no logos, vacancies or measurements of the former firm. Every claim
 * waits for the owner's confirmation.
 */
export async function adoptCompany(
	folder: string,
	answers: Answers,
	today = new Date(),
): Promise<void> {
	const read = (file: string) => JSON.parse(readFileSync(join(folder, file), "utf8"));
	const { main, accent, mark, phoneDigits } = answers;
	const { company, legalEntity, uen, registeredAddress, email, founded } = answers;
	const { officeHours, replyWithin, answeredBy } = answers;
	const country = answers.country.toUpperCase();
	const promises = Object.entries({ officeHours, replyWithin, answeredBy }).filter(
		([, answer]) => answer !== "",
	);
	const drawing = mark ? readFileSync(mark, "utf8") : NEUTRAL_MARK;
	const { pages, names } = keptPages(folder, answers);

	const site = read("site.json");
	const year = today.getFullYear();
	const inOwnWords = <T>(content: T): T =>
		mapStrings(content, (text) => {
			const dated = withYears(text, Number(site.founded), Number(founded), year);
			return country === "SG" ? dated : dated.replace(/\bUEN\b/g, "registration number");
		});
	const pageFiles = Object.fromEntries([...pages].map(([id, page]) => [`pages/${id}.json`, page]));
	const shared = ["ui.json", "site.json", "technologies.json", "enquiry-form.json"];
	const contents = {
		...Object.fromEntries(shared.map((file) => [file, read(file)])),
		...pageFiles,
	};
	const { claims } = v.parse(claimsSchema, read("claims.json"));
	const files: Record<string, unknown> = {
		...inOwnWords(pageFiles),
		"site.json": {
			...{ ...site, company, legalEntity, uen, country, registeredAddress, email, founded },
			...Object.fromEntries(promises),
			copyrightYears: String(year),
		},
		"brand.json": { colours: { main, accent } },
		"for-machines.json": forMachines(founded, names),
		...(phoneDigits && { "phone.json": phoneRule(phoneDigits) }),
		"partners.json": [],
		"measurements.json": {},
		"claims.json": {
			claims: inOwnWords(claimsOf(claims, new Map(Object.entries(contents)))).map((claim) =>
				claim.id === "copyright"
					? { ...claim, statement: `The copyright line reads ${year}.`, figures: [String(year)] }
					: claim,
			),
		},
		"ui.json": { ...inOwnWords(read("ui.json")), ...registration(country) },
	};
	// The notes and guides of the former firm go as well.
	for (const name of readdirSync(join(folder, "pages"))) rmSync(join(folder, "pages", name));
	for (const [file, content] of Object.entries(files))
		writeFileSync(join(folder, file), written(content));
	writeFileSync(join(folder, "mark.svg"), drawing);
	await writeFaces(folder, answers);
	for (const file of readdirSync(join(folder, "logos"))) rmSync(join(folder, "logos", file));
	// The facts of the specification are those of the former firm.
	for (const former of ["specification.test.ts", "built-site"])
		rmSync(join(folder, former), { recursive: true, force: true });
}
