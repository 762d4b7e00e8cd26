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
	/** The owner's words for fields that are called otherwise in these records. */
	labels?: Record<string, string>;
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
