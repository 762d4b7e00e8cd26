import { expect, test } from "vitest";
import { fixture } from "./fixture.ts";
import { resolveOneScreen } from "./model.ts";

test("the summary says what each stage shows, what is decided with it, and what a change costs", () => {
	const { summary } = resolveOneScreen(fixture);
	expect(summary.map(({ title }) => title)).toEqual(["Sketch", "Prototype", "Release"]);
	expect(summary[0]?.text).toBe("Sketch shows it. Decides: Whether. A change: Minutes. A pencil.");
});
