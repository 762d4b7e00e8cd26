import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import partners from "#company/partners.json" with { type: "json" };
import technologies from "#company/technologies.json" with { type: "json" };
import { pagesOf } from "#content/pages.ts";
import { partnerSprite, technologySprite } from "./sprite.ts";

const committed = (name: string) =>
	readFileSync(new URL(`../../company/${name}.svg`, import.meta.url), "utf8");
const ids = (sprite: string) => [...sprite.matchAll(/<view id="([^"]+)"/g)].map(([, id]) => id);

describe("the committed sprites", () => {
	test("are up to date: `node tools/sprite/sprite.ts` would write the same", () => {
		expect(committed("technologies")).toBe(technologySprite());
		expect(committed("partners")).toBe(partnerSprite());
	});

	test("have a view for every logo that the content names, and for no other", () => {
		const providers = pagesOf("offering").flatMap(({ sections }) =>
			sections.flatMap((section) => (section.kind === "providers" ? section.items : [])),
		);
		const logos = [...Object.values(technologies.logos), ...providers].map(({ logo }) =>
			logo.replace(":", "-"),
		);
		expect(new Set(ids(committed("technologies")))).toEqual(new Set(logos));
		expect(ids(committed("partners"))).toEqual(partners.map(({ source }) => source));
	});

	test.each(["technologies", "partners"])(
		"%s: every id is unique and every reference has a target",
		(name) => {
			const sprite = committed(name);
			const all = [...sprite.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
			expect(new Set(all).size).toBe(all.length);
			const references = [...sprite.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map(([, id]) => id);
			expect(all).toEqual(expect.arrayContaining(references));
		},
	);
});

test.each(["devicon:no-such-logo", "kit:no-such-glyph"])(
	"the error for a missing %s names it",
	(logo) => {
		expect(() => technologySprite([{ logo }])).toThrow(logo);
	},
);

test("the error for a missing client logo names it and the file to add", () => {
	expect(() => partnerSprite([{ source: "nobody" }])).toThrow(
		/"nobody".*company\/logos\/nobody\.svg/,
	);
});
