import { type Context, Hono } from "hono";
import { type Outcome, publishPage } from "./publish-page.ts";
import type { Publisher } from "./publisher.ts";

/**
 * The addresses of the page with which one publishes and undoes.
 * @param editorOf returns the name of who sent a request; without it, the page asks for a name
 */
export function publishRoutes(site: Publisher, editorOf?: (context: Context) => string): Hono {
	const app = new Hono();
	const field = async (context: Context, name: string) => {
		const value = (await context.req.parseBody())[name];
		return typeof value === "string" ? value.trim() : "";
	};
	const nameFrom = async (context: Context) =>
		editorOf?.(context) ?? (await field(context, "name"));
	const show = (name: string, outcome?: Outcome) =>
		publishPage(site, { name, asked: !editorOf }, outcome);
	app.get("/", (context) => {
		const name = editorOf?.(context) ?? site.history()[0]?.name ?? "";
		return context.html(show(name));
	});
	app.post("/", async (context) => {
		const name = await nameFrom(context);
		const reasons = await site.publish(name, await field(context, "what"));
		const page = show(name, { done: site.done.published, reasons });
		return context.html(page, reasons.length > 0 ? 422 : 200);
	});
	app.post("/undo", async (context) => {
		const name = await nameFrom(context);
		const reasons = await site.undo(await field(context, "id"), name);
		const page = show(name, { done: site.done.undone, reasons });
		return context.html(page, reasons.length > 0 ? 422 : 200);
	});
	return app;
}
