import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Hono } from "hono";
import type { ContentStore } from "./content-store.ts";
import { editorConfig } from "./form/form.ts";
import { answer } from "./proxy-api.ts";
import type { Publisher } from "./publish/publisher.ts";
import { publishRoutes } from "./publish/routes.ts";

const PAGE = `<!doctype html>
<html lang="en-GB">
	<head>
		<meta charset="utf-8">
		<meta name="robots" content="noindex">
		<title>Edit the copy</title>
		<link href="/config.yml" type="text/yaml" rel="cms-config-url">
	</head>
	<body>
		<script src="/editor/decap-cms.js"></script>
		<script>
			const words = structuredClone(CMS.getLocale("en"));
			Object.assign(words.editor.editorToolbar, {
				publishing: "Saving…",
				publish: "Save",
				publishNow: "Save now",
				published: "Saved",
				publishAndCreateNew: "Save and make a new one",
				publishAndDuplicate: "Save and copy",
				duplicate: "Copy",
				deletePublishedEntry: "Remove",
				deleteEntry: "Remove",
				backCollection: "%{collectionLabel}",
				deployButtonLabel: "Open the site",
			});
			Object.assign(words.ui.toast, {
				onFailToPersist: "Not saved. %{details}",
				onFailToPersistMedia: "Not taken over. %{details}",
				onFailToDelete: "Not removed. %{details}",
				missingRequiredField: "Not saved: a required field is empty. It is marked in red.",
			});
			CMS.registerLocale("en", words);
			CMS.registerAdditionalLink({
				id: "publish",
				title: "Publish and undo",
				data: "/publish",
				options: { iconName: "deploy" },
			});
		</script>
	</body>
</html>
`;

export type EditorOptions = {
	/** The origin of the editor itself, such as http://127.0.0.1:3100. */
	origin: string;
	/** The address of the site that shows the changes. */
	siteUrl: string;
	/** The content folder; ends with a slash. */
	folder: URL;
	store: ContentStore;
	/** The folder of the editor's script files. */
	editor: string;
	publisher: Publisher;
};

/**
 * The editor and its proxy API. The API writes files, so it accepts requests from its own page
 * only.
 */
export function editorApp({
	origin,
	siteUrl,
	folder,
	store,
	editor,
	publisher,
}: EditorOptions): Hono {
	const app = new Hono();
	app.use(async (context, next) => {
		// Pages of other sites can send requests here too. Their Origin header gives them away, or,
		// if they point a host name of their own at this machine (DNS rebinding), their Host header.
		const from = context.req.header("origin");
		const foreign = from !== undefined && from !== origin;
		if (foreign || `http://${context.req.header("host")}` !== origin) {
			return context.json({ error: `Open the editor at ${origin}.` }, 403);
		}
		return next();
	});
	app.get("/", (context) => context.html(PAGE));
	app.get("/config.yml", (context) => context.json(editorConfig(folder, origin, siteUrl)));
	app.get("/editor/:file{[\\w-]+(\\.[\\w-]+)*\\.js}", (context) => {
		const body = readFileSync(join(editor, context.req.param("file")), "utf8");
		return context.body(body, 200, { "Content-Type": "text/javascript; charset=utf-8" });
	});
	app.post("/api/v1", async (context) => {
		const { status, body } = answer(await context.req.json(), store);
		return context.json(body as object, status);
	});
	app.route("/publish", publishRoutes(publisher));
	app.onError((error, context) => context.json({ error: error.message }, 500));
	return app;
}
