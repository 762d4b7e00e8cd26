import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as v from "valibot";
import type { ContentStore } from "../content-store.ts";
import { Refusal } from "../pictures/picture-files.ts";
import type { PreviewSite } from "./preview-site.ts";

/** What a form holds. The file of a new record is empty: its name follows from the record's. */
const formSchema = v.object({ file: v.string(), record: v.record(v.string(), v.unknown()) });

/** What a page is made of. The preview needs no script. */
const ASSET = /^\/.*\.(css|woff2|svg|avif|webp|png|jpg|ico)$/;
/** The typefaces and logos, which the build would rename. */
const OF_COMPANY = /^\/company\/[\w/-]+\.(woff2|svg)$/;

/** The addresses with which the editor checks and shows a draft while it is typed. */
export function previewRoutes(store: ContentStore, site: PreviewSite): Hono {
	const app = new Hono();
	app.use(bodyLimit({ maxSize: 2_000_000 }));

	app.post("/preview", async (context) => {
		const { file, record } = v.parse(formSchema, await context.req.json());
		const name = file.replace(/^company\//, "") || "pages/new-record.json";
		const { shown, mistakes: all } = store.draft(name, JSON.stringify(record));
		// A picture that was chosen in the form is uploaded when the record is saved, and checked then.
		const mistakes = all.filter(({ code }) => code !== "no-picture").map(({ words }) => words);
		if (!shown) return context.json({ mistakes });
		try {
			return context.json({ mistakes, html: await site.page(shown.file, shown.draft) });
		} catch (error) {
			// The mistakes say what to do about it.
			if (mistakes.length > 0 && error instanceof Refusal) return context.json({ mistakes });
			throw error;
		}
	});
	// New pictures first, then what the build made.
	for (const root of ["company/public", "build/client", "."]) {
		const files = serveStatic({ root });
		app.get("*", (context, next) => {
			const allowed = root === "." ? OF_COMPANY : ASSET;
			return allowed.test(context.req.path) ? files(context, next) : next();
		});
	}
	return app;
}
