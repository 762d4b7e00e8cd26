import * as v from "valibot";
import { expect, test } from "vitest";
import { pageSchema } from "#content/schema/page.ts";
import type { Schema } from "../form/schema.ts";
import { RECORD_GROUPS } from "../record-groups.ts";
import { filledOut } from "./filled-out.ts";

const schema = pageSchema as unknown as Schema;

test.each(RECORD_GROUPS)(
	"nothing but the kind of one of the $name is enough to show it",
	(group) => {
		const begun = { kind: group.kind, [group.filter.field]: group.filter.value };
		expect(v.safeParse(pageSchema, begun).typed).toBe(false);
		expect(v.safeParse(pageSchema, filledOut(schema, begun)).typed).toBe(true);
	},
);

test("what was typed stays, also in an entry of a list that was just added", () => {
	const begun = { kind: "vacancy", name: "Tester", tasks: [{ title: "Tests" }] };
	expect(filledOut(schema, begun)).toMatchObject({
		name: "Tester",
		tasks: [{ title: "Tests", description: "" }],
	});
});
