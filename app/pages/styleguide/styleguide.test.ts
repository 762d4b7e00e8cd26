import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const IMPORT = /from "(#app\/|\.{1,2}\/)([^"]+\.tsx?)"/g;

/** Every file of app/ that a file brings along, and itself. */
function reachedFrom(file: string, reached = new Set<string>()): Set<string> {
	if (reached.has(file) || !existsSync(file)) return reached;
	reached.add(file);
	for (const [, start, rest = ""] of readFileSync(file, "utf8").matchAll(IMPORT)) {
		const next = start === "#app/" ? join("app", rest) : join(dirname(file), start ?? "", rest);
		reachedFrom(next, reached);
	}
	return reached;
}

test("the styleguide shows every component", () => {
	const reached = reachedFrom("app/pages/styleguide/styleguide.tsx");
	const components = readdirSync("app/components", { recursive: true, encoding: "utf8" })
		.filter((file) => file.endsWith(".tsx") && !file.endsWith(".test.tsx"))
		.map((file) => join("app/components", file));
	expect(components.length).toBeGreaterThan(50);
	const missing = components.filter((file) => !reached.has(file));
	expect(missing, "Add these to a part of app/pages/styleguide/parts/.").toEqual([]);
});
