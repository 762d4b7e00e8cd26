// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
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
