/** The characters that the site's own words are made of: ASCII, and the signs of good typesetting. */
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join("");
/** No-break space, soft hyphen, ©, ×, dashes, quotation marks, bullet, ellipsis, euro, arrow. */
const SIGNS = "\u00a0\u00ad©×–—‘’“”•…€→";

export const fontCharacters = ASCII + SIGNS;
