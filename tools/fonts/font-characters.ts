/** Printable ASCII. */
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join("");
/** No-break space, soft hyphen, ©, ×, dashes, quotation marks, bullet, ellipsis, euro, arrow. */
const TYPOGRAPHIC = "\u00a0\u00ad©×–—‘’“”•…€→";

/** The characters of the site's copy, which the subset fonts contain. */
export const fontCharacters = ASCII + TYPOGRAPHIC;

/** Also the accented letters of western Europe. Screens load them from a second font. */
export const printCharacters =
	fontCharacters +
	Array.from({ length: 64 }, (_, index) => String.fromCodePoint(192 + index)).join("");
