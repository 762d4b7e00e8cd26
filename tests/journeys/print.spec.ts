import contact from "#company/pages/contact.json" with { type: "json" };
import home from "#company/pages/home.json" with { type: "json" };
import techstack from "#company/pages/techstack.json" with { type: "json" };
import partners from "#company/partners.json" with { type: "json" };
import ui from "#company/ui.json" with { type: "json" };
import { expect, test } from "../support/fixtures.ts";

test("a printed page has its text and no controls, every client once, and what closed groups hide", async ({
	page,
	open,
}) => {
	await page.addInitScript(() => {
		window.print = () => document.documentElement.setAttribute("data-printed-by-test", "");
	});
	await open("/privacy");
	await page.getByRole("button", { name: ui.printPage }).click();
	await expect(page.locator("html")).toHaveAttribute("data-printed-by-test");

	await open("/contact");
	await page.emulateMedia({ media: "print" });
	await expect(page.getByRole("heading", { level: 1, name: contact.heading })).toBeVisible();
	for (const role of ["textbox", "radio", "button"] as const) {
		await expect(page.getByRole(role)).toHaveCount(0);
	}
	await page.emulateMedia({ media: "screen" });
	await open("/");
	await page.emulateMedia({ media: "print" });
	const logos = page.getByRole("region", { name: home.partners.heading }).getByRole("img");
	await expect(logos).toHaveCount(partners.length);
	for (const { items } of techstack.groups) {
		await expect(
			page
				.locator("#techstack")
				.getByText(items[0] ?? "")
				.first(),
		).toBeVisible();
	}
});
