import type { Page } from "@playwright/test";
import { alfaFindings } from "./judges/alfa.ts";
import { axeFindings } from "./judges/axe.ts";

/** What axe and Alfa find in the page as it is now. */
export const judge = async (page: Page): Promise<string[]> => [
	...(await axeFindings(page)),
	...(await alfaFindings(page)),
];
