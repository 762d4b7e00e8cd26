import { type EnquiryField, enquiryFields } from "#shared/enquiry.ts";

/** These need the whole width; all other fields are single-line inputs. */
const WIDE: readonly EnquiryField[] = ["enquiryType", "message"];

/** The fields in rows: two single-line inputs that follow each other in the list share one. */
export function inRows(fields: readonly EnquiryField[]): EnquiryField[][] {
	const rows: EnquiryField[][] = [];
	for (const field of fields) {
		const [neighbour, second] = rows.at(-1) ?? [];
		const shares = neighbour && !second && !WIDE.includes(neighbour) && !WIDE.includes(field);
		if (shares) rows.at(-1)?.push(field);
		else rows.push([field]);
	}
	return rows;
}

export const fieldRows = inRows(enquiryFields);
