/** Sentences that name all offerings of a firm. */
import { inWords } from "#shared/fill.ts";
import type { PageFile, PageFiles } from "./keep-pages.ts";

type Names = { solutions: string[]; services: string[] };

const PAD = "Each page shows what we build, how it works and what with.";

/** Such as “Five solutions”. */
function counted(names: string[], kind: string): string {
	const number = inWords(names.length);
	return `${number.charAt(0).toUpperCase()}${number.slice(1)} ${kind}${names.length === 1 ? "" : "s"}`;
}

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
