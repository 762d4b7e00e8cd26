import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { checkContent } from "./check-content.ts";
import { inOneLine } from "./content-error.ts";

/** A small firm, whose words no owner changes. It has no notes. */
const FIRM = new URL("../../tests/fixtures/firm/", import.meta.url);
const FILE = "pages/sample.md";
const fields = `kind: note
route: /notes/sample
name: A sample
picture: cloud
day: 2027-02-28
offerings:
  - cloud-services
meta:
  description: ${"A description of the right length. ".repeat(3)}
  keywords: sample`;
const opening =
	"A paragraph that is long enough, because a note has at least a hundred characters. ".repeat(2);

/** What the checks say about a note. Its text begins in line 14 and the given lines in line 16. */
function findings(lines: string, changed = (all: string) => all) {
	const file = changed(`---\n${fields}\n---\n\n${opening}\n\n${lines}\n`);
	const { mistakes, warnings } = checkContent(FIRM, { [FILE]: file });
	return [...mistakes, ...warnings].map(inOneLine);
}

test("a note with all that Markdown may have is taken", () => {
	const lines = `## One\n\n### Two\n\n- **bold** and [a page](/privacy#rights)\n- [other](https://a.example), [mail](mailto:a@b.example)\n\n1. first\n\n> said\n\n\`\`\`\ncode\n\`\`\`\n\nSome \`code\`.\n\n![A cloud](cloud)`;
	expect(findings(lines)).toEqual([]);
	expect(findings(lines, (all) => all.replaceAll("\n", "\r\n"))).toEqual([]);
});

test.each([
	["a <b>bold</b> word", "line 16, text: “<b>” is HTML"],
	["<div>block</div>", "line 16, text: “<div>block</div>” is HTML"],
	["see [this](javascript:alert%281%29)", "line 16, text: a link may not lead to “javascript"],
	["see [this](//evil.example)", "line 16, text: a link may not lead to “//evil.example”"],
	["see [this](/nowhere)", "line 16, text: there is no page “/nowhere”"],
	["### Skipped", "line 16, text: the level of a heading is wrong; write ##"],
	["![](cloud)", "line 16, text: the picture “cloud” needs a text"],
	["![A cloud](no-such-picture)", "line 16, text: there is no company/public/art/no-such-picture"],
	["We have over 900 clients.", "line 16, text: “over 900” is not in claims.json"],
])("%s is refused with file and line", (lines, words) => {
	expect(findings(lines)[0]).toContain(`${FILE}, ${words}`);
});

test.each([
	["day: 2027-02-28", "day: 2027-02-30", "line 6, day: must be a date such as 2027-03-31"],
	["  - cloud-services", "  - no-offering", "line 7, offerings: there is no"],
	["/notes/sample", "/notes/other", "line 3, route: must be /notes/sample, like its file"],
	["name: A sample", "name: [A sample", "at line "],
	["---\n", "", "pages/sample.md: must begin with its fields"],
])("%j changed to %j is refused with file and line", (from, to, words) => {
	expect(findings("", (all) => all.replace(from, to)).join("\n")).toContain(words);
});

test("a note is not in the registry, from which all pages, lists and the feed come, before its day", async () => {
	const folder = mkdtempSync(join(tmpdir(), "articles-test-"));
	const day = (ahead: number) =>
		new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
	for (const [name, ahead] of Object.entries({ today: 0, tomorrow: 1 })) {
		const note = `---\n${fields}\n---\n\n${opening}`.replace("2027-02-28", day(ahead));
		writeFileSync(join(folder, `${name}.md`), note);
	}
	vi.stubEnv("PAGES_FOLDER", folder);
	vi.resetModules();
	const { files } = await import("../records.ts");
	const { records } = await import("../pages.ts");
	rmSync(folder, { recursive: true });
	vi.unstubAllEnvs();
	expect(Object.keys(files)).toEqual(["today.md"]);
	expect(records.map(({ id }) => id)).toEqual(["today"]);
});
