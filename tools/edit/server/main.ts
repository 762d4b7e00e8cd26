/** `npm run edit-server`: the editor of a server, behind its reverse proxy. */
import { pathToFileURL } from "node:url";
import { serve } from "@hono/node-server";
import { main } from "../../run/step.ts";
import { editorApp } from "../app.ts";
import { contentStore } from "../content-store.ts";
import { editorFiles } from "../editor-files.ts";
import { pictureStore } from "../pictures/picture-store.ts";
import { previewSite } from "../preview/preview-site.ts";
import { contentGates } from "../publish/gates.ts";
import { publisher } from "../publish/publisher.ts";
import { Access } from "./access.ts";
import { editorSettings } from "./editor-settings.ts";
import { releaseTarget } from "./publish-release.ts";

await main(async () => {
	const { origin, port, siteUrl, accessFolder } = editorSettings(process.env);
	const folder = pathToFileURL("company/");
	const app = editorApp({
		...{ origin, siteUrl, folder },
		editor: editorFiles("node_modules/.cache/editor"),
		store: contentStore(folder),
		pictures: pictureStore("."),
		preview: previewSite("company"),
		publisher: publisher(".", contentGates, releaseTarget(".")),
		access: new Access(accessFolder),
	});
	await new Promise<void>((ready, fail) => {
		const server = serve({ fetch: app.fetch, hostname: "127.0.0.1", port }, () => ready());
		server.on("error", (error: NodeJS.ErrnoException) =>
			fail(
				error.code === "EADDRINUSE"
					? new Error(`Port ${port} is in use: set EDITOR_PORT to another one.`)
					: error,
			),
		);
	});
	console.log(`Ready: ${origin} (port ${port} of this machine)`);
});
