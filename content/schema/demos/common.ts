import { text } from "../fields.ts";

/** The fields of demos of one page, whose copy is in its record. */
export const common = { heading: text, intro: text, note: text };
