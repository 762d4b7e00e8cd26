// @vitest-environment jsdom
import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import type { VacancyCardData } from "#content/open-vacancies.ts";
import { pageAt } from "#content/pages.ts";
import { sampleCards } from "#content/test/sample-vacancy.ts";

const page = pageAt("/enquiry-failed", "notice");

afterEach(() => {
	vi.unstubAllEnvs();
});

/** Imports the page again, because its module reads the environment once, as in a build. */
async function noticePage(side: "server" | "client") {
	vi.resetModules();
	vi.stubEnv("SSR", side === "server");
	const { NoticePage } = await import("./notice-page.tsx");
	return (
		<MemoryRouter>
			<NoticePage page={page} />
		</MemoryRouter>
	);
}

async function htmlOfPage() {
	const body = document.createElement("body");
	body.innerHTML = renderToString(await noticePage("server"));
	return body;
}

test("a refused enquiry can be sent again, but not by way of the hosted email service", async () => {
	const own = await htmlOfPage();
	expect(own.querySelector("form")?.method).toBe("post");
	expect(own.textContent).toContain(page.advice);
	vi.stubEnv("PUBLIC_EMAIL_KEY", "k");
	const hosted = await htmlOfPage();
	expect(hosted.querySelector("form")).toBeNull();
	expect(hosted.textContent).not.toContain(page.advice);
	expect(hosted.querySelector("h1")?.textContent).toBe(page.heading);
});

test("the page of a closed vacancy lists the open ones, or says that there are none", async () => {
	vi.resetModules();
	const { NoticePage } = await import("./notice-page.tsx");
	const closed = pageAt("/careers/closed", "notice");
	const show = (vacancies: readonly VacancyCardData[]) => {
		const body = document.createElement("body");
		body.innerHTML = renderToString(
			<MemoryRouter>
				<NoticePage page={closed} vacancies={vacancies} />
			</MemoryRouter>,
		);
		return body;
	};
	const links = [...show(sampleCards).querySelectorAll("li a")];
	expect(links.map((link) => link.getAttribute("href"))).toEqual([
		"/careers/first-role",
		"/careers/second-role",
	]);
	const none = show([]);
	expect(none.querySelector("li")).toBeNull();
	expect(none.textContent).toContain(closed.vacancies?.none);
});

test("during development the page hydrates without a difference", async () => {
	const body = await htmlOfPage();
	const element = await noticePage("client");
	const differences: unknown[] = [];
	await act(async () => {
		hydrateRoot(body, element, { onRecoverableError: (error) => differences.push(error) });
	});
	expect(differences).toEqual([]);
});
