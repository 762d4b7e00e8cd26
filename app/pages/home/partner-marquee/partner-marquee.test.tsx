// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import partners from "#company/partners.json" with { type: "json" };
import ui from "#company/ui.json" with { type: "json" };
import { PartnerMarquee } from "./partner-marquee.tsx";

afterEach(() => {
	cleanup();
	vi.doUnmock("#company/partners.json");
	vi.resetModules();
});

/** Renders the section of a firm with as many clients. */
async function renderClients(count: number) {
	const [partner] = partners;
	const clients = Array.from({ length: count }, (_, id) => ({ ...partner, id, name: `C${id}` }));
	vi.resetModules();
	vi.doMock("#company/partners.json", () => ({ default: clients }));
	const { PartnerMarquee } = await import("./partner-marquee.tsx");
	return render(<PartnerMarquee heading="Partners" intro="Some of them." />).container;
}

test("a dozen logos move, in two lists without a gap", async () => {
	const container = await renderClients(12);
	expect(container.querySelectorAll("ul")).toHaveLength(2);
	expect(screen.getAllByRole("button")).toHaveLength(1);
});

test("fewer stand still, once each and without a button", async () => {
	const container = await renderClients(11);
	expect(container.querySelectorAll("li")).toHaveLength(11);
	expect(screen.queryByRole("button")).toBeNull();
});

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
