import { rmSync } from "node:fs";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test } from "vitest";
import { pageSchema } from "#content/schema/page.ts";
import type { Schema } from "../form/schema.ts";
import { Refusal } from "../pictures/picture-files.ts";
import { RECORD_GROUPS } from "../record-groups.ts";
import { SERVICE as FILE, vacancy as FIRST, TestEditor } from "../test/test-editor.ts";
import { filledOut } from "./filled-out.ts";

let editor: TestEditor;
let service: Record<string, unknown>;
let shown: { file: string; draft: Record<string, unknown> }[];
let unshowable: boolean;
beforeEach(() => {
	shown = [];
	unshowable = false;
	editor = new TestEditor({
		preview: {
			async page(file, draft) {
				if (unshowable) throw new Refusal("The page cannot be shown.");
				shown.push({ file, draft });
				return "<h1>Draft</h1>";
			},
		},
	});
	service = editor.json(FILE);
});
afterEach(() => editor[Symbol.dispose]());

async function preview(file: string, record: object) {
	const body = JSON.stringify({ file, record });
	return (await editor.request("POST", "/preview", {}, body)).json();
}

test("a draft is shown at its own address, whatever the form says, and its file stays", async () => {
	const before = editor.text(FILE);
	const draft = { ...service, name: "Draft" };
	const answer = await preview(`company/${FILE}`, { ...draft, route: "@elsewhere.example/" });
	expect(answer.html).toBe("<h1>Draft</h1>");
	expect(shown).toEqual([{ file: FILE, draft }]);
	expect(editor.text(FILE)).toBe(before);
	await preview("company/../package.json", service);
	expect(shown).toHaveLength(1);
});

test("a record that is not saved yet takes the place of another of its kind", async () => {
	await preview("", { ...FIRST, route: undefined, name: "Tester" });
	const [{ file, draft } = { file: "", draft: {} }] = shown;
	const { route } = editor.json(file);
	expect(draft).toMatchObject({ name: "Tester", route });
});

test("a new record is shown before it is complete, or the answer says what is missing", async () => {
	const begun = { kind: "vacancy", name: "Tester", tasks: [{ title: "Tests" }] };
	const missing = expect.arrayContaining(["What the job is about: is missing"]);
	expect(await preview("", begun)).toEqual({ mistakes: missing, html: "<h1>Draft</h1>" });
	expect(shown[0]?.draft).toMatchObject({
		...{ name: "Tester", description: "", tasks: [{ title: "Tests", description: "" }] },
	});
	unshowable = true;
	expect(await preview("", begun)).toEqual({ mistakes: missing });
});

test("until a picture is chosen, that of another of its kind is shown, or else that of any page", async () => {
	await preview("", { kind: "vacancy", picture: "" });
	await preview("", { ...FIRST, picture: "cloud" });
	expect(shown.map(({ draft }) => draft.picture)).toEqual([FIRST.picture, "cloud"]);
	for (const id of ["first-role", "second-role"])
		rmSync(new URL(`pages/${id}.json`, editor.folder));
	await preview("", { kind: "vacancy", name: "Tester" });
	expect(shown[2]?.draft.picture).toMatch(/^(?!mark)./);
});

test("a picture that is uploaded with the save needs a text, and then is no mistake", async () => {
	const record = { ...service, picture: "/art/our-office.jpg" };
	expect((await preview(`company/${FILE}`, record)).mistakes).toEqual([
		"What the picture shows, for people who cannot see it: is needed for a picture of your own",
	]);
	const described = { ...record, pictureText: "Two people at a table with plans" };
	expect((await preview(`company/${FILE}`, described)).mistakes).toEqual([]);
});

const schema = pageSchema as unknown as Schema;

test.each(RECORD_GROUPS)(
	"nothing but the kind of one of the $name is enough to show it",
	(group) => {
		const begun = { kind: group.kind, [group.filter.field]: group.filter.value };
		expect(v.safeParse(pageSchema, begun).typed).toBe(false);
		expect(v.safeParse(pageSchema, filledOut(schema, begun, "team")).typed).toBe(true);
	},
);
