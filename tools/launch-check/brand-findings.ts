import { staleFiles } from "../brand/brand-files.ts";
import type { Finding } from "./finding.ts";

/** What still shows another name, mark, palette or font. @param folder a company's folder */
export const brandFindings = (folder: string): Finding[] =>
	staleFiles(folder).map((file) => ({
		group: "Brand" as const,
		problem: `${file} was made from another name, mark, colour or font`,
		fix: "npm run brand",
	}));
