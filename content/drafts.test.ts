import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sampleVacancy } from "./test/sample-vacancy.ts";

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "drafts-test-"));
	cpSync("company/pages", folder, { recursive: true });
	vi.resetModules();
	vi.stubEnv("PAGES_FOLDER", folder);
});
afterEach(() => {
	rmSync(folder, { recursive: true });
	vi.unstubAllEnvs();
});

const write = (record: object) => writeFileSync(join(folder, "draft.json"), JSON.stringify(record));
const draft = { ...sampleVacancy, route: "/careers/draft" };

test("the preview shows a draft with a text that is too short or empty", async () => {
	write({ ...draft, name: "", tasks: [{ title: "Tests", description: "Short." }] });
	const { pageAt } = await import("./pages.ts");
	expect(pageAt("/careers/draft", "vacancy").tasks).toEqual([
		{ title: "Tests", description: "Short." },
	]);
});

test("the preview does not show a draft that lacks a field", async () => {
	const { skills: _, ...incomplete } = draft;
	write(incomplete);
	await expect(import("./pages.ts")).rejects.toThrow("skills: is missing");
});
