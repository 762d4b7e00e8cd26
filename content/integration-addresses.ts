import { readPageRecords } from "./read-page-records.ts";

/** The addresses of the integration pages: where each record says that its page is. */
export const integrationAddresses = (): string[] =>
	readPageRecords()
		.filter(({ record }) => "insideData" in record)
		.map(({ record }) => record.meta.route);
