/** The kinds of pages that an owner makes, copies, orders and removes. */
import { vacancyRoute } from "../../content/vacancy-route.ts";

export type RecordGroup = {
	name: string;
	label: string;
	/** What one of them is called. */
	one: string;
	/** What the first page of the editor says about them. */
	about: string;
	kind: string;
	/** The field and value that tell these records from the other pages. */
	filter: { field: "kind" | "group"; value: string };
	/** The address of a new record. @param id its file name without .json */
	route: (id: string) => string;
	/** How the list of these records shows one of them, in Decap's notation; its name by default. */
	summary?: string;
	/** The ending of their files. The editor has every record as JSON. */
	extension?: "md";
	/** The owner's words for fields that are called otherwise in these records. */
	labels?: Record<string, string>;
	/** What else to know about a field of these records, below it. */
	hints?: Record<string, string>;
};

/** What notes and guides have in common. */
const article = {
	extension: "md" as const,
	summary: "{{name}}, {{day}}",
	labels: {
		name: "Title",
		day: "Day on which it appears",
		changed: "Day of the last change, if there was one",
		offerings: "Solutions and services that it is about",
	},
	hints: { text: "## begins a heading, - an entry of a list; **bold**, [a link](/contact)." },
};

const below = (folder: string) => (id: string) => `${folder}/${id}`;

export const RECORD_GROUPS: readonly RecordGroup[] = [
	{
		...{ name: "vacancies", label: "Vacancies", one: "Vacancy", kind: "vacancy" },
		about: "open one, change it, or close it by its last day to apply",
		filter: { field: "kind", value: "vacancy" },
		route: vacancyRoute,
		summary: "{{name}}, last day: {{lastDay | default('none')}}",
		labels: {
			name: "Role",
			description: "What the job is about",
			experience: "Experience, such as 2-6 years",
			skills: "Skills, with commas between them",
			tasks: "What the work consists of",
			place: "Place of work",
		},
	},
	{
		...{ name: "notes", label: "Notes", one: "Note", kind: "note", ...article },
		about: "short articles, each from its day on",
		filter: { field: "kind", value: "note" },
		route: below("/notes"),
	},
	{
		...{ name: "guides", label: "Guides", one: "Guide", kind: "guide", ...article },
		about: "what helps somebody to decide",
		filter: { field: "kind", value: "guide" },
		route: below("/guides"),
	},
	{
		...{ name: "solutions", label: "Solutions", one: "Solution", kind: "offering" },
		about: "the pages of what you solve, and their cards",
		filter: { field: "group", value: "solutions" },
		route: below("/what-we-do"),
	},
	{
		...{ name: "services", label: "Services", one: "Service", kind: "offering" },
		about: "the pages of what you do, and their cards",
		filter: { field: "group", value: "services" },
		route: below("/our-services"),
	},
	{
		...{ name: "integrations", label: "Integrations", one: "Integration", kind: "integration" },
		about: "providers that you connect",
		filter: { field: "kind", value: "integration" },
		route: below("/our-services/third-party-api-integrations"),
	},
	{
		...{ name: "brochures", label: "Brochures", one: "Brochure", kind: "brochure" },
		about: "the PDF files",
		filter: { field: "kind", value: "brochure" },
		route: below(""),
	},
];

/** The group of a page's record, if it belongs to one. */
export const groupOf = (record: Record<string, unknown>): RecordGroup | undefined =>
	RECORD_GROUPS.find(
		({ kind, filter }) => record.kind === kind && record[filter.field] === filter.value,
	);
