/** What is wrong, so that a program can tell mistakes apart without reading their messages. */
export type ErrorCode =
	| "json"
	| "schema"
	| "unreadable"
	| "address"
	| "same-address"
	| "no-page"
	| "no-section"
	| "closing-page"
	| "no-picture"
	| "no-picture-text"
	| "no-logo"
	| "no-technology"
	| "no-fact"
	| "no-claim"
	| "unregistered-claim"
	| "too-many-vacancies"
	| "markdown";

export type ContentError = {
	/** Relative to company/, such as `pages/home.json`. */
	file: string;
	/** The field, such as `heroSlides.2.page`; absent if the file as a whole is meant. */
	path?: string;
	/** In a Markdown file, from 1. */
	line?: number;
	code: ErrorCode;
	/** Says what to do, after the name of the field: `must not be empty`. */
	message: string;
	/** Another content file that the message names. */
	about?: string;
};

/** Such as `pages/home.json, heroSlides.2.page: there is no page “nowhere”`. */
export const inOneLine = ({ file, path, line, message }: ContentError): string =>
	`${file}${line ? `, line ${line}` : ""}${path ? `, ${path}` : ""}: ${message}`;

/** The file of a page's record. */
export const fileOf = ({ id, kind }: { id: string; kind: string }): string =>
	`pages/${id}.${kind === "note" || kind === "guide" ? "md" : "json"}`;
