import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import notFound from "#company/pages/not-found.json" with { type: "json" };
import ui from "#company/ui.json" with { type: "json" };
import { openVacancies } from "#content/open-vacancies.ts";
import { pagesOf } from "#content/pages.ts";
import { fill } from "#shared/fill.ts";
import { SITE_BUILD_FILE, type SiteBuild } from "#shared/site-build.ts";
import { expect, test } from "../support/fixtures.ts";
import { mainHeadingAt, nameAt, SOLUTION, vacancy } from "../support/page-copy.ts";
import { startService } from "../support/service-process.ts";

test("an address with a letter missing suggests the page, and in other letters or with something behind it leads there", async ({
	page,
	problems,
}) => {
	problems.allow(/status( of)? 404/);
	const behind = "%E2%80%8B,&utm_source=newsletter";
	const response = await page.goto(SOLUTION.replace(/.(?=..$)/, "") + behind);
	expect(response?.status()).toBe(404);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFound.heading);
	const title = nameAt(SOLUTION);
	await page.getByRole("link", { name: fill(notFound.suggestion, { title }) }).click();
	await expect(
		page.getByRole("heading", { level: 1, name: mainHeadingAt(SOLUTION) }),
	).toBeVisible();
	for (const address of ["/Contact", "/contact%E2%80%8B", "/contact&utm_source=x"]) {
		await page.goto(address);
		await expect(page).toHaveURL("/contact");
	}
});

test("a vacancy whose last day has passed is gone, and its page lists the others", {
	tag: "@release",
}, async ({ page, problems }) => {
	if (!vacancy) return test.skip(true, "no vacancy is open");
	const { route } = vacancy;
	// The same build, with another last day.
	const folder = mkdtempSync(join(tmpdir(), "closed-"));
	const build: SiteBuild = JSON.parse(readFileSync(join("build", SITE_BUILD_FILE), "utf8"));
	build.lastDays[route] = "2020-01-01";
	mkdirSync(join(folder, "build"));
	for (const part of ["client", "server"])
		symlinkSync(resolve("build", part), join(folder, "build", part));
	writeFileSync(join(folder, "build", SITE_BUILD_FILE), JSON.stringify(build));
	const service = await startService(folder, { DATA_DIR: join(folder, "data") });
	problems.allow(/status( of)? 410/, /request to another host: http:\/\/127\.0\.0\.1/);
	try {
		const response = await page.goto(service.url + route);
		expect(response?.status()).toBe(410);
		expect(response?.headers()).toMatchObject({
			"cache-control": "no-store",
			"content-security-policy": build.csp,
		});
		const notice = pagesOf("notice").find(({ vacancies }) => vacancies);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(notice?.heading ?? "");
		const others = openVacancies().filter((other) => other.route !== route);
		for (const { name } of others) {
			await expect(page.getByRole("main").getByRole("link", { name }).first()).toBeVisible();
		}
		await page.getByRole("button", { name: fill(ui.themeToggle, { mode: "light" }) }).click();
		await expect(page.locator("html")).toHaveAttribute("data-theme");
	} finally {
		await service.stop();
		rmSync(folder, { recursive: true, force: true });
	}
});
