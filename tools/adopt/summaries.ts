/** Sentences that name all offerings of a firm. */
import { inWords } from "#shared/fill.ts";
import type { PageFiles } from "./keep-pages.ts";
import type { Json } from "./years.ts";

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Such as “Five solutions”. */
const counted = (names: string[], kind: string) =>
	`${capital(inWords(names.length))} ${names.length === 1 ? kind : `${kind}s`}`;

/** Search engines show 100 to 160 characters: whole sentences, as many as fit. */
function description(sentences: string[]): string {
	let all = "";
	for (const sentence of sentences) {
		const longer = all === "" ? sentence : `${all} ${sentence}`;
		if (longer.length <= 160) all = longer;
	}
	return all.length >= 100 ? all : `${all} Read what each one does, and send us your question.`;
}

type Names = { solutions: string[]; services: string[] };

const setMeta = (page: { [key: string]: Json } | undefined, text: string, names: string[]) => {
	const meta = page?.meta as { [key: string]: Json } | undefined;
	if (!meta) return;
	meta.description = text;
	meta.keywords = names.join(", ");
};

/** Changes the sentences of the pages that count or list the offerings. */
export function nameOfferings(pages: PageFiles, { solutions, services }: Names): void {
	const pad = [
		"Each page shows what we build, how it works and what it is built with.",
		"Choose one, try its example and send us your question.",
	];
	const list = (kind: string, names: string[]) =>
		description([
			`${counted(names, kind)}: ${names.join(", ")}.`,
			`${counted(names, kind)}.`,
			...pad,
		]);
	const whatWeDo = pages.get("what-we-do");
	setMeta(whatWeDo, list("solution", solutions), solutions);
	const ourServices = pages.get("our-services");
	setMeta(ourServices, list("service", services), services);
	if (ourServices) ourServices.intro = "What we do for you, from the first line to years of use.";
	const all = [...solutions, ...services];
	setMeta(pages.get("home"), description([`${all.slice(0, 4).join(", ")}.`, ...pad]), all);
	const print = pages.get("home-page-pdf");
	if (print) {
		const [some, others] = [counted(solutions, "solution"), counted(services, "service")];
		print.note = "All our solutions and services, our techstack and our track record.";
		print.summary = `${some} and ${others.toLowerCase()}, and the tools we work with every day.`;
		setMeta(
			print,
			"A printable overview of our solutions, services, techstack and track record, one section on each page.",
			all,
		);
	}
}

/** The two sentences for machines, such as structured data and llms.txt. */
export const forMachines = (founded: string, { solutions, services }: Names) => ({
	description: `Software services company: ${[...solutions, ...services].join(", ")}.`,
	summary: `Software services company founded in ${founded}. ${counted(solutions, "solution")} (${solutions.join(", ")}) and ${counted(services, "service").toLowerCase()} (${services.join(", ")}).`,
});
