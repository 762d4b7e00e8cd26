/**
 * Follows an edit from the editor to the built site: copies the project, changes a page's summary
 * through the editor's proxy API, builds, and looks for the new text on the home page's card.
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { editorApp } from "./app.ts";
import { contentStore } from "./content-store.ts";
import { pictureStore } from "./pictures/picture-store.ts";
import { noPreview } from "./preview/no-preview.ts";
import { publisher } from "./publish/publisher.ts";

const ORIGIN = "http://127.0.0.1:3100";
const FILE = "pages/real-estate-software-company.json";
const NEW_TEXT = "Listings, valuations and documents for US property businesses, edited by a test.";
const COPIED = ["site", "company", "content", "shared", "tools", "package.json", "tsconfig.json"];

const copy = mkdtempSync(join(tmpdir(), "round-trip-"));
try {
	for (const path of [...COPIED, "vite.config.ts"]) {
		cpSync(path, join(copy, path), { recursive: true });
	}
	symlinkSync(resolve("node_modules"), join(copy, "node_modules"));

	const folder = pathToFileURL(`${copy}/company/`);
	const store = contentStore(folder);
	const app = editorApp({
		...{ origin: ORIGIN, siteUrl: ORIGIN, folder, store, editor: "" },
		pictures: pictureStore(copy),
		preview: noPreview,
		publisher: publisher(copy, async () => []),
	});
	const page = JSON.parse(store.read(FILE) ?? "");
	page.summary = NEW_TEXT;
	const dataFiles = [{ slug: "page", path: `company/${FILE}`, raw: JSON.stringify(page) }];
	const response = await app.request(`${ORIGIN}/api/v1`, {
		method: "POST",
		headers: { host: new URL(ORIGIN).host, origin: ORIGIN },
		body: JSON.stringify({ action: "persistEntry", params: { branch: "main", dataFiles } }),
	});
	if (!response.ok) throw new Error(`The editor refused the text: ${await response.text()}`);

	execFileSync(process.execPath, ["tools/build/build-site.ts"], { cwd: copy, stdio: "ignore" });
	const html = readFileSync(join(copy, "build/client/index.html"), "utf8");
	if (!html.includes(NEW_TEXT))
		throw new Error("The built home page does not show the edited text.");
	console.log("The built home page shows the text that was edited.");
} finally {
	rmSync(copy, { recursive: true });
}
