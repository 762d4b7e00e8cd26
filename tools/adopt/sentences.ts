/** The sentences of a firm's pages that follow from its answers: years, and the list of its offerings. */
import { inWords } from "#shared/fill.ts";
import type { PageFile, PageFiles } from "./keep-pages.ts";

/** Applies `change` to every string of the content. */
export function mapStrings<Content>(content: Content, change: (text: string) => string): Content {
	if (typeof content === "string") return change(content) as Content;
	if (content === null || typeof content !== "object") return content;
	if (Array.isArray(content)) return content.map((item) => mapStrings(item, change)) as Content;
	return Object.fromEntries(
		Object.entries(content).map(([key, value]) => [key, mapStrings(value, change)]),
	) as Content;
}

/** The years of work that a firm may claim: whole fives, as "over 25", or each year before five. */
export function claimedYears(founded: number, now: number): number {
	const years = now - founded - 1;
	return years < 5 ? Math.max(years, 1) : years - (years % 5);
}

/** Puts another founding year, and the years since, in the place of the former firm's. */
export function withYears(text: string, former: number, founded: number, now: number): string {
	const [before, after] = [claimedYears(former, now), claimedYears(founded, now)];
	return text
		.replaceAll(new RegExp(`\\b${former}\\b`, "g"), String(founded))
		.replaceAll(new RegExp(`\\b(over )?${before}(?= years|$)`, "gi"), (found) =>
			found.replace(String(before), String(after)),
		);
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** @param digits such as 9, or 7 to 15 */
export function phoneRule(digits: string) {
	const [least = 10, most = least] = digits.split(" to ").map(Number);
	const count = least === most ? inWords(most) : `${inWords(least)} to ${inWords(most)}`;
	const hint = `${capital(count)} digits, no spaces. Another format? Add it to your message.`;
	return { least, most, hint };
}

type Names = { solutions: string[]; services: string[] };

const PAD = "Each page shows what we build, how it works and what with.";

/** Such as “Five solutions”. */
const counted = (names: string[], kind: string) =>
	`${capital(inWords(names.length))} ${kind}${names.length === 1 ? "" : "s"}`;

/** Gives a page a description of 100 to 160 characters, which is what search engines show. */
function describe(page: PageFile | undefined, count: string, names: string[]): void {
	const list = `${count}: ${names.join(", ")}.`;
	const texts = [
		list,
		`${list} ${PAD}`,
		`${count}. ${PAD} Choose one, try its example and ask us.`,
	];
	const description = texts.find(({ length }) => length >= 100 && length <= 160) ?? "";
	if (page) page.meta = { ...(page.meta as PageFile), description, keywords: names.join(", ") };
}

/** Changes the sentences of the pages that count or list the offerings. */
export function nameOfferings(pages: PageFiles, { solutions, services }: Names): void {
	const [some, others] = [counted(solutions, "solution"), counted(services, "service")];
	const all = [...solutions, ...services];
	describe(pages.get("what-we-do"), some, solutions);
	describe(pages.get("our-services"), others, services);
	describe(pages.get("home"), `${some} and ${others.toLowerCase()}`, all);
	const print = pages.get("home-page-pdf");
	if (!print) return;
	describe(print, `A printable overview of ${some.toLowerCase()} and ${others.toLowerCase()}`, all);
	print.note = "All our solutions and services, our techstack and our track record.";
	print.summary = `${some} and ${others.toLowerCase()}, and the tools we work with every day.`;
}

/** The two sentences for machines, such as structured data and llms.txt. */
export const forMachines = (founded: string, { solutions, services }: Names) => ({
	description: `Software services company: ${[...solutions, ...services].join(", ")}.`,
	summary: `Software services company founded in ${founded}. ${counted(solutions, "solution")} (${solutions.join(", ")}) and ${counted(services, "service").toLowerCase()} (${services.join(", ")}).`,
});
