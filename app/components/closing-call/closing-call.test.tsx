// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import { type Prefill, takePrefills } from "#app/components/enquiry-form/prefill.ts";
import { contact } from "#content/contact.ts";
import { linkedPage } from "#content/linked-pages.ts";
import { menus } from "#content/menus.ts";
import { ui } from "#content/ui.ts";
import { ClosingCall } from "./closing-call.tsx";

afterEach(cleanup);

function show(next = "/what-we-do/cloud-services") {
	const Page = () => <ClosingCall heading="Any questions?" text="Write to us." next={next} />;
	const Arrival = () => <p>arrived</p>;
	const Stub = createRoutesStub([
		{ path: "/page", Component: Page },
		{ path: "/", Component: Arrival },
		{ path: "/what-we-do/*", Component: Arrival },
	]);
	render(<Stub initialEntries={["/page"]} />);
	return within(screen.getByRole("region", { name: "Any questions?" }));
}

test("asks for contact in a panel of its own, which the floating button leaves alone", () => {
	const call = show();
	expect(call.getByRole("heading", { level: 2, name: "Any questions?" })).toBeTruthy();
	const link = call.getByRole("link", { name: ui.floatingContact });
	expect(link.getAttribute("href")).toBe("/#contact");
	const panel = screen.getByRole("region", { name: "Any questions?" });
	expect(panel.getAttribute("data-hides-contact")).toBe("always");
});

test("the consultation link goes to the form with its type and text filled", async () => {
	const call = show();
	const link = call.getByRole("link", { name: contact.consultation.label });
	const taken: Prefill[] = [];
	const stop = takePrefills((prefill) => taken.push(prefill));
	await userEvent.setup().click(link);
	stop();
	expect(taken).toEqual([
		{ enquiryType: "Software Solutions", message: expect.stringContaining("consultation") },
	]);
	expect(await screen.findByText("arrived")).toBeTruthy();
});

test.each([menus.solutions[1], menus.services[3], menus.otherPages.at(-1)])(
	"points to the next page by its name in the menus: $label",
	async (page) => {
		show(page?.route);
		const link = screen.getByRole("link", { name: `${ui.nextPage} ${page?.label}` });
		expect(link.getAttribute("href")).toBe(page?.route);
	},
);

test("a next page that no menu knows is an error of the record", () => {
	expect(() => linkedPage("/nowhere")).toThrow("/nowhere");
});
