import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { ownPage } from "../interface/page.ts";
import type { Publisher, Publishing } from "./publisher.ts";

/** In s. How often the page asks how far a publishing is. */
const REFRESH = 2;

/** A publishing or undoing of this process. Without `reasons` it is running. */
type Run = { began: number; step: string; done: string; reasons?: string[] };

const outcome = (done: string, reasons: string[]) =>
	reasons.length === 0
		? html`<p role="status">${done}</p>`
		: html`<div role="alert">
				<p>Nothing was published:</p>
				<ul>${reasons.map((reason) => html`<li>${reason}</li>`)}</ul>
			</div>`;

const progress = (step: string, began: number) => html`
	<p role="status">${step} …</p>
	<progress aria-label="Publishing"></progress>
	<p>For ${Math.round((Date.now() - began) / 1000)} s. It takes a few minutes. You can close this page: it goes on.</p>`;

const whatChanged = (changes: string[]) =>
	changes.length === 0
		? html`<p>The public site does not have the last publishing yet.</p>`
		: html`<p>Changed, but not published:</p>
			<ul>${changes.map((one) => html`<li>${one}</li>`)}</ul>`;

/** @param asked whether the page asks for the name */
const publishForm = (changes: string[], isLive: boolean, name: string, asked: boolean) =>
	changes.length === 0 && isLive
		? html`<p>There is nothing to publish: nothing has changed since the last time.</p>`
		: html`${whatChanged(changes)}
			<form method="post" action="/publish">
				${
					asked
						? html`<label>Your name
							<input name="name" autocomplete="name" required maxlength="80" value="${name}">
						</label>`
						: html`<p>You publish as ${name}.</p>`
				}
				<label>What you changed (optional)
					<input name="what" maxlength="120">
				</label>
				<button>Publish</button>
			</form>`;

const undoForm = ({ id, what, undone }: Publishing, name: string) =>
	undone
		? html`<em>Undone</em>`
		: html`<form method="post" action="/publish/undo">
				<input type="hidden" name="id" value="${id}">
				<input type="hidden" name="name" value="${name}">
				<button aria-label="Undo: ${what}">Undo</button>
			</form>`;

const publishings = (history: Publishing[], name: string) =>
	history.length === 0
		? html`<p>Nothing has been published with the editor yet.</p>`
		: html`<ol class="history">${history.map(
				(one) => html`<li>
					<strong>${one.what}</strong><br>
					${one.name}, <time datetime="${one.date}">${one.date.slice(0, 16).replace("T", " ")}</time>
					${undoForm(one, name || one.name)}
				</li>`,
			)}</ol>`;

/**
 * The page with which one publishes and undoes. It needs no script.
 * @param editorOf returns the name of who sent a request; without it, the page asks for a name
 */
export function publishRoutes(site: Publisher, editorOf?: (context: Context) => string): Hono {
	const app = new Hono();
	let run: Run | undefined;
	const isRunning = () => run !== undefined && run.reasons === undefined;

	/** Begins, unless somebody else is publishing, and leads to the page that says how far it is. */
	async function begin(
		context: Context,
		done: string,
		work: (
			name: string,
			field: (name: string) => string,
			say: (step: string) => void,
		) => Promise<string[]>,
	) {
		const fields = await context.req.parseBody();
		const field = (name: string) => String(fields[name] ?? "").trim();
		if (!isRunning()) {
			const own: Run = { began: Date.now(), step: "The words are checked", done };
			run = own;
			const say = (step: string) => {
				own.step = step;
			};
			work(editorOf?.(context) ?? field("name"), field, say)
				.catch((error: Error) => [error.message])
				.then((reasons) => {
					own.reasons = reasons;
				});
		}
		return context.redirect("/publish/progress", 303);
	}

	app.get("/", (context) => {
		if (isRunning()) return context.redirect("/publish/progress");
		const history = site.history();
		const name = editorOf?.(context) ?? history[0]?.name ?? "";
		return context.html(
			ownPage(
				"Publish",
				html`${publishForm(site.changes(), site.isLive(), name, !editorOf)}
					<h2>The last 20 publishings</h2>
					${publishings(history, name)}`,
			),
		);
	});
	app.get("/progress", (context) => {
		if (!run) return context.redirect("/publish");
		const { began, step, done, reasons } = run;
		if (!reasons) {
			context.header("Refresh", String(REFRESH));
			return context.html(ownPage("Publishing", progress(step, began)));
		}
		const back = html`<p><a href="/publish">All publishings</a></p>`;
		const page = ownPage(reasons.length > 0 ? "Not published" : "Done", [
			outcome(done, reasons),
			back,
		]);
		return context.html(page, reasons.length > 0 ? 422 : 200);
	});
	app.post("/", (context) =>
		begin(context, site.done.published, (name, field, say) =>
			site.publish(name, field("what"), say),
		),
	);
	app.post("/undo", (context) =>
		begin(context, site.done.undone, (name, field, say) => site.undo(name, field("id"), say)),
	);
	return app;
}
