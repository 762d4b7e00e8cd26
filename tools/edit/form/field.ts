export type Choice = { label: string; value: string };

/** A field of the editor's form, in the format of Decap CMS's configuration. */
export type Field = {
	name: string;
	label: string;
	widget:
		| "string"
		| "text"
		| "number"
		| "boolean"
		| "select"
		| "image"
		| "hidden"
		| "object"
		| "list";
	/** Whether one can enter the address of a picture elsewhere. */
	choose_url?: boolean;
	required?: boolean;
	/** The value in a new record. */
	default?: string | number;
	/** A regular expression, and the message for a text that does not match it. */
	pattern?: [string, string];
	options?: (string | number | Choice)[];
	value_type?: "int" | "float";
	fields?: Field[];
	field?: Field;
	typeKey?: string;
	types?: Field[];
	min?: number;
	max?: number;
	allow_add?: boolean;
	allow_remove?: boolean;
	collapsed?: boolean;
	summary?: string;
};

/** The owner's words for the names in the schemas. Other names are split into words. */
const WORDS: Record<string, string> = {
	cardPicture: "Picture on cards, if it is another one",
	cta: "Closing call at the end of the page",
	datePosted: "First day",
	detailedDescription: "Introduction",
	detailedDescription1: "Introduction, second paragraph",
	header: "Top of the page",
	heading1: "Large line",
	heading2: "Second line",
	heroSlides: "Slides at the top",
	insideData: "Content of the page",
	keywords: "Keywords for search engines",
	lastDay: "Last day to apply",
	locality: "Town",
	country: "Country code, such as SG",
	meta: "Search results and link previews",
	nextSteps: "What happens next",
	none: "Words while there is none",
	of: "The page that it is about",
	page: "Page",
	order: "Position in lists, 1 is first",
	pictureText: "What the picture shows, for people who cannot see it",
	posting: "Dates and place for search engines",
	source: "File name of the logo",
	techstack: "Technologies",
	typedHead: "Typed line",
	typeID: "Short name",
	uen: "Registration number (UEN)",
};

/** A label for a field name: `heading1` becomes `Heading 1`, if there is no better word. */
export function labelOf(name: string): string {
	const known = WORDS[name];
	if (known) return known;
	const words = name
		.replace(/([a-z])([A-Z0-9])/g, "$1 $2")
		.replaceAll("_", " ")
		.toLowerCase();
	return words.charAt(0).toUpperCase() + words.slice(1);
}
