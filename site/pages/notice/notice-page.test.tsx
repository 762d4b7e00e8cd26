// @vitest-environment jsdom
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { VacancyCardData } from "#content/open-vacancies.ts";
import { pageAt } from "#content/pages.ts";
import { sampleCards } from "#content/test/sample-vacancy.ts";
import type { NoticeViewProps } from "./view.tsx";

const failed = pageAt("/enquiry-failed", "notice");
const closed = pageAt("/careers/closed", "notice");
let vacancies: readonly VacancyCardData[] = [];

beforeEach(() => {
	vi.doMock("#content/open-vacancies.ts", () => ({ openVacancyCards: () => vacancies }));
});
afterEach(() => {
	vi.unstubAllEnvs();
	vi.doUnmock("#content/open-vacancies.ts");
});

/** Imports the page anew, because its module reads the environment once, as in a build. */
async function show(props: NoticeViewProps) {
	vi.resetModules();
	const { NoticeView } = await import("./view.tsx");
	document.body.innerHTML = renderToStaticMarkup(<NoticeView {...props} />);
	return document.body;
}

test("a refused enquiry can be sent again, but not by way of the hosted email service", async () => {
	const own = await show({ page: failed });
	expect(own.querySelector("form")?.method).toBe("post");
	expect(own.textContent).toContain(failed.advice);
	vi.stubEnv("PUBLIC_EMAIL_KEY", "k");
	const hosted = await show({ page: failed });
	expect(hosted.querySelector("form")).toBeNull();
	expect(hosted.textContent).not.toContain(failed.advice);
	expect(hosted.querySelector("h1")?.textContent).toBe(failed.heading);
});

test("it says in a sentence what no field is to blame for", async () => {
	const refused = { errors: {}, typed: {}, sentence: "Too many enquiries: wait an hour." };
	const page = await show({ page: failed, refused });
	expect(page.querySelector("[role=alert]")?.textContent).toContain(refused.sentence);
});

test("the page of a closed vacancy lists the open ones, or says that there are none", async () => {
	vacancies = sampleCards;
	const links = [...(await show({ page: closed })).querySelectorAll("li a")];
	expect(links.map((link) => link.getAttribute("href"))).toEqual([
		"/careers/first-role",
		"/careers/second-role",
	]);
	vacancies = [];
	const none = await show({ page: closed });
	expect(none.querySelector("li")).toBeNull();
	expect(none.textContent).toContain(closed.vacancies?.none);
});
