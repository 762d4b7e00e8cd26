import { expect, test } from "vitest";
import { refusalPage } from "./refusal-page.ts";

test("replaces only the first marker, and escapes the reasons", () => {
	const page = refusalPage("<!--reason-->|<!--reason-->", ["<b>$&</b>", "two"], "");
	expect(page).toBe("<ul><li>&lt;b&gt;$&amp;&lt;/b&gt;</li><li>two</li></ul>|<!--reason-->");
});

test("a page without the marker does not change", () => {
	expect(refusalPage("<p>Sorry</p>", ["x"], "")).toBe("<p>Sorry</p>");
});
