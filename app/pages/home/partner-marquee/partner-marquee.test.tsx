// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { partners } from "#content/partners.ts";
import { ui } from "#content/ui.ts";
import { PartnerMarquee } from "./partner-marquee.tsx";

afterEach(cleanup);

test("names each of the 21 partners once for assistive technology", () => {
	render(<PartnerMarquee />);
	const names = within(screen.getByRole("list"))
		.getAllByRole("img")
		.map((logo) => logo.getAttribute("alt"));
	expect(names).toEqual(partners.map(({ name }) => name));
	expect(screen.getAllByRole("img")).toHaveLength(21);
});

test("the copy that closes the loop is out of reach", () => {
	render(<PartnerMarquee />);
	const [, copy] = screen.getAllByRole("list", { hidden: true });
	expect(copy?.getAttribute("aria-hidden")).toBe("true");
	expect(copy?.hasAttribute("inert")).toBe(true);
});

test("the button pauses and starts the logos, and says which it will do", async () => {
	const user = userEvent.setup();
	render(<PartnerMarquee />);
	const section = screen.getByRole("region");
	await user.click(screen.getByRole("button", { name: ui.marqueePause }));
	expect(section.dataset.choice).toBe("paused");
	await user.keyboard("{Enter}");
	expect(section.dataset.choice).toBe("playing");
	expect(screen.getByRole("button").getAttribute("aria-label")).toBe(ui.marqueePause);
});
