import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Hono } from "hono";
import { sampleVacancy } from "#content/test/sample-vacancy.ts";
import { type EditorOptions, editorApp } from "../app.ts";
import { contentStore } from "../content-store.ts";
import { pictureStore } from "../pictures/picture-store.ts";
import { publisher } from "../publish/publisher.ts";

export const ORIGIN = "http://127.0.0.1:3100";
/** A service of the firm, which a solution links to. */
export const SERVICE = "pages/api-development.json";
export const VACANCY = "pages/first-role.json";
export const vacancy: Record<string, unknown> = {
	...{ ...sampleVacancy, route: "/careers/first-role" },
};

/** An editor of the small firm in tests/fixtures, in a folder of its own. It has two vacancies. */
export class TestEditor {
	readonly root = mkdtempSync(join(tmpdir(), "editor-"));
	readonly folder = pathToFileURL(join(this.root, "company/"));
	readonly app: Hono;

	constructor(options: Partial<EditorOptions> = {}) {
		cpSync("tests/fixtures/firm", join(this.root, "company"), { recursive: true });
		rmSync(join(this.root, "company/pages/dot-net-developer.json"));
		mkdirSync(join(this.root, "company/public/art"), { recursive: true });
		for (const id of ["first-role", "second-role"]) {
			this.write(`pages/${id}.json`, { ...vacancy, route: `/careers/${id}` });
		}
		this.app = editorApp({
			...{ origin: ORIGIN, siteUrl: "https://www.example.com", folder: this.folder },
			...{ editor: this.root, store: contentStore(this.folder), pictures: pictureStore(this.root) },
			publisher: publisher(this.root, async () => []),
			preview: { page: async () => "<h1>Draft</h1>" },
			...options,
		});
	}

	[Symbol.dispose](): void {
		rmSync(this.root, { recursive: true });
	}

	text(file: string): string {
		return readFileSync(join(this.root, "company", file), "utf8");
	}

	json(file: string) {
		return JSON.parse(this.text(file));
	}

	write(file: string, json: unknown): void {
		writeFileSync(join(this.root, "company", file), JSON.stringify(json));
	}

	git(...args: string[]): string {
		return execFileSync("git", args, { cwd: this.root, encoding: "utf8" }).trim();
	}

	/** Makes the folder a repository with one commit. */
	commitAll(): void {
		this.git("init", "--quiet");
		this.git("config", "user.email", "machine@site.example");
		this.git("config", "user.name", "Machine");
		this.git("add", ".");
		this.git("commit", "--quiet", "-m", "Start");
	}

	request(method: string, path: string, headers: Record<string, string> = {}, body?: BodyInit) {
		const { host } = new URL(ORIGIN);
		return this.app.request(ORIGIN + path, {
			...{ method, headers: { host, origin: ORIGIN, ...headers } },
			...(body !== undefined && { body }),
		});
	}

	/** Sends a request as Decap CMS does. */
	async send(action: string, params: object) {
		const body = JSON.stringify({ action, params: { branch: "main", ...params } });
		const response = await this.request("POST", "/api/v1", {}, body);
		return { status: response.status, body: await response.json() };
	}

	/** A file as the form gets it. */
	async opened(file: string) {
		const { body } = await this.send("getEntry", { path: `company/${file}` });
		return JSON.parse(body.data);
	}

	save(file: string, json: unknown, assets: object[] = []) {
		const raw = JSON.stringify(withReversedKeys(json), null, 2);
		return this.send("persistEntry", { dataFiles: [{ path: `company/${file}`, raw }], assets });
	}
}

/** Decap CMS indents with two spaces and does not keep the order of keys. */
function withReversedKeys(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(withReversedKeys);
	if (typeof value !== "object" || value === null) return value;
	const entries = Object.entries(value).reverse();
	return Object.fromEntries(entries.map(([key, inner]) => [key, withReversedKeys(inner)]));
}
