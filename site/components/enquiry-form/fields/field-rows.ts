import { type EnquiryField, enquiryFields } from "#shared/enquiry.ts";

/** These fields need the full width; all others are single-line inputs. */
const WIDE: readonly EnquiryField[] = ["enquiryType", "message"];

/** Groups the fields into rows. Two consecutive single-line inputs share a row. */
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
