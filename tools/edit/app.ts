import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { secureHeaders } from "hono/secure-headers";
import type { ContentStore } from "./content-store.ts";
import { editorConfig, previewedNames } from "./form/form.ts";
import { editorPage, editorScript, startPage } from "./interface/page.ts";
import { Refusal } from "./pictures/picture-files.ts";
import type { PictureStore } from "./pictures/picture-store.ts";
import type { PreviewSite } from "./preview/preview-site.ts";
import { previewRoutes } from "./preview/routes.ts";
import { answer } from "./proxy-api.ts";
import { publishRoutes } from "./publish/publish-page.ts";
import type { Publisher } from "./publish/publisher.ts";

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
	pictures: PictureStore;
	publisher: Publisher;
	preview: PreviewSite;
	/** Whether a proxy has asked each visitor for a name and a password. It sends the name on. */
	behindProxy?: boolean;
};

const isSafe = (method: string) => method === "GET" || method === "HEAD";

/** The editor's interface compiles its schemas and styles while it runs. Nothing comes from elsewhere. */
const HEADERS = secureHeaders({
	contentSecurityPolicy: {
		defaultSrc: ["'self'"],
		scriptSrc: ["'self'", "'unsafe-inline'", "'unsafe-eval'"],
		styleSrc: ["'self'", "'unsafe-inline'"],
		imgSrc: ["'self'", "data:", "blob:"],
		// The form reads a picture that was chosen from a blob.
		connectSrc: ["'self'", "blob:"],
		fontSrc: ["'self'", "data:"],
		objectSrc: ["'none'"],
		baseUri: ["'none'"],
		formAction: ["'self'"],
		frameAncestors: ["'none'"],
	},
	// Without a referrer, forms would have no Origin either.
	referrerPolicy: "same-origin",
});

/** The name with which somebody has passed the proxy. It arrives as bytes of UTF-8. */
const proxyName = (context: Context): string =>
	Buffer.from(context.req.header("x-editor") ?? "", "latin1").toString();

/** A picture of 20 MB as base64 has 27 MB; a little more reaches the check that names its file. */
const MOST_BYTES = 40_000_000;
const tooLarge = (context: Context) =>
	context.json({ error: "The file is larger than 20 MB: make it smaller and try again." }, 413);

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
	pictures,
	publisher,
	preview,
	behindProxy = false,
}: EditorOptions): Hono {
	const app = new Hono();
	const limit = bodyLimit({ maxSize: MOST_BYTES, onError: tooLarge });
	app.use(HEADERS);
	app.use(async (context, next) => {
		// Pages of other sites can send requests here too. Their Origin header gives them away, or,
		// if they point a host name of their own at this machine (DNS rebinding), their Host header.
		const from = context.req.header("origin");
		const foreign = from === undefined ? !isSafe(context.req.method) : from !== origin;
		if (foreign || context.req.header("host") !== new URL(origin).host) {
			return context.json({ error: `Open the editor at ${origin}.` }, 403);
		}
		return next();
	});
	if (behindProxy) {
		app.use((context, next) => {
			if (proxyName(context)) return next();
			const error = `Open the editor at ${origin}, where you are asked for your name and password.`;
			return Promise.resolve(context.json({ error }, 401));
		});
	}
	app.get("/", (context) => {
		const { company } = JSON.parse(store.read("site.json") ?? "{}");
		return context.html(startPage(company, publisher.changes()));
	});
	app.get("/edit", (context) => context.html(editorPage(previewedNames(folder))));
	app.get("/interface.js", async (context) =>
		context.body(await editorScript(), 200, { "Content-Type": "text/javascript; charset=utf-8" }),
	);
	app.get("/config.yml", (context) =>
		context.json(editorConfig(folder, origin, siteUrl, context.req.query("preview") !== "no")),
	);
	app.get("/editor/:file{[\\w-]+(\\.[\\w-]+)*\\.js}", (context) => {
		const body = readFileSync(join(editor, context.req.param("file")), "utf8");
		return context.body(body, 200, { "Content-Type": "text/javascript; charset=utf-8" });
	});
	// A form shows a picture by its name, and by the name of the uploaded file until it is opened again.
	app.get("/art/:file{[a-z0-9-]+\\.\\w+}", (context, next) => {
		const picture = pictures.show(context.req.param("file"));
		// Browsers look at the bytes of a picture, except for SVG.
		const type = picture?.includes("<svg") ? "image/svg+xml" : "image/webp";
		return picture ? context.body(new Uint8Array(picture), 200, { "Content-Type": type }) : next();
	});
	app.post("/picture/:name", limit, async (context) => {
		const bytes = Buffer.from(await context.req.arrayBuffer());
		return context.json({ name: await pictures.choose(context.req.param("name"), bytes) });
	});
	app.post("/api/v1", limit, async (context) => {
		return context.json((await answer(await context.req.json(), { store, pictures })) as object);
	});
	app.route("/publish", publishRoutes(publisher, behindProxy ? proxyName : undefined));
	app.route("/", previewRoutes(store, preview));
	app.onError((error, context) =>
		context.json({ error: error.message }, error instanceof Refusal ? 422 : 500),
	);
	return app;
}
