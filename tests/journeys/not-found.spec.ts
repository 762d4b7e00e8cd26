import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import notFound from "#company/pages/not-found.json" with { type: "json" };
import { openVacancies } from "#content/open-vacancies.ts";
import { pagesOf } from "#content/pages.ts";
import { fill } from "#shared/fill.ts";
import { SITE_BUILD_FILE, type SiteBuild } from "#shared/site-build.ts";
import { expect, test } from "../support/fixtures.ts";
import { mainHeadingAt, nameAt, SOLUTION, vacancy } from "../support/page-copy.ts";
import { startService } from "../support/service-process.ts";

for (const [how, address] of [
	["with a letter missing", SOLUTION.replace(/.(?=..$)/, "")],
	["mangled by a mailing tool", `${SOLUTION}&utm_source=x`],
] as const) {
	test(`an address ${how} returns 404 and suggests the page`, {
		tag: address.includes("&") ? "@release" : [],
	}, async ({ page, problems }) => {
		problems.allow(/status( of)? 404/);
		const response = await page.goto(address);
		expect(response?.status()).toBe(404);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFound.heading);
		await expect(page).toHaveTitle(new RegExp(`^${notFound.name}`));
		const title = nameAt(SOLUTION);
		await page.getByRole("link", { name: fill(notFound.suggestion, { title }) }).click();
		await expect(
			page.getByRole("heading", { level: 1, name: mainHeadingAt(SOLUTION) }),
		).toBeVisible();
	});
}

test("an address in other letters, or with an invisible character, leads to the page", async ({
	page,
}) => {
	for (const address of ["/Contact", "/contact%E2%80%8B"]) {
		await page.goto(address);
		await expect(page).toHaveURL("/contact");
	}
});

test("a vacancy whose last day has passed is gone, and its page lists the others", async ({
	page,
	problems,
}) => {
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
		await page.getByRole("button", { name: /^Colour theme/ }).click();
		await expect(page.locator("html")).toHaveAttribute("data-theme");
	} finally {
		await service.stop();
		rmSync(folder, { recursive: true, force: true });
	}
});
