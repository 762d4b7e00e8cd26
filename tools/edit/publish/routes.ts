import { type Context, Hono } from "hono";
import { publishPage } from "./publish-page.ts";
import type { Publisher } from "./publisher.ts";

/** The addresses of the page with which one publishes and undoes. */
export function publishRoutes(site: Publisher): Hono {
	const app = new Hono();
	const field = async (context: Context, name: string) => {
		const value = (await context.req.parseBody())[name];
		return typeof value === "string" ? value.trim() : "";
	};
	app.get("/", (context) => context.html(publishPage(site, site.history()[0]?.name ?? "")));
	app.post("/", async (context) => {
		const name = await field(context, "name");
		const reasons = await site.publish(name, await field(context, "what"));
		const page = publishPage(site, name, { done: "Your changes are published.", reasons });
		return context.html(page, reasons.length > 0 ? 422 : 200);
	});
	app.post("/undo", async (context) => {
		const name = await field(context, "name");
		const reasons = await site.undo(await field(context, "id"), name);
		const page = publishPage(site, name, { done: "The publishing is undone.", reasons });
		return context.html(page, reasons.length > 0 ? 422 : 200);
	});
	return app;
}
