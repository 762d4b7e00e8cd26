import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { jsonSchemas } from "./json-schemas.ts";

test("every content file has a schema of its fields, which the settings of the editor name", () => {
	const settings = JSON.parse(readFileSync(".vscode/settings.json", "utf8"));
	const named = settings["json.schemas"].map(
		({ fileMatch: [file], url }: { fileMatch: [string]; url: string }) =>
			`${file} ${url.split("/").at(-1)}`,
	);
	const files = jsonSchemas().map(
		([file]) => `/company/${file === "page.json" ? "pages/*.json" : file} ${file}`,
	);
	expect(named.sort()).toEqual(files.sort());
	for (const [file, schema] of jsonSchemas())
		expect(JSON.stringify(schema), file).toMatch(/"(properties|additionalProperties)":\{/);
});
