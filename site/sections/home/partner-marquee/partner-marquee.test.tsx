// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
	cleanup();
	vi.doUnmock("#company/partners.json");
	vi.resetModules();
});

/** Renders the section of a firm with as many clients. */
async function renderClients(count: number) {
	const logo = { width: 150, height: 25 };
	const clients = Array.from({ length: count }, (_, id) => ({
		...logo,
		source: `client-${id}`,
		name: `Client ${id}`,
	}));
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

test("the duplicate list is hidden from assistive technology and the keyboard", async () => {
	await renderClients(12);
	const [, duplicate] = screen.getAllByRole("list", { hidden: true });
	expect(duplicate?.getAttribute("aria-hidden")).toBe("true");
	expect(duplicate?.hasAttribute("inert")).toBe(true);
});
