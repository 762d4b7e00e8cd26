// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { describeDemo } from "../describe-demo.ts";
import { Token } from "./token.tsx";

afterEach(cleanup);
// jsdom has no layout, so it has nothing to scroll.
Element.prototype.scrollIntoView = () => {};

describeDemo("token", (demo) => {
	const results = () => screen.getAllByRole("definition").map(({ textContent }) => textContent);

	test("each request says what the user gets, whose work that is and what the log keeps", async () => {
		render(<Token demo={demo} />);
		expect(screen.getByRole("group", { name: demo.legend })).toBeTruthy();
		for (const { label, gets, writes, log } of demo.requests) {
			await userEvent.click(screen.getByRole("radio", { name: label }));
			expect(results()).toEqual([gets, writes, log]);
		}
	});

	test("the arrow keys go through the requests, and each layer says what it found and did", async () => {
		render(<Token demo={demo} />);
		screen.getByRole("radio", { checked: true }).focus();
		for (const { stations } of demo.requests) {
			const shown = screen.getAllByRole("listitem");
			expect(shown.map(({ textContent }) => textContent)).toEqual(
				stations.map(({ layer, finds }) => `${demo.layers[layer].name}${finds}`),
			);
			expect(screen.getAllByRole("img").map((sign) => sign.getAttribute("aria-label"))).toEqual(
				stations.map(({ verdict }) => demo.verdicts[verdict]),
			);
			await userEvent.keyboard("{ArrowDown}");
		}
	});

	test("the request is drawn on the layer where it ends, with its time at the start", async () => {
		const { container } = render(<Token demo={demo} />);
		for (const { label, at, end } of demo.requests) {
			await userEvent.click(screen.getByRole("radio", { name: label }));
			expect(screen.getByText(at).tagName).toBe("TIME");
			const pieces = [...container.querySelectorAll(".piece")];
			expect(pieces.map((piece) => piece.closest("li")?.dataset.layer)).toEqual([end]);
		}
	});

	test("her screen shows the answer of each request", async () => {
		render(<Token demo={demo} />);
		for (const { label, screen: shown } of demo.requests) {
			await userEvent.click(screen.getByRole("radio", { name: label }));
			expect(screen.getByText(shown).closest("[aria-hidden]")).toBeTruthy();
		}
	});

	test("the sample has a request that is answered, and one for each layer that can stop it", () => {
		const ends = demo.requests.map(({ stations }) =>
			stations.findIndex(({ verdict }) => verdict === "stopped"),
		);
		expect(new Set(ends)).toEqual(new Set([-1, 0, 1, 2]));
	});
});
