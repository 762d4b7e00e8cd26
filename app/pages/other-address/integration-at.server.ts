import type { Integration } from "#content/page-schema.ts";
import { recordName } from "#content/record-name.ts";

/** Vite's dev server sees through this which records a page is made of, and shows a change. */
const records = import.meta.glob<Integration>("../../../content/pages/*.json", {
	import: "default",
});

/** The record of the integration page at an address, or null: 404.html is made of that. */
export async function integrationAt(address: string): Promise<Integration | null> {
	const record = await records[`../../../content/pages/${recordName(address)}.json`]?.();
	// A record may have the name and stand at another address.
	return record?.meta.route === `/${address}` ? record : null;
}
