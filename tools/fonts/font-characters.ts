/** Printable ASCII. */
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join("");
/** No-break space, soft hyphen, ©, ×, dashes, quotation marks, bullet, ellipsis, euro, arrow. */
const TYPOGRAPHIC = "\u00a0\u00ad©×–—‘’“”•…€→";

const COPY = ASCII + TYPOGRAPHIC;

/** The accented letters of western Europe. Screens load them from a second font. */
const ACCENTED = Array.from({ length: 64 }, (_, index) => String.fromCodePoint(192 + index)).join(
	"",
);

export const printCharacters = COPY + ACCENTED;

/** What every page shows of a firm. */
type Names = { company: string; legalEntity: string; registeredAddress: string };

/**
 * The characters that the subset fonts contain: those of the site's copy, and the letters of the firm's
 * names and address. For one umlaut there, every visitor would need the second font.
 */
export function fontCharacters({ company, legalEntity, registeredAddress }: Names): string {
	const letters = [company, legalEntity, registeredAddress].join("").match(/\p{L}/gu) ?? [];
	return [...new Set([...COPY, ...letters.sort()])].join("");
}

/** The characters of the second font, which has all of western Europe. */
const SECOND = [[0xa1, 0xff], [0x131], [0x152, 0x153]] as const;

/** The characters that a screen loads from the second font, as a `unicode-range`. */
export function secondFontRange(first: string): string {
	const points = SECOND.flatMap(([from, to = from]) =>
		Array.from({ length: to - from + 1 }, (_, index) => from + index),
	).filter((point) => !first.includes(String.fromCodePoint(point)));
	const hex = (point: number | undefined) => point?.toString(16).toUpperCase();
	const starts = points.filter((point) => !points.includes(point - 1));
	const ends = points.filter((point) => !points.includes(point + 1));
	return starts
		.map((start, index) =>
			start === ends[index] ? `U+${hex(start)}` : `U+${hex(start)}-${hex(ends[index])}`,
		)
		.join(", ");
}
