import { enquiryFields } from "#shared/enquiry.ts";
import type { Fields } from "../../enquiries/fields.ts";
import { storable } from "../../text/clean-text.ts";
import type { AppContext } from "../request/context.ts";
import { readPostedForm } from "../request/limit-body.ts";

/** Returns what the visitor typed into the form, as far as it can be read. */
export async function typedFields(c: AppContext): Promise<Fields> {
	if (c.req.header("content-encoding") !== undefined) return {};
	const { text } = await readPostedForm(c).catch(() => ({ text: "" }));
	const sent = new URLSearchParams(text);
	// A browser sends a line end as CRLF, and a text area that begins with one would lose it.
	const typed = (field: string) => storable(sent.get(field) ?? "").replace(/\r\n?/g, "\n");
	return Object.fromEntries(enquiryFields.map((field) => [field, typed(field)]));
}
