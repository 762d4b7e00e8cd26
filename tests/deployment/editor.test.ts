import { execFileSync } from "node:child_process";
import { serve } from "@hono/node-server";
import { expect, onTestFinished, test } from "vitest";
import { SERVICE, TestEditor } from "#tools/edit/test/test-editor.ts";
import { freePort } from "../support/free-port.ts";
import { CADDY, caddyAddress, hasCaddy, startCaddy } from "./support/caddy.ts";

const FILE = `company/${SERVICE}`;
const NEW_TEXT =
	"What our clients ask us to build, and how we know that it works before it is live.";
const PASSWORD = "correct horse battery staple";

/** Starts the editor of a server behind a proxy that knows Ada. */
async function startEditor() {
	const port = await freePort();
	const ports = await caddyAddress();
	const { origin } = ports;
	const hash = execFileSync(CADDY, ["hash-password", "--plaintext", PASSWORD], {
		encoding: "utf8",
	});
	const SITE_URL = `https://www.localhost:${ports.secure}`;
	await startCaddy(
		ports,
		["Caddyfile", "editor.Caddyfile"],
		{ SITE_URL, EDITOR_URL: origin, EDITOR_UPSTREAM: `127.0.0.1:${port}` },
		{ "<hash>": hash.trim() },
	);
	const editor = new TestEditor({ behindProxy: true, origin });
	editor.commitAll();
	const server = serve({ fetch: editor.app.fetch, hostname: "127.0.0.1", port });
	onTestFinished(() => {
		server.close();
		editor[Symbol.dispose]();
	});
	return { editor, origin, port, plain: ports.plain };
}

test.skipIf(!hasCaddy)(
	"behind Caddy, somebody with a password edits and saves under their own name, and nobody else",
	async () => {
		const { editor, origin, port, plain } = await startEditor();
		const moved = await fetch(`http://localhost:${plain}/publish`, { redirect: "manual" });
		expect(moved.headers.get("location")).toBe("https://localhost/publish");
		// The Host header of fetch is that of the address, so this asks under a foreign name.
		expect((await fetch(`http://127.0.0.1:${port}/publish`)).status).toBe(403);

		const ask = (path: string, password: string, request: RequestInit = {}) => {
			const authorization = `Basic ${Buffer.from(`Ada Lovelace:${password}`).toString("base64")}`;
			const headers = { origin, "x-editor": "Somebody else", ...(password && { authorization }) };
			return fetch(origin + path, { ...request, headers });
		};
		for (const wrong of ["", "guess"]) expect((await ask("/publish", wrong)).status).toBe(401);
		const send = async (action: string, params: object) => {
			const body = JSON.stringify({ action, params });
			return (await ask("/api/v1", PASSWORD, { method: "POST", body })).json();
		};
		const { data } = await send("getEntry", { path: FILE });
		const raw = JSON.stringify({ ...JSON.parse(data), summary: NEW_TEXT });
		const saved = await send("persistEntry", { dataFiles: [{ path: FILE, raw }] });
		expect(saved).toEqual({ message: "entry persisted" });
		expect(editor.json(SERVICE).summary).toBe(NEW_TEXT);
		const page = await (await ask("/publish", PASSWORD)).text();
		expect(page).toContain("You publish as Ada Lovelace.");
		expect(page.match(/<li>.*<\/li>/g)).toEqual(["<li>Service “API development”</li>"]);
	},
);
