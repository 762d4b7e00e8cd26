import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { chromium } from "@playwright/test";
import { expect, onTestFinished, test } from "vitest";
import { pagesOf } from "#content/pages.ts";
import { chromiumFlags, installedBrowser } from "#tools/browser.ts";
import { tempFolder } from "../service/support/temp-folder.ts";
import { freePort } from "../support/free-port.ts";
import { CADDY, caddyAddress, startCaddy } from "./support/caddy.ts";
import { isInstalled } from "./support/deploy-files.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const service = pagesOf("offering").find(({ group }) => group === "services");
if (!service) throw new Error("The firm has no service.");
const FILE = `company/pages/${service.id}.json`;
const NEW_TEXT =
	"What our clients ask us to build, and how we know that it works before it is live.";

/** A clone of this project with its packages. */
function cloneProject(): string {
	const folder = join(tempFolder(), "site");
	execFileSync("git", ["clone", "--quiet", ROOT, folder]);
	symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
	return folder;
}

const PASSWORD = "correct horse battery staple";
const ADA = { username: "Ada Lovelace", password: PASSWORD };

/** Starts the editor of a server behind a proxy that knows Ada. */
async function startEditor() {
	const folder = cloneProject();
	const port = await freePort();
	const { plain, secure, origin } = await caddyAddress();
	const hash = execFileSync(CADDY, ["hash-password", "--plaintext", PASSWORD], {
		encoding: "utf8",
	});
	const env = { EDITOR_URL: origin, EDITOR_UPSTREAM: `127.0.0.1:${port}` };
	await startCaddy(
		{ plain, secure },
		["Caddyfile", "editor.Caddyfile"],
		{ SITE_URL: `https://www.localhost:${secure}`, ...env },
		{ "<hash>": hash.trim() },
	);
	const editor = spawn(process.execPath, ["tools/edit/server.ts"], {
		...{ cwd: folder, stdio: ["ignore", "pipe", "inherit"] },
		env: {
			...{ ...process.env, EDITOR_URL: origin, EDITOR_PORT: String(port) },
			SITE_URL: "https://www.example.com",
		},
	});
	onTestFinished(async () => {
		editor.kill();
		if (editor.exitCode === null) await once(editor, "exit");
	});
	await new Promise<void>((ready) => {
		editor.stdout.on("data", (text) => String(text).includes("Edit the copy") && ready());
	});
	return { folder, origin, port, plain: `http://localhost:${plain}` };
}

test.skipIf(!isInstalled(CADDY))(
	"behind Caddy, somebody with a password edits and saves under their own name, and nobody else",
	// Most of it is the build of the site.
	{ tags: ["release"], timeout: 600_000 },
	async () => {
		const { folder, origin, port, plain } = await startEditor();
		const { hostname, host } = new URL(origin);
		const moved = await fetch(`${plain}/publish`, { redirect: "manual" });
		expect([moved.status, moved.headers.get("location")]).toEqual([
			308,
			`https://${hostname}/publish`,
		]);
		const direct = await fetch(`http://127.0.0.1:${port}/publish`, { headers: { host } });
		// The Host header of fetch is that of the address, so this asks under a foreign name.
		expect(direct.status).toBe(403);

		const browser = await chromium.launch({
			...{ executablePath: installedBrowser(), args: chromiumFlags },
		});
		onTestFinished(() => browser.close());
		const open = async (httpCredentials?: typeof ADA, name = "") => {
			const context = await browser.newContext({
				...{ ignoreHTTPSErrors: true, ...(httpCredentials && { httpCredentials }) },
				extraHTTPHeaders: { "X-Editor": name },
			});
			const page = await context.newPage();
			return { page, status: (await page.goto(origin))?.status() };
		};
		expect((await open(undefined, "Ada Lovelace")).status).toBe(401);
		expect((await open({ ...ADA, password: "guess" }, "Ada Lovelace")).status).toBe(401);
		const { page, status } = await open(ADA, "Somebody else");
		expect(status).toBe(200);

		await page.getByRole("link", { name: "Services" }).click();
		await page.getByRole("button", { name: "Open the editor" }).click();
		await page.getByRole("link", { name: service.name }).click();
		await page.getByLabel("Summary", { exact: true }).fill(NEW_TEXT);
		await page.getByRole("button", { name: "Save", exact: true }).click();
		await page.getByText("Save now").click();
		await page.getByText("Changes saved").waitFor();
		const file = readFileSync(join(folder, FILE), "utf8");
		expect(JSON.parse(file).summary).toBe(NEW_TEXT);
		await page.getByRole("link", { name: "Publish and undo" }).click();
		await page.getByText("You publish as Ada Lovelace.").waitFor();
		expect(await page.getByRole("listitem").allInnerTexts()).toEqual([`Service “${service.name}”`]);
	},
);
