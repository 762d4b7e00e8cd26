// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { describeDemo } from "../describe-demo.ts";
import { Token } from "./token.tsx";

afterEach(cleanup);

describeDemo("token", (demo) => {
	const results = () => screen.getAllByRole("definition").map(({ textContent }) => textContent);

	test("each request says what the user gets, where it ends and what the log keeps", async () => {
		render(<Token demo={demo} />);
		expect(screen.getByRole("group", { name: demo.legend })).toBeTruthy();
		for (const { label, gets, ends, log } of demo.requests) {
			await userEvent.click(screen.getByRole("radio", { name: label }));
			expect(results()).toEqual([gets, ends, log]);
		}
	});

	test("the arrow keys go through the requests, and each layer says what it read and did", async () => {
		render(<Token demo={demo} />);
		screen.getByRole("radio", { checked: true }).focus();
		for (const { stations } of demo.requests) {
			const shown = screen.getAllByRole("listitem", { hidden: true });
			expect(shown.map(({ textContent }) => textContent)).toEqual(
				stations.map(({ layer, reads, says }) => {
					const { name, owner } = demo.layers[layer];
					return `${name}${owner}${reads}${says}`;
				}),
			);
			await userEvent.keyboard("{ArrowDown}");
		}
	});

	test("the sample has a request that is answered, and one for each layer that can stop it", () => {
		expect(new Set(demo.requests.map(({ layer }) => layer))).toEqual(
			new Set(["gate", "roles", "rules", "data"]),
		);
	});
});
