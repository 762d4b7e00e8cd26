import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Careers } from "./careers.tsx";

test("with no vacancy, the owner's words stand in place of the cards", () => {
	const copy = { heading: "Careers", picture: "team", text: "Nothing today." };
	const html = renderToStaticMarkup(<Careers {...copy} vacancies={[]} />);
	expect(html).toContain("Nothing today.");
	expect(html).not.toMatch(/<(a|ul|article)\b/);
});
