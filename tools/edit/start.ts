import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { serve } from "@hono/node-server";
import { buildSite } from "../build.ts";
import { type EditorOptions, editorApp } from "./app.ts";
import { contentStore } from "./content-store.ts";
import { editorFiles } from "./editor-files.ts";
import { pictureStore } from "./pictures/picture-store.ts";
import { previewSite } from "./preview/preview-site.ts";

type Own = "origin" | "siteUrl" | "publisher" | "behindProxy";

/**
 * Starts the editor of this project, which only this machine can reach.
 * @throws Error if another program uses the port
 */
export async function startEditor(options: Pick<EditorOptions, Own>): Promise<void> {
	// The preview of a draft has the style sheets of the build. Without one, everything else works.
	await buildSite().catch((error: Error) => console.error(error.message));
	const folder = pathToFileURL(join("company", "/"));
	const port = Number(process.env.EDITOR_PORT || 3100);
	const app = editorApp({
		...{ ...options, folder, editor: editorFiles("node_modules/.cache/editor") },
		...{
			store: contentStore(folder),
			pictures: pictureStore("."),
			preview: previewSite("company"),
		},
	});
	await new Promise<void>((ready, fail) => {
		const server = serve({ fetch: app.fetch, hostname: "127.0.0.1", port }, () => ready());
		server.on("error", (error: NodeJS.ErrnoException) => {
			const inUse = new Error(`Port ${port} is in use: set EDITOR_PORT to another one.`);
			fail(error.code === "EADDRINUSE" ? inUse : error);
		});
	});
	console.log(`Edit the copy: ${options.origin}`);
}

/** The origin of the editor of a server. @throws Error with what to set */
export function originOf(address = ""): string {
	const url = URL.canParse(address) ? new URL(address) : undefined;
	if (url?.protocol === "https:" && url.origin === address.replace(/\/$/, "")) return url.origin;
	throw new Error("Set EDITOR_URL to the editor's own address, such as https://edit.example.com.");
}
