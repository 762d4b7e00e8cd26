// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import partners from "#company/partners.json" with { type: "json" };
import ui from "#company/ui.json" with { type: "json" };
import { PartnerMarquee } from "./partner-marquee.tsx";

afterEach(cleanup);

test("names each partner once for assistive technology", () => {
	render(<PartnerMarquee heading="Partners" intro="Some of them." />);
	const names = within(screen.getByRole("list"))
		.getAllByRole("img")
		.map((logo) => logo.getAttribute("alt"));
	expect(names).toEqual(partners.map(({ name }) => name));
	expect(screen.getAllByRole("img")).toHaveLength(partners.length);
});

test("the duplicate list is hidden from assistive technology and the keyboard", () => {
	render(<PartnerMarquee heading="Partners" intro="Some of them." />);
	const [, duplicate] = screen.getAllByRole("list", { hidden: true });
	expect(duplicate?.getAttribute("aria-hidden")).toBe("true");
	expect(duplicate?.hasAttribute("inert")).toBe(true);
});

test("the button pauses and restarts the logos, and its name changes", async () => {
	const user = userEvent.setup();
	render(<PartnerMarquee heading="Partners" intro="Some of them." />);
	const section = screen.getByRole("region");
	await user.click(screen.getByRole("button", { name: ui.marqueePause }));
	expect(section.dataset.choice).toBe("paused");
	await user.keyboard("{Enter}");
	expect(section.dataset.choice).toBe("playing");
	expect(screen.getByRole("button").getAttribute("aria-label")).toBe(ui.marqueePause);
});
