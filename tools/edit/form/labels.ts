/** The owner's words for the names in the schemas. */
import { DEMO_LABELS } from "./demo-labels.ts";

/** By field, or by group and field where the same name means something else elsewhere. */
const LABELS: Record<string, string> = {
	...DEMO_LABELS,
	acknowledgement: "Mail to the visitor",
	also: "Another form of the term, which texts have",
	ages: "Ages of software",
	allCommand: "Command that lists all",
	alt: "Name, for people who cannot see the logo",
	appearsIn: "Sentences that say so",
	"appearsIn.file": "Where",
	application: "Message that the Apply link fills in",
	banner: "Title of the banner on the pages below this one",
	bounce: "The picture at the top bounces once",
	buttonName: "Text of the button",
	buttonWhy: "Why the button cannot be used",
	cardPicture: "Picture on cards, if it is another one",
	careerPlaceholder: "Example in the empty field, for an application",
	careers: "Vacancies",
	"careers.page": "Words on the page of every vacancy",
	"claims.id": "Short name, in lower-case letters",
	"claims.source": "How you know it",
	"claims.figures": "Figures that may stand alone",
	"claims.wordings": "Words that any text may use",
	consultation: "Request for a consultation",
	copyrightYears: "Years in the copyright line",
	country: "Country code, such as SG",
	cta: "Closing call at the end of the page",
	datePosted: "Day on which it was published",
	detailedDescription: "Introduction",
	detailedDescription1: "Introduction, second paragraph",
	digest: "Mail about messages that were held back",
	draftKept: "Notice that what was typed is kept",
	example: "Example in the empty field",
	"figures.id": "What was measured",
	first_page: "First page of the visit",
	form_page: "Page with the form",
	gesture: "Link on the card that leads to the demo",
	"gesture.start": "Choice that the demo begins with, counted from 0",
	founded: "Founding year",
	header: "Top of the page",
	"header.description": "Line above the heading",
	"header.title": "Heading, if it is not the name of the page",
	heading1: "Large line",
	heading2: "Second line",
	heroSlides: "Slides at the top",
	honeypotLabel: "Label of the hidden field that catches robots",
	id: "Short name, in lower-case letters",
	img1: "Provider 1",
	img2: "Provider 2",
	img3: "Provider 3",
	img4: "Provider 4",
	insideData: "Content of the page",
	interval: "Time for each slide",
	intro: "Introduction",
	"kind.banner": "Banner",
	keywords: "Keywords for search engines",
	"heroSlides.label": "Name of the slide, on wide screens",
	"slides.label": "Name of the slide, on wide screens",
	lastDay: "Last day to apply",
	least: "Fewest digits",
	legalEntity: "Registered name",
	locality: "Town",
	meta: "Search results and link previews",
	"meta.description": "Description in search results",
	"meta.title": "Title in search results, if it is not the name of the page",
	most: "Most digits",
	nextSteps: "What happens next",
	none: "Words while there is none",
	of: "The page that it is about",
	"owner.id": "Number of the enquiry",
	"page.apply": "How to apply",
	"page.experience": "Word for the experience",
	"page.needs": "Heading above experience, skills and place",
	"page.others": "Heading above the other vacancies",
	"page.place": "Word for the place",
	"page.skills": "Word for the skills",
	"page.tasks": "Heading above the work",
	order: "Position in lists, 1 is first",
	pictureText: "What the picture shows, for people who cannot see it",
	placeholder: "Example in the empty field",
	posting: "For job boards and search engines",
	reach: "Ways to reach the company",
	resetsPadding: "More space above the sections once a tab is chosen",
	robots: "In search engines",
	securityContactUntil: "Last day on which the security contact is valid",
	source: "File name of the logo",
	tab: "Name on the tab",
	techstack: "Technologies",
	tone: "Background",
	typedHead: "Typed line",
	typeID: "Short name",
	uen: "Registration number, such as a UEN or VAT number",
	utm_campaign: "Campaign",
	utm_content: "Content of the campaign",
	utm_medium: "Medium of the campaign",
	utm_source: "Source of the campaign",
	utm_term: "Search term of the campaign",
	when: "Only if",
	wordsNote: "Note for browsers that run no script",
};

/** What else to know about a field, below it. */
const HINTS: Record<string, string> = {
	day: "It appears with the first publishing on or after this day (UTC).",
	lastDay:
		"The vacancy is open until the end of this day (UTC), and then closes by itself. To close it now, choose yesterday. Without a day it stays open.",
	pictureText: "Needed if the picture is one of your own. Those of the site need none.",
	securityContactUntil: "Choose a day less than a year ahead.",
	typeID: "No page shows it.",
};

/** The values of choices. */
const CHOICES: Record<string, string> = {
	"interval 5000": "5 seconds",
	"interval 10000": "10 seconds",
	"robots index": "Listed",
	"robots noindex": "Not listed",
	"sections career": "Vacancies",
	"sections contact": "Contact",
	"sections ourservices": "Services",
	"sections partners": "Client logos",
	"sections techstack": "Technologies",
	"sections whatwedo": "Solutions",
	"sections whoweare": "Who we are",
	"mode pdf": "Sections follow one another",
	"mode pdf2": "Each section on a page of its own",
	"mode realestatepdf": "With the logo at the top",
};

/**
 * The label of a field: `nextStep` becomes `Next step`, if there is no better word.
 * @param group the name of the group or list that the field belongs to
 */
export function labelOf(name: string, group = ""): string {
	const known = LABELS[`${group}.${name}`] ?? LABELS[name];
	if (known) return known;
	// The names of technologies are written as they are.
	if (/^\W?[A-Z]/.test(name)) return name;
	const words = name
		.replace(/([a-z])([A-Z0-9])/g, "$1 $2")
		.replaceAll("_", " ")
		.toLowerCase();
	return words.charAt(0).toUpperCase() + words.slice(1);
}

export const hintOf = (name: string): string | undefined => HINTS[name];

/** A choice as the form shows it. */
export const choiceLabel = (name: string, value: string | number): string =>
	CHOICES[`${name} ${value}`] ?? String(value);
