// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

/** Renders the section of a firm with as many clients. */
async function renderClients(count: number) {
	const clients = Array.from({ length: count }, (_, id) => ({
		...{ source: `client-${id}`, name: `Client ${id}`, width: 150, height: 25 },
	}));
	cleanup();
	vi.resetModules();
	vi.doMock("#company/partners.json", () => ({ default: clients }));
	const { PartnerMarquee } = await import("./partner-marquee.tsx");
	return render(<PartnerMarquee heading="Partners" intro="Some of them." />).container;
}

test("a dozen logos move, in two lists of which one is for the eyes only; fewer stand still, once each", async () => {
	const [, duplicate, ...more] = (await renderClients(12)).querySelectorAll("ul");
	expect(more).toEqual([]);
	expect(duplicate?.getAttribute("aria-hidden")).toBe("true");
	expect(duplicate?.hasAttribute("inert")).toBe(true);
	expect(screen.getAllByRole("button")).toHaveLength(1);
	expect((await renderClients(11)).querySelectorAll("li")).toHaveLength(11);
	expect(screen.queryByRole("button")).toBeNull();
});
