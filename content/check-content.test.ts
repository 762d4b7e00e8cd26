import { expect, test } from "vitest";
import { checkContent } from "./check-content.ts";
import model from "./pages/document-automation.json" with { type: "json" };

const FILE = "pages/document-automation.json";
const checked = (record: object) => checkContent(undefined, { [FILE]: JSON.stringify(record) });
const at = (route: string) => checked({ ...model, meta: { ...model.meta, route } });

test("an integration page must be at an address that ends in its file's name", () => {
	expect(at(model.meta.route)).toEqual([]);
	expect(at("/our-services/Document-automation")).toEqual([]);
	expect(at("/our-services/documents")).toEqual([
		`${FILE}, meta.route: must end in the file's name, /document-automation`,
	]);
});

test("a wrong field of one is named with its file", () => {
	expect(checked({ ...model, banner: "" })).toEqual([`${FILE}, banner: must not be empty`]);
});
