import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { basename, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isClosed, today } from "../../../content/vacancy-days.ts";
import { Refusal } from "../pictures/refusal.ts";

/** The folder of the records with the draft among them. */
const DRAFTS = "node_modules/.cache/preview/pages";
const SITE = [
	// The program would start another process to set this, which would outlive its parent.
	"--conditions=development",
	"node_modules/@react-router/dev/bin.cjs",
	...["dev", ".", "--config", "tools/edit/preview/vite.config.ts", "--host", "127.0.0.1"],
];
/** In ms. The first page waits until the server has compiled the site. */
const LONGEST_START = 60_000;

async function freePort(): Promise<number> {
	const server = createServer();
	await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
	const { port } = server.address() as { port: number };
	await new Promise((closed) => server.close(closed));
	return port;
}

export type PreviewSite = {
	/** The page at the route as HTML, with `draft` in the place of the file. @throws Refusal */
	page(file: string, draft: { route: string }): Promise<string>;
	/** A style sheet, a font or a picture of the site. */
	asset(address: string): Promise<Response>;
	stop(): void;
};

/**
 * The pages with drafts, rendered by a development server of their own. It starts with the first
 * preview.
 * @param folder the content folder
 */
export function previewSite(folder: string): PreviewSite {
	let server: { process: ChildProcess; origin: string; known: Set<string> } | undefined;
	let last: Promise<unknown> = Promise.resolve();

	function stop() {
		server?.process.kill();
		server = undefined;
	}
	process.once("exit", stop);
	// A signal alone would end this process without that event.
	process.once("SIGTERM", () => process.exit());

	/** Puts the records and the draft into the folder, and returns the files of those with a page. */
	function copyRecords(file: string, draft: object): string[] {
		rmSync(DRAFTS, { recursive: true, force: true });
		mkdirSync(DRAFTS, { recursive: true });
		cpSync(join(folder, "pages"), DRAFTS, { recursive: true });
		writeFileSync(join(DRAFTS, basename(file)), JSON.stringify(draft));
		return readdirSync(DRAFTS).filter((name) => {
			const { lastDay } = JSON.parse(readFileSync(join(DRAFTS, name), "utf8"));
			return !isClosed(lastDay, today());
		});
	}

	async function start(known: Set<string>) {
		const port = await freePort();
		const child = spawn(process.execPath, [...SITE, "--port", String(port), "--strictPort"], {
			env: { ...process.env, PAGES_FOLDER: DRAFTS },
			stdio: ["ignore", "ignore", "inherit"],
		});
		server = { process: child, origin: `http://127.0.0.1:${port}`, known };
		for (const end = Date.now() + LONGEST_START; Date.now() < end; await sleep(100)) {
			if (child.exitCode !== null) break;
			const response = await fetch(`${server.origin}/favicon.ico`).catch(() => undefined);
			if (response?.ok) return server;
		}
		stop();
		throw new Refusal("The preview could not start; what you type can be saved all the same.");
	}

	async function render(file: string, draft: { route: string }): Promise<string> {
		// The server learns the addresses of the pages when it starts. It does not know that of the
		// first record of a kind, or of a vacancy that was closed, yet.
		const pages = copyRecords(file, draft);
		if (server && pages.some((name) => !server?.known.has(name))) stop();
		const { origin } = server ?? (await start(new Set(pages)));
		const response = await fetch(origin + draft.route, { headers: { accept: "text/html" } });
		if (response.status === 500) {
			throw new Refusal("The page cannot be shown with this draft; it can be saved all the same.");
		}
		return response.text();
	}

	return {
		page(file, draft) {
			// One at a time, because all drafts lie in the same folder.
			const result = last.then(() => render(file, draft));
			last = result.catch(() => undefined);
			return result;
		},
		async asset(address) {
			if (!server) return new Response(null, { status: 404 });
			// The server gives a style sheet as a module of script unless one asks for CSS.
			return fetch(server.origin + address, { headers: { accept: "text/css, */*;q=0.1" } });
		},
		stop,
	};
}
