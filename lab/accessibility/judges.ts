import type { Page } from "@playwright/test";
import { alfaFindings } from "./judges/alfa.ts";
import { axeFindings } from "./judges/axe.ts";

/** The violations that axe and Alfa report in the current state of the page. */
export const axeAndAlfaFindings = async (page: Page): Promise<string[]> => [
	...(await axeFindings(page)),
	...(await alfaFindings(page)),
];
