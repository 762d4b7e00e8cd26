import { readFileSync } from "node:fs";
import { transformWithOxc } from "vite";

const SCRIPT = new URL("editor.ts", import.meta.url);

/** The script of the editor's page, without its types. */
export const editorScript = async (): Promise<string> =>
	(await transformWithOxc(readFileSync(SCRIPT, "utf8"), SCRIPT.pathname)).code;

/** The page of the editor. @param previews the names under which it asks for a preview */
export const editorPage = (previews: string[]): string => `<!doctype html>
<html lang="en-GB">
	<head>
		<meta charset="utf-8">
		<meta name="robots" content="noindex">
		<title>Edit the copy</title>
		<style>
			.publish { position: fixed; left: 50%; top: .7rem; translate: -50%; z-index: 999; padding: .5rem 1.25rem;
				border-radius: 5px; background: #0b6b79; color: #fff; font: 500 1rem system-ui, sans-serif; }
			/* On a phone the bar at the top has no room for it. */
			@media (max-width: 50rem) { .publish { top: auto; bottom: .7rem; } body { padding-bottom: 4rem; } }
			/* A notice goes when its bar is through. Errors stay until somebody closes them. */
			.Toastify__toast--error .Toastify__progress-bar { animation-play-state: paused !important; }
		</style>
		<link href="/config.yml" type="text/yaml" rel="cms-config-url">
	</head>
	<body>
		<a class="publish" href="/publish">Publish and undo</a>
		<script src="/editor/decap-cms.js"></script>
		<script src="/interface.js" data-previews="${previews.join(" ")}"></script>
	</body>
</html>
`;
