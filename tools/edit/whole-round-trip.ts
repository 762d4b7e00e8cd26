/**
 * The way of a word from the editor to a visitor: a copy of the project, a card changed
 * through the editor's proxy, a whole build, and the new words in its HTML.
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { editorApp } from "./app.ts";
import { contentStore } from "./content-store.ts";

const ORIGIN = "http://127.0.0.1:3100";
const NEW_TEXT =
	"Listings, valuations and documents for US property businesses, written anew today.";
const PARTS = ["app", "content", "public", "shared", "tools", "package.json", "tsconfig.json"];

const copy = mkdtempSync(join(tmpdir(), "round-trip-"));
try {
	for (const part of [...PARTS, "vite.config.ts", "react-router.config.ts"]) {
		cpSync(part, join(copy, part), { recursive: true });
	}
	symlinkSync(resolve("node_modules"), join(copy, "node_modules"));

	const folder = pathToFileURL(`${copy}/content/`);
	const store = contentStore(folder);
	const app = editorApp({ origin: ORIGIN, siteUrl: ORIGIN, folder, store, editor: "" });
	const home = JSON.parse(store.read("home.json"));
	home.whatWeDo.cards[0].description = NEW_TEXT;
	const dataFiles = [{ slug: "home", path: "content/home.json", raw: JSON.stringify(home) }];
	const response = await app.request(`${ORIGIN}/api/v1`, {
		method: "POST",
		headers: { host: new URL(ORIGIN).host, origin: ORIGIN },
		body: JSON.stringify({ action: "persistEntry", params: { branch: "main", dataFiles } }),
	});
	if (!response.ok) throw new Error(`The editor refused the text: ${await response.text()}`);

	const build = ["node_modules/@react-router/dev/bin.cjs", "build"];
	execFileSync(process.execPath, build, { cwd: copy, stdio: "ignore" });
	const html = readFileSync(join(copy, "build/client/index.html"), "utf8");
	if (!html.includes(NEW_TEXT)) throw new Error("The built page does not show the edited text.");
	console.log("A text changed in the editor stands in the built page.");
} finally {
	rmSync(copy, { recursive: true });
}
