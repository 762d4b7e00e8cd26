// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { describeDemo } from "../describe-demo.ts";
import { TakeOver } from "./take-over.tsx";

afterEach(cleanup);

describeDemo("take-over", (demo) => {
	test("opens the report at each page", async () => {
		render(<TakeOver demo={demo} />);
		for (const { tab, title, lines, tells } of demo.pages) {
			await userEvent.click(screen.getByRole("radio", { name: tab }));
			expect(screen.getByRole("heading", { name: title })).toBeTruthy();
			const findings = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
			expect(findings).toEqual(lines.map(({ what, finding }) => `${what} ${finding}`));
			expect(screen.getByText(tells)).toBeTruthy();
		}
	});
});
