// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { describeDemo } from "../describe-demo.ts";
import { Token } from "./token.tsx";

afterEach(cleanup);

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

	test("a record comes back only from a request that is answered", async () => {
		const { container } = render(<Token demo={demo} />);
		for (const { label, isAnswered } of demo.requests) {
			await userEvent.click(screen.getByRole("radio", { name: label }));
			expect(container.querySelectorAll(".sheet")).toHaveLength(isAnswered ? 1 : 0);
			expect(container.querySelectorAll("li .piece")).toHaveLength(isAnswered ? 0 : 1);
		}
	});

	test("the sample has a request that is answered, and one for each layer that can stop it", () => {
		const ends = demo.requests.map(({ stations }) =>
			stations.findIndex(({ verdict }) => verdict === "stopped"),
		);
		expect(new Set(ends)).toEqual(new Set([-1, 0, 1, 2]));
	});
});
