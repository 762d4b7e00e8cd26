import { expect, test } from "vitest";
import { brochureFile } from "./brochure-file.ts";

test.each([
	["/cloud-services-pdf", "/brochures/cloud-services.pdf"],
	["/App-in-box-pdf", "/brochures/app-in-box.pdf"],
	["/powerappspdf", "/brochures/powerapps.pdf"],
])("the PDF of %s is %s", (route, file) => {
	expect(brochureFile(route)).toBe(file);
});
