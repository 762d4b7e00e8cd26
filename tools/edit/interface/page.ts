import { readFileSync } from "node:fs";
import { html, raw } from "hono/html";
import { transformWithOxc } from "vite";
import { RECORD_GROUPS } from "../record-groups.ts";

const SCRIPT = new URL("editor.ts", import.meta.url);

/** The script of the editor's page, without its types. */
export const editorScript = async (): Promise<string> =>
	(await transformWithOxc(readFileSync(SCRIPT, "utf8"), SCRIPT.pathname)).code;

const STYLE = `
	:root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif; }
	body { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
	h1 { line-height: 1.2; }
	label { display: block; margin-top: 1rem; }
	input { display: block; box-sizing: border-box; width: 100%; max-width: 30rem; margin-top: .25rem; padding: .5rem; font: inherit; }
	button { margin-top: 1rem; padding: .5rem 1.25rem; font: inherit; cursor: pointer; }
	progress { width: 100%; max-width: 30rem; height: 1rem; }
	li { margin-block: .5rem; overflow-wrap: anywhere; }
	.history { padding: 0; list-style: none; }
	.history li { padding-top: .75rem; border-top: 1px solid; }
	.history form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; }
	.history :is(button, label) { margin-top: 0; }
	[role] { padding: .75rem 1rem; border: 2px solid; }
`;

const head = (title: string) => html`<meta charset="utf-8">
		<meta name="viewport" content="width=device-width, initial-scale=1">
		<meta name="robots" content="noindex">
		<title>${title}</title>`;

type Html = ReturnType<typeof html>;

/** A page of the editor that is not Decap CMS. */
export const ownPage = (title: string, body: Html | Html[]): Html => html`<!doctype html>
<html lang="en-GB">
	<head>
		${head(title)}
		<style>${STYLE}</style>
	</head>
	<body>
		<p><a href="/">Start</a> · <a href="/edit">All contents</a> · <a href="/publish">Publish and undo</a></p>
		<h1>${title}</h1>
		${body}
	</body>
</html>`;

/** Where to find what owners look for first: address behind `/edit#/collections/`, name and remark. */
const PLACES: [path: string, label: string, remark: string][] = [
	["shared/entries/site", "The company", "its name, address, telephone and mail, in every page"],
	["pages/entries/pages-home", "Home", "the slides at the top, and which sections follow"],
	...RECORD_GROUPS.map(({ name, label, about }): [string, string, string] => [name, label, about]),
	["pages", "Other pages", "such as the glossary and the privacy notice"],
	["demos", "Demos", "the words of the demonstrations"],
	["shared", "Shared words", "the form, the mails, claims, client logos and technologies"],
];

/** The first page: where everything is, and what is changed but not published. */
export const startPage = (company: string, changes: string[]): Html =>
	ownPage(`Edit the site of ${company}`, [
		changes.length === 0
			? html`<p>Everything that was saved is published.</p>`
			: html`<p>Changed, but not published:</p>
				<ul>${changes.map((one) => html`<li>${one}</li>`)}</ul>
				<p><a href="/publish">Publish</a></p>`,
		html`<h2>What do you want to change?</h2>
			<ul>${PLACES.map(
				([path, label, remark]) =>
					html`<li><a href="/edit#/collections/${path}">${label}</a>: ${remark}</li>`,
			)}</ul>`,
	]);

/** Windows without room for the page beside the form. */
const NARROW = "(max-width: 60rem)";

/** Decap CMS has neither a dark theme nor room for our links. Pictures and pages keep their colours. */
const EDITOR_STYLE = `
	.ours { position: fixed; left: 50%; top: .7rem; translate: -50%; z-index: 999; display: flex; gap: .5rem;
		font: 500 1rem system-ui, sans-serif; }
	.ours a { padding: .5rem 1.25rem; border-radius: 5px; background: #0b6b79; color: #fff; white-space: nowrap; }
	/* On a phone the bar at the top has no room for them, and the form is as wide as the window. */
	@media ${NARROW} {
		.ours { top: auto; bottom: .7rem; }
		body { padding-bottom: 4rem; }
		div:has(label) { min-width: 0 !important; }
	}
	/* A message of an error goes into a dialog of ours, which stays until somebody closes it. */
	.Toastify__toast--error { display: none !important; }
	dialog { max-width: 34rem; padding: 1.25rem; border: 2px solid #b3261e; border-radius: 5px;
		font: 1rem/1.5 system-ui, sans-serif; white-space: pre-line; overflow-wrap: anywhere; }
	dialog button { display: block; margin-top: 1rem; padding: .5rem 1.25rem; font: inherit; }
	/* A picture of the site needs no text, one of your own does: the sentence below the field says so. */
	label[for^="pictureText-"] > span { display: none; }
	@media (prefers-color-scheme: dark) {
		html { background: #eff0f4; filter: invert(1) hue-rotate(180deg); }
		img, iframe, .ours { filter: invert(1) hue-rotate(180deg); }
	}
`;

/** The page of Decap CMS. @param previews the names under which it asks for a preview */
export const editorPage = (previews: string[]): Html => html`<!doctype html>
<html lang="en-GB">
	<head>
		${head("Edit the copy")}
		<style>${raw(EDITOR_STYLE)}</style>
		<link href="/config.yml" type="text/yaml" rel="cms-config-url">
		<script>
			if (matchMedia("${NARROW}").matches) document.querySelector("link").href += "?preview=no";
		</script>
	</head>
	<body>
		<nav class="ours"><a href="/">Start</a><a href="/publish">Publish and undo</a></nav>
		<script src="/editor/decap-cms.js"></script>
		<script src="/interface.js" data-previews="${previews.join(" ")}"></script>
	</body>
</html>`;
