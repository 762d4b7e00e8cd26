import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** Takes what is to be done at the end: of the test, unless a suite brings its own. */
export type AtEnd = (work: () => void) => void;

/** A new folder that is removed at the end. */
export function tempFolder(atEnd: AtEnd = onTestFinished): string {
	const folder = mkdtempSync(join(tmpdir(), "enquiry-test-"));
	atEnd(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
}
