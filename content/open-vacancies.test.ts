import { afterEach, expect, test, vi } from "vitest";
import { isClosed } from "#shared/vacancy-days.ts";
import { pagesOf } from "./pages.ts";
import { files } from "./records.ts";
import { sampleVacancy } from "./test/sample-vacancy.ts";

type Json = Record<string, unknown>;
type Change = (record: Json) => Json;

afterEach(() => {
	vi.doUnmock("./records.ts");
	vi.resetModules();
});

/** The records of the firm, with two vacancies in the place of its own. */
const records = Object.entries(files as Record<string, Json>).filter(
	([, { kind }]) => kind !== "vacancy",
);
for (const [index, id] of ["first-role", "second-role"].entries())
	records.push([`${id}.json`, { ...sampleVacancy, route: `/careers/${id}`, order: index + 1 }]);

/** The site as it is built from changed records. @param changes by file name */
async function siteWith(changes: Record<string, Change>) {
	const changed = records.map(([file, record]) => [file, changes[file]?.(record) ?? record]);
	vi.resetModules();
	vi.doMock("./records.ts", () => ({ files: Object.fromEntries(changed), areDrafts: false }));
	const [{ pages, pagesOf }, navigation, home, brochures, vacancies] = await Promise.all([
		import("./pages.ts"),
		import("./navigation.ts"),
		import("./home-sections.ts"),
		import("./brochure-sections.ts"),
		import("./open-vacancies.ts"),
	]);
	return {
		...vacancies,
		...home,
		routes: pages.map(({ route }) => route),
		menu: navigation.menu().sections.map(({ section }) => section),
		company: navigation.menu().company.map(({ route }) => route),
		brochure: pagesOf("brochure")
			.flatMap(({ sections }) => brochures.brochureSections(sections))
			.flatMap(({ key }) => (key.startsWith("home ") ? [key.slice(5)] : [])),
	};
}

const until =
	(lastDay: string): Change =>
	(record) => ({ ...record, lastDay });
const closed = until("1999-12-31");
/** With no open vacancy, and these words for it. */
const siteWithNone = (none: string) => {
	const words: Change = (home) => ({ ...home, careers: { ...(home.careers as Json), none } });
	return siteWith({ "first-role.json": closed, "second-role.json": closed, "home.json": words });
};

test("a vacancy is open on its last day, and without one", () => {
	const lastDays = ["2027-03-31", "2027-03-30", undefined];
	expect(lastDays.map((day) => isClosed(day, "2027-03-31"))).toEqual([false, true, false]);
});

test("a closed vacancy has no page, no card and no part in the form", async () => {
	const files = { "first-role.json": closed, "second-role.json": until("2999-12-31") };
	const site = await siteWith(files);
	expect(site.routes).not.toContain("/careers/first-role");
	expect(site.routes).toContain("/careers/second-role");
	const open = [expect.objectContaining({ id: "second-role", name: sampleVacancy.name })];
	expect(site.homeSection("career")).toMatchObject({ vacancies: open });
	expect(site.homeSection("contact")).toMatchObject({ vacancies: open });
	expect(site.lastDays()).toEqual({
		"/careers/first-role": "1999-12-31",
		"/careers/second-role": "2999-12-31",
	});
});

test("with none open, careers has the owner's words in place of its intro", async () => {
	const site = await siteWithNone("No role is open.");
	expect(site.homeSection("career")).toMatchObject({ vacancies: [], text: "No role is open." });
	expect(site.menu).toContain("career");
});

test("with none open and no words for it, careers and its links are gone", async () => {
	const site = await siteWithNone("");
	expect(site.hasHomeSection("career")).toBe(false);
	expect(site.menu).toEqual(["techstack", "whoweare", "contact"]);
	expect(site.brochure).toContain("whoweare");
	expect(site.brochure).not.toContain("career");
});

test("the index of brochures and its link stand as long as a brochure is listed", async () => {
	const brochures = pagesOf("brochure").map(({ id }) => `${id}.json`);
	const unlisted: Change = ({ note, ...record }) => record;
	for (const files of [brochures, brochures.slice(1)]) {
		const site = await siteWith(Object.fromEntries(files.map((file) => [file, unlisted])));
		expect(site.routes.includes("/pdf")).toBe(files !== brochures);
		expect(site.company.includes("/pdf")).toBe(files !== brochures);
	}
});
