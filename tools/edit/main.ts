/** Serves the editor for the copy, on this machine only. */
import { pathToFileURL } from "node:url";
import { serve } from "@hono/node-server";
import { editorApp } from "./app.ts";
import { contentStore } from "./content-store.ts";
import { editorFiles } from "./editor-files.ts";
import { pictureStore } from "./pictures/picture-store.ts";
import { previewSite } from "./preview/preview-site.ts";
import { siteGates } from "./publish/gates.ts";
import { publisher } from "./publish/publisher.ts";

const port = Number(process.env.EDITOR_PORT || 3100);
const origin = `http://127.0.0.1:${port}`;
const siteUrl = `http://127.0.0.1:${process.env.PORT || 3000}`;
const folder = pathToFileURL("company/");
const editor = editorFiles("node_modules/.cache/editor");
const app = editorApp({
	...{ origin, siteUrl, folder, editor },
	store: contentStore(folder),
	pictures: pictureStore("."),
	preview: previewSite("company"),
	publisher: publisher(".", siteGates),
});
const server = serve({ fetch: app.fetch, hostname: "127.0.0.1", port }, () => {
	console.log(`Edit the copy: ${origin}`);
});
server.on("error", (error: NodeJS.ErrnoException) => {
	if (error.code !== "EADDRINUSE") throw error;
	console.error(`Port ${port} is in use: set EDITOR_PORT to another one.`);
	process.exitCode = 1;
});
