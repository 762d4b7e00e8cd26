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
	for (const isOwn of [true, false]) {
		if (!isOwn) vi.stubEnv("PUBLIC_EMAIL_KEY", "k");
		const page = await show({ page: failed });
		expect(page.querySelector("form")?.method).toBe(isOwn ? "post" : undefined);
		expect(page.textContent?.includes(`${failed.advice}`)).toBe(isOwn);
		expect(page.querySelector("h1")?.textContent).toBe(failed.heading);
	}
});

test("it says in a sentence what no field is to blame for", async () => {
	const refused = { errors: {}, typed: {}, sentence: "Too many enquiries: wait an hour." };
	const page = await show({ page: failed, refused });
	expect(page.querySelector("[role=alert]")?.textContent).toContain(refused.sentence);
});

test("the page of a closed vacancy lists the open ones, or says that there are none", async () => {
	const links = async () =>
		[...(await show({ page: closed })).querySelectorAll<HTMLAnchorElement>("li a")].map(
			({ pathname }) => pathname,
		);
	vacancies = sampleCards;
	expect(await links()).toEqual(["/careers/first-role", "/careers/second-role"]);
	vacancies = [];
	expect(await links()).toEqual([]);
	expect(document.body.textContent).toContain(closed.vacancies?.none);
});
