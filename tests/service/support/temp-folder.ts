import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, onTestFinished } from "vitest";

/** Registers a cleanup action. */
export type AtEnd = (action: () => Promise<unknown> | unknown) => void;

/** Runs the action at the end of the current test. */
export const atTestEnd: AtEnd = (action) => onTestFinished(async () => void (await action()));

/** Runs the action at the end of the current file. To be called outside of tests. */
export const atFileEnd: AtEnd = (action) => afterAll(async () => void (await action()));

/** Creates a temporary folder that `atEnd` removes. */
export function tempFolder(atEnd: AtEnd = atTestEnd): string {
	const folder = mkdtempSync(join(tmpdir(), "enquiry-test-"));
	atEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
	return folder;
}
