const SCRIPT = /<script\b[^>]*>.*?<\/script>/gs;

/** A page's physical floor: the same HTML, styles, fonts and pictures, and no script. */
export const withoutScripts = (html: string): string => html.replace(SCRIPT, "");
