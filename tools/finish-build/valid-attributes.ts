/** React notes view transitions on elements for streams of HTML; a built page has none of these. */
const NOTES = / vt-(name|share|update|enter|exit)="[^"]*"/g;

/** The page with attributes that HTML knows only. */
export const validAttributes = (html: string): string => html.replace(NOTES, "");
