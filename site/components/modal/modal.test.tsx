// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Modal } from "./modal.tsx";
import { polyfillDialog } from "./polyfill-dialog.ts";

beforeEach(polyfillDialog);
afterEach(cleanup);

test("says what happened once the focus is in it", async () => {
	render(
		<Modal title="Done" status="It is done." glyph={null} onClose={() => {}}>
			It worked.
		</Modal>,
	);
	const live = screen.getByRole("dialog").querySelector("[aria-live=polite]");
	expect(live?.textContent).toBe("");
	await screen.findByText("It is done.");
	expect(live?.textContent).toBe("It is done.");
});

test("opens with its title as name and its text as description, and focuses OK", () => {
	render(
		<Modal title="Done" status="It is done." glyph={null} onClose={() => {}}>
			It worked.
		</Modal>,
	);
	const dialog = screen.getByRole("dialog", { name: "Done", description: "It worked." });
	expect(dialog).toHaveProperty("open", true);
	expect(document.activeElement).toBe(screen.getByRole("button", { name: "OK" }));
});

test("OK closes it", async () => {
	const onClose = vi.fn();
	render(
		<Modal title="Done" status="It is done." glyph={null} onClose={onClose}>
			It worked.
		</Modal>,
	);
	await userEvent.click(screen.getByRole("button", { name: "OK" }));
	expect(onClose).toHaveBeenCalledOnce();
});
