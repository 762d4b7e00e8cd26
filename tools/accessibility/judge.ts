import type { Page } from "playwright-core";
import { alfaFindings } from "./alfa.ts";
import { axeFindings } from "./axe.ts";

/** What both judges find in the page as it stands. */
export const judge = async (page: Page): Promise<string[]> => [
	...(await axeFindings(page)),
	...(await alfaFindings(page)),
];
