import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Hono } from "hono";
import { type EditorOptions, editorApp } from "../app.ts";
import { contentStore } from "../content-store.ts";
import { pictureStore } from "../pictures/picture-store.ts";
import { noPreview } from "../preview/no-preview.ts";
import { publisher, type Target } from "../publish/publisher.ts";
import { Access } from "../server/access.ts";
import { isContent } from "./is-content.ts";

export const HOST = "edit.example.com";
export const ORIGIN = `https://${HOST}`;

/** The editor of a server in a folder of its own, which is a repository with one commit. */
export class ServerEditor {
	readonly root = mkdtempSync(join(tmpdir(), "server-editor-"));
	/** In milliseconds since 1970. */
	now = Date.parse("2026-11-24T09:00Z");

	constructor() {
		cpSync("company", join(this.root, "company"), { recursive: true, filter: isContent });
		this.git("init", "--quiet");
		this.git("config", "user.email", "machine@site.example");
		this.git("config", "user.name", "Machine");
		this.git("add", ".");
		this.git("commit", "--quiet", "-m", "Start");
	}

	remove(): void {
		rmSync(this.root, { recursive: true });
	}

	git(...args: string[]): string {
		return execFileSync("git", args, { cwd: this.root, encoding: "utf8" }).trim();
	}

	access(): Access {
		return new Access(join(this.root, "data/editor"), () => this.now);
	}

	/** A process of the editor. @param target where a publishing goes */
	app(target?: Target, options: Partial<EditorOptions> = {}): Hono {
		const folder = pathToFileURL(`${this.root}/company/`);
		return editorApp({
			...{ origin: ORIGIN, siteUrl: "https://www.example.com", folder, editor: this.root },
			store: contentStore(folder),
			pictures: pictureStore(this.root),
			preview: noPreview,
			publisher: publisher(this.root, async () => [], target),
			access: this.access(),
			...options,
		});
	}
}

/** The cookie that an answer sets. */
export const cookieOf = (response: Response): string =>
	response.headers.get("set-cookie")?.split(";")[0] ?? "";
