// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderInRouter } from "#app/test/render-in-router.tsx";
import copy from "#content/enquiry-form.json" with { type: "json" };
import site from "#content/site.json" with { type: "json" };
import ui from "#content/ui.json" with { type: "json" };
import { ClosingCall } from "./closing-call.tsx";

afterEach(cleanup);

const next = { name: "Cloud services", route: "/what-we-do/cloud-services", picture: "cloud" };

function show() {
	renderInRouter(
		<ClosingCall heading="Any questions?" text="Write to us." picture="cloud" next={next} />,
		"/what-we-do/power-apps",
	);
	return within(screen.getByRole("region", { name: "Any questions?" }));
}

test("is a panel with the email address, and hides the floating contact button", () => {
	const call = show();
	expect(call.getByRole("heading", { level: 2, name: "Any questions?" })).toBeTruthy();
	const link = call.getByRole("link", { name: site.email });
	expect(link.getAttribute("href")).toBe(`mailto:${site.email}`);
	const panel = screen.getByRole("region", { name: "Any questions?" });
	expect(panel.hasAttribute("data-hides-contact")).toBe(true);
});

test("the consultation link carries its intent in the URL", () => {
	const link = show().getByRole("link", { name: copy.consultation.label });
	expect(link.getAttribute("href")).toBe("/?consultation#contact");
});

test("links to the next page by its name", () => {
	show();
	const link = screen.getByRole("link", { name: `${ui.nextPage} ${next.name}` });
	expect(link.getAttribute("href")).toBe(next.route);
});
