import type { Offering } from "#content/page-schema.ts";

/** What both heads of a page take. */
export type OfferingHeadProps = {
	record: Offering;
	/** Heading of the section in view. */
	section: string | undefined;
};
