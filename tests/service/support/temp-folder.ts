import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** Registers an action for the end: of the test, unless a test file passes a function of its own. */
export type AtEnd = (action: () => Promise<unknown> | unknown) => void;

export const atTestEnd: AtEnd = (action) => onTestFinished(async () => void (await action()));

/** A new folder that is removed at the end. */
export function tempFolder(atEnd: AtEnd = atTestEnd): string {
	const folder = mkdtempSync(join(tmpdir(), "enquiry-test-"));
	atEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
	return folder;
}
