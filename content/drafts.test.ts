import { beforeEach, expect, test, vi } from "vitest";
import { sampleVacancy } from "./test/sample-vacancy.ts";

const draft = { ...sampleVacancy, route: "/careers/draft" };
const show = (record: object) =>
	vi.doMock("./records.ts", () => ({ files: { "draft.json": record }, areDrafts: true }));

beforeEach(() => {
	vi.resetModules();
});

test("the preview shows a draft with a text that is too short or empty", async () => {
	show({ ...draft, name: "", tasks: [{ title: "Tests", description: "Short." }] });
	const { pageAt } = await import("./pages.ts");
	expect(pageAt("/careers/draft", "vacancy").tasks).toEqual([
		{ title: "Tests", description: "Short." },
	]);
});

test("the preview does not show a draft that lacks a field", async () => {
	const { skills: _, ...incomplete } = draft;
	show(incomplete);
	await expect(import("./pages.ts")).rejects.toThrow("skills: is missing");
});
