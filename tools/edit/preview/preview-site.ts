import { type ChildProcess, fork } from "node:child_process";
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Refusal } from "../pictures/refusal.ts";

/** The folder of the records with the draft among them. */
const DRAFTS = "node_modules/.cache/preview/pages";
const RENDERER = fileURLToPath(new URL("render-drafts.ts", import.meta.url));

export type PreviewSite = {
	/** The page at the route as HTML, with `draft` in the place of the file. @throws Refusal */
	page(file: string, draft: { route: string }): Promise<string>;
};

/**
 * The pages with drafts, rendered by a process of their own, which reads the records anew for each. It
 * starts with the first preview.
 * @param folder the content folder
 */
export function previewSite(folder: string): PreviewSite {
	let renderer: ChildProcess | undefined;
	let last: Promise<unknown> = Promise.resolve();

	function start(): ChildProcess {
		const child = fork(RENDERER, { env: { ...process.env, PAGES_FOLDER: DRAFTS } });
		child.on("exit", () => {
			renderer = undefined;
		});
		return child;
	}

	/** Puts the records and the draft into the folder. */
	function copyRecords(file: string, draft: object) {
		rmSync(DRAFTS, { recursive: true, force: true });
		mkdirSync(DRAFTS, { recursive: true });
		cpSync(join(folder, "pages"), DRAFTS, { recursive: true });
		writeFileSync(join(DRAFTS, basename(file)), JSON.stringify(draft));
	}

	async function render(file: string, draft: { route: string }): Promise<string> {
		copyRecords(file, draft);
		renderer ??= start();
		const child = renderer;
		const answer = await new Promise<{ html?: string }>((resolve) => {
			child.once("message", resolve);
			child.once("exit", () => resolve({}));
			child.send(draft.route);
		});
		if (answer.html !== undefined) return answer.html;
		throw new Refusal("The page cannot be shown with this draft; it can be saved all the same.");
	}

	return {
		page(file, draft) {
			// One at a time, because all drafts lie in the same folder.
			const result = last.then(() => render(file, draft));
			last = result.catch(() => undefined);
			return result;
		},
	};
}
