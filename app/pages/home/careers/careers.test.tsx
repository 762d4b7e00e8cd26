// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Prefill, takePrefills } from "#app/components/enquiry-form/prefill.ts";
import { vacancies } from "#content/vacancies.ts";
import { Careers } from "./careers.tsx";

function Home() {
	return (
		<>
			<Careers />
			<section id="contact" tabIndex={-1} aria-label="contact" />
		</>
	);
}

beforeEach(() => {
	vi.stubGlobal("matchMedia", () => ({ matches: true }));
	Element.prototype.scrollIntoView = vi.fn();
	const Stub = createRoutesStub([{ path: "/", Component: Home }]);
	render(<Stub />);
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

test("lists each vacancy with its experience and its skills", () => {
	const cards = screen.getAllByRole("article");
	expect(cards).toHaveLength(2);
	const tags = cards.map((card) =>
		within(card)
			.getAllByRole("listitem")
			.map(({ textContent }) => textContent),
	);
	expect(tags).toEqual([
		["0-4 years", "React", "Redux", "JS", "CSS"],
		["0-4 years", "C#", ".NetCore", "SQL", "API development"],
	]);
});

test.each(vacancies)(
	"Apply for $company starts a career enquiry and goes to the form",
	async ({ company }) => {
		const taken: Prefill[] = [];
		const stop = takePrefills((prefill) => taken.push(prefill));
		const apply = screen.getByRole("link", { name: `Apply for ${company}` });
		await userEvent.setup().click(apply);
		stop();
		expect(taken).toEqual([{ enquiryType: "Career", message: expect.stringContaining(company) }]);
		const contact = screen.getByRole("region", { name: "contact" });
		expect(contact.scrollIntoView).toHaveBeenCalled();
		expect(document.activeElement).toBe(contact);
	},
);

test("without script Apply still leads to the form", () => {
	const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
	expect(links).toEqual(["/#contact", "/#contact"]);
});
