import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { chromium } from "@playwright/test";
import { expect, onTestFinished, test } from "vitest";
import { pagesOf } from "#content/pages.ts";
import { chromiumFlags } from "#tools/browser/chromium-flags.ts";
import { installedBrowser } from "#tools/browser/installed-browser.ts";
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

/** Starts the editor of a server behind a proxy. */
async function startEditor() {
	const folder = cloneProject();
	const port = await freePort();
	const { plain, secure, origin } = await caddyAddress();
	await startCaddy({ plain, secure }, ["Caddyfile", "editor.Caddyfile"], {
		SITE_URL: `https://www.localhost:${secure}`,
		...{ EDITOR_URL: origin, EDITOR_UPSTREAM: `127.0.0.1:${port}` },
	});
	const env = {
		...{ ...process.env, EDITOR_URL: origin, EDITOR_PORT: String(port) },
		...{ SITE_URL: "https://www.example.com", DATA_DIR: join(folder, "data") },
	};
	const editor = spawn(process.execPath, ["tools/edit/server/main.ts"], {
		...{ cwd: folder, env },
		stdio: ["ignore", "pipe", "inherit"],
	});
	onTestFinished(async () => {
		editor.kill();
		if (editor.exitCode === null) await once(editor, "exit");
	});
	for await (const text of editor.stdout) if (String(text).includes("Ready: ")) break;
	const invite = (name: string) =>
		execFileSync(process.execPath, ["tools/edit/server/editors.ts", "invite", name], {
			...{ cwd: folder, env, encoding: "utf8" },
		}).split("\n")[0] as string;
	return { folder, origin, invite, plain: `http://localhost:${plain}` };
}

async function openBrowser() {
	const executablePath = installedBrowser();
	const browser = await chromium.launch({ executablePath, args: chromiumFlags });
	onTestFinished(() => browser.close());
	return () => browser.newContext({ ignoreHTTPSErrors: true });
}

test.skipIf(!isInstalled(CADDY))(
	"behind Caddy, somebody with an invitation logs in, edits and saves, and nobody else",
	// It usually takes 10 s.
	{ timeout: 180_000 },
	async () => {
		const { folder, origin, invite, plain } = await startEditor();
		const { hostname } = new URL(origin);
		const newContext = await openBrowser();
		const moved = await fetch(`${plain}/publish`, { redirect: "manual" });
		expect([moved.status, moved.headers.get("location")]).toEqual([
			308,
			`https://${hostname}/publish`,
		]);

		const link = invite("Ada");
		expect(link.startsWith(`${origin}/log-in#`)).toBe(true);
		const context = await newContext();
		const page = await context.newPage();
		await page.goto(origin);
		expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Log in to the editor");
		expect(await page.getByRole("button").count()).toBe(0);
		await page.goto(link);
		await page.reload();
		await page.getByRole("button", { name: "Log in on this device" }).click();
		await page.getByRole("button", { name: "Open the editor" }).click();
		expect(await context.cookies()).toEqual([
			expect.objectContaining({
				...{ name: "__Host-editor", domain: hostname, path: "/" },
				...{ secure: true, httpOnly: true, sameSite: "Lax" },
			}),
		]);

		await page.getByRole("link", { name: "Services" }).click();
		await page.getByRole("link", { name: service.name }).click();
		const summary = page.getByLabel("Summary", { exact: true });
		await summary.fill(NEW_TEXT);
		await page.getByRole("button", { name: "Save", exact: true }).click();
		await page.getByText("Save now").click();
		await page.getByText("Changes saved").waitFor();
		const file = readFileSync(join(folder, FILE), "utf8");
		expect(JSON.parse(file).summary).toBe(NEW_TEXT);
		await page.getByRole("link", { name: "Publish and undo" }).click();
		await page.getByText("You are logged in as Ada.").waitFor();
		expect(await page.getByRole("listitem").allInnerTexts()).toEqual([`Service “${service.name}”`]);

		const other = await (await newContext()).newPage();
		await other.goto(link);
		await other.reload();
		await other.getByRole("button", { name: "Log in on this device" }).click();
		await other.getByText("This invitation has been used").waitFor();
		await other.goto(`${origin}/publish`);
		expect(other.url()).toBe(`${origin}/log-in`);

		await page.getByRole("button", { name: "Log out" }).click();
		await page.goto(origin);
		expect(page.url()).toBe(`${origin}/log-in`);
	},
);
