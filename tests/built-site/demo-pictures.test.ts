// @vitest-environment jsdom
import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { demoPages } from "#content/demo-pages.ts";
import { withPicture } from "#content/demos-with-pictures.ts";
import { CLIENT, htmlOf } from "../support/built-pages.ts";

/** Of all pictures together, in bytes: every release carries them. */
const LIMIT = 1.6 * 1024 * 1024;

const pictured = demoPages.filter(({ demo }) => withPicture(demo).picture);

test.skipIf(pictured.length === 0).each(pictured)(
	"the demo of $route has pictures of the sizes that its HTML says",
	async ({ route }) => {
		const page = new DOMParser().parseFromString(htmlOf(route), "text/html");
		const files = [...page.querySelectorAll("noscript picture > *")];
		expect(files).toHaveLength(4);
		for (const file of files) {
			const address = file.getAttribute("srcset") ?? file.getAttribute("src") ?? "";
			const { width, height, format } = await sharp(join(CLIENT, address)).metadata();
			expect(format).toBe("heif");
			expect([file.getAttribute("width"), file.getAttribute("height")], address).toEqual([
				String(width),
				String(height),
			]);
		}
	},
);

test("the pictures of the demos are small", () => {
	const sizes = globSync(join(CLIENT, "demos/*")).map((file) => statSync(file).size);
	expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(LIMIT);
});
