import { expect, test } from "vitest";
import { previewPicture } from "./preview-picture.ts";

test.each([
	["/", "/og/home.jpg"],
	["/contact", "/og/contact.jpg"],
	["/what-we-do/power-apps", "/og/what-we-do-power-apps.jpg"],
	["/App-in-box-pdf", "/og/App-in-box-pdf.jpg"],
])("the picture of %s is %s", (path, picture) => {
	expect(previewPicture(path)).toBe(picture);
});
