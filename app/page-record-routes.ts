import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { route } from "@react-router/dev/routes";
import type { Brochure, Offering, SectionReference } from "../content/page-schema.ts";
import { recordName } from "../content/record-name.ts";

const FOLDER = ".react-router/page-records";

type Kind = "brochure" | "offering" | "text";

const textModule = (record: string) => `import { pageMeta } from "#app/page-meta.ts";
import { TextPage } from "#app/pages/text/text-page.tsx";
import type { TextPageRecord } from "#content/page-schema.ts";
import record from "#content/pages/${record}.json";

export const meta = () => pageMeta(record.meta);

export default function Page() {
	return <TextPage record={record as TextPageRecord} />;
}
`;

const readRecord = (record: string) =>
	JSON.parse(readFileSync(`content/pages/${record}.json`, "utf8"));

/** One slide stands still: only a page with several brings the carousel along. */
function offeringModule(record: string): string {
	const { slides }: Offering = readRecord(record);
	const several = slides !== undefined && slides.items.length > 1;
	const [head, file] = several
		? ["OfferingCarousel", "offering-carousel"]
		: ["OfferingHero", "offering-hero"];
	return `import { pageMeta } from "#app/page-meta.ts";
import { ${head} } from "#app/pages/offering/${file}.tsx";
import { OfferingPage } from "#app/pages/offering/offering-page.tsx";
import type { Offering } from "#content/page-schema.ts";
import record from "#content/pages/${record}.json";

export const meta = () => pageMeta(record.meta);

export default function Page() {
	return <OfferingPage record={record as Offering} Head={${head}} />;
}
`;
}

const parts = {
	home: ["HomePart", "#app/pages/brochures/home-part.tsx"],
	section: ["PageSection", "#app/pages/offering/page-sections.tsx"],
	speciality: ["Speciality", "#app/pages/brochures/speciality/speciality.tsx"],
} as const;

function partOf(reference: SectionReference): (keyof typeof parts)[] {
	if ("panel" in reference) return [];
	if (reference.page === "home") return ["home"];
	return [reference.section === "insideData" ? "speciality" : "section"];
}

/** What follows the slide of a brochure: sections of other records, with exactly what these need. */
function brochureParts(record: string): string {
	const { sections, overview }: Brochure = readRecord(record);
	const pages = new Set(sections.flatMap((one) => ("page" in one ? [one.page] : [])));
	if (overview) pages.add(overview);
	pages.delete("home");
	const names = [...pages];
	const kinds = [...new Set(sections.flatMap(partOf))];
	const imports = [
		...names.map((page, n) => `import page${n} from "#content/pages/${page}.json";`),
		...kinds.map((kind) => `import { ${parts[kind][0]} } from "${parts[kind][1]}";`),
	];
	const records = names.map((page, n) => `"${page}": page${n}`);
	const components = kinds.map((kind) => `${kind}: ${parts[kind][0]}`);
	return `import { BrochureParts } from "#app/pages/brochures/brochure-parts.tsx";
import type { BrochurePages } from "#app/pages/brochures/referenced-section.ts";
import type { Brochure } from "#content/page-schema.ts";
import record from "#content/pages/${record}.json";
${imports.join("\n")}

const pages = { ${records.join(", ")} } as BrochurePages;
const components = { ${components.join(", ")} };

export const Parts = () => (
	<BrochureParts record={record as Brochure} pages={pages} components={components} />
);
`;
}

const brochureModule = (record: string) => `import { deferred } from "#app/deferred/deferred.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { BrochurePage } from "#app/pages/brochures/brochure-page.tsx";
import type { Brochure } from "#content/page-schema.ts";
import record from "#content/pages/${record}.json";

const { Deferred: Parts, ready } = deferred(async () => (await import("./${record}-parts.tsx")).Parts);
await ready;

export const meta = () => pageMeta(record.meta);
export const handle = { paper: true };

export default function Page() {
	return <BrochurePage record={record as Brochure} Parts={Parts} />;
}
`;

/** The route module of a record: what a hand-written page file would say. */
const moduleOf = { brochure: brochureModule, offering: offeringModule, text: textModule };

/**
 * Routes to pages that are a record in content/pages, so that a new page needs no code:
 * the record's name is the last part of its address, in lower case.
 */
export function pageRecords(kind: Kind, paths: string[]) {
	mkdirSync(FOLDER, { recursive: true });
	return paths.map((path) => {
		const record = recordName(path);
		const file = `${FOLDER}/${record}.tsx`;
		write(file, moduleOf[kind](record));
		if (kind === "brochure") write(`${FOLDER}/${record}-parts.tsx`, brochureParts(record));
		return route(path, `../${file}`, { id: path });
	});
}

/** An unchanged file is left alone: the dev server would reload for it. */
function write(file: string, content: string) {
	if (existsSync(file) && readFileSync(file, "utf8") === content) return;
	writeFileSync(file, content);
}
