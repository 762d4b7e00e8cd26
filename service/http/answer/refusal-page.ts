import { type EnquiryField, enquiryFields } from "#shared/enquiry.ts";
import type { Fields } from "../../enquiries/fields.ts";
import { escapeHtml } from "../../text/escape-html.ts";

/** The site's page for a refused enquiry has this comment where the reasons belong. */
const MARKER = "<!--reason-->";

const INPUT = /<input\b[^>]*>/g;
const TEXT_AREA = /(<textarea\b[^>]*>)[^<]*(?=<\/textarea>)/g;

/** Why an enquiry was refused. */
export type Reason = { sentence: string; field?: EnquiryField };

/** Returns the value of an attribute of a start tag, as HTML. */
const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];

const isRadio = (tag: string) => attribute(tag, "type") === "radio";

/** Returns the id of the first control with this name. */
function idOf(name: string, template: string): string {
	const [tag = ""] =
		new RegExp(`<(?:input|textarea)\\b[^>]* name="${name}"[^>]*>`).exec(template) ?? [];
	return attribute(tag, "id") ?? "";
}

/** Lists the reasons, with links to the fields. The first one has the focus if it is about a field. */
function list(reasons: Reason[], template: string): string {
	const items = reasons.map(({ sentence, field }, n) => {
		const text = escapeHtml(sentence);
		if (!field) return `<li>${text}</li>`;
		const link = `<a href="#${idOf(field, template)}"${n === 0 ? " autofocus" : ""}>${text}</a>`;
		return `<li id="reason-${field}">${link}</li>`;
	});
	return `<ul>${items.join("")}</ul>`;
}

/** Marks a control as invalid and describes it by the reason. ARIA allows only the latter for radio. */
function invalid(tag: string, field: EnquiryField): string {
	const ids = [`reason-${field}`, attribute(tag, "aria-describedby")].filter(Boolean).join(" ");
	const mark = isRadio(tag) ? "" : ' aria-invalid="true"';
	return tag
		.replace(/ aria-describedby="[^"]*"/, "")
		.replace(/^<\w+/, `$& aria-describedby="${ids}"${mark}`);
}

/** Puts a value into an input, or checks a radio button with this value. */
function filledInput(tag: string, value: string): string {
	const html = escapeHtml(value);
	if (!isRadio(tag)) {
		// A function, because `$` is special in a replacement string.
		return tag.replace(/^<input/, (start) => `${start} value="${html}"`);
	}
	return attribute(tag, "value") === html ? tag.replace(/^<input/, "$& checked") : tag;
}

/**
 * Returns the page for a refused enquiry that the browser posted itself, without JavaScript.
 * @param template the HTML of the site's own page, with a comment for the reasons and with the form
 * @param typed what the visitor typed
 */
export function refusalPage(template: string, reasons: Reason[], typed: Fields): string {
	const refused = new Set(reasons.map(({ field }) => field));
	const control = (tag: string, fill: (tag: string, value: string) => string) => {
		const name = attribute(tag, "name");
		const field = enquiryFields.find((field) => field === name);
		if (!field) return tag;
		const filled = fill(tag, typed[field] ?? "");
		return refused.has(field) ? invalid(filled, field) : filled;
	};
	return template
		.replace(MARKER, () => list(reasons, template))
		.replace(INPUT, (tag) => control(tag, filledInput))
		.replace(TEXT_AREA, (tag) =>
			// The parser drops the first line end.
			control(tag, (start, value) => `${start}\n${escapeHtml(value)}`),
		);
}
