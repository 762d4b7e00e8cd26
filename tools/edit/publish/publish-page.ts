import { html } from "hono/html";
import type { Publisher, Publishing } from "./publisher.ts";

const STYLE = `
	:root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif; }
	body { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
	h1 { line-height: 1.2; }
	label { display: block; margin-top: 1rem; }
	input { display: block; box-sizing: border-box; width: 100%; max-width: 30rem; margin-top: .25rem; padding: .5rem; font: inherit; }
	button { margin-top: 1rem; padding: .5rem 1.25rem; font: inherit; cursor: pointer; }
	li { margin-block: .5rem; overflow-wrap: anywhere; }
	.history { padding: 0; list-style: none; }
	.history li { padding-top: .75rem; border-top: 1px solid; }
	.history form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; }
	.history :is(button, label) { margin-top: 0; }
	[role] { padding: .75rem 1rem; border: 2px solid; }
`;

/** Who publishes, and whether the page asks for the name. */
export type Person = { name: string; asked: boolean };
export type Outcome = { done: string; reasons: string[] };

const notice = ({ done, reasons }: Outcome) =>
	reasons.length === 0
		? html`<p role="status">${done}</p>`
		: html`<div role="alert">
				<p>Nothing was published:</p>
				<ul>${reasons.map((reason) => html`<li>${reason}</li>`)}</ul>
			</div>`;

const nameField = ({ name, asked }: Person) =>
	asked
		? html`<label>Your name
		<input name="name" autocomplete="name" required maxlength="80" value="${name}">
	</label>`
		: html`<p>You publish as ${name}.</p>`;

const whatChanged = (changes: string[]) =>
	changes.length === 0
		? html`<p>The public site does not have the last publishing yet.</p>`
		: html`<p>This has changed:</p>
			<ul>${changes.map((one) => html`<li>${one}</li>`)}</ul>`;

const publishForm = (changes: string[], isLive: boolean, person: Person) =>
	changes.length === 0 && isLive
		? html`<p>There is nothing to publish: nothing has changed since the last time.</p>`
		: html`${whatChanged(changes)}
			<form method="post" action="/publish">
				${nameField(person)}
				<label>What you changed (optional)
					<input name="what" maxlength="120">
				</label>
				<p>The site is checked and built first, which takes a few minutes. This page answers when that is done.</p>
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

/** The page with which one publishes and undoes. It needs no script. */
export const publishPage = (
	site: Publisher,
	person: Person,
	outcome?: Outcome,
) => html`<!doctype html>
<html lang="en-GB">
	<head>
		<meta charset="utf-8">
		<meta name="viewport" content="width=device-width, initial-scale=1">
		<meta name="robots" content="noindex">
		<title>Publish</title>
		<style>${STYLE}</style>
	</head>
	<body>
		<p><a href="/">Back to the editor</a></p>
		<h1>Publish</h1>
		${outcome ? notice(outcome) : ""}
		${publishForm(site.changes(), site.isLive(), person)}
		<h2>The last 20 publishings</h2>
		${publishings(site.history(), person.name)}
	</body>
</html>`;
