import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listFiles } from "#tools/finish-build/list-files.ts";

test("the styleguide exists while developing only: the built site knows nothing of it", () => {
	const files = listFiles("build/client").filter((file) => !/\.(br|gz)$/.test(file));
	const texts = files.filter((file) => /\.(html|js|css|json|xml|txt)$/.test(file));
	expect(texts.length).toBeGreaterThan(60);
	expect(files.filter((file) => file.includes("styleguide"))).toEqual([]);
	const traces = texts.filter((file) =>
		/styleguide|data-specimen/.test(readFileSync(file, "utf8")),
	);
	expect(traces).toEqual([]);
});
