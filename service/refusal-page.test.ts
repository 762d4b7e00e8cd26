import { expect, test } from "vitest";
import { refusalPage } from "./refusal-page.ts";

test("only the first marker is replaced, and reasons are text, whatever they hold", () => {
	const page = refusalPage("<!--reason-->|<!--reason-->", ["<b>$&</b>", "two"], "");
	expect(page).toBe("<ul><li>&lt;b&gt;$&amp;&lt;/b&gt;</li><li>two</li></ul>|<!--reason-->");
});

test("a page without the marker stays as it is", () => {
	expect(refusalPage("<p>Sorry</p>", ["x"], "")).toBe("<p>Sorry</p>");
});
