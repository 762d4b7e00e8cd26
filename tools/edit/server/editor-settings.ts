import { join } from "node:path";

const LOOPBACK = new Set(["127.0.0.1", "localhost"]);

export type EditorSettings = {
	/** The public origin of the editor, such as https://edit.example.com. */
	origin: string;
	/** The port on which it listens, on this machine only. */
	port: number;
	/** The public address of the site. */
	siteUrl: string;
	/** The folder of the invitations and sessions. */
	accessFolder: string;
};

/**
 * The settings of the editor on a server.
 * @throws Error with what to change
 */
export function editorSettings(env: NodeJS.ProcessEnv): EditorSettings {
	const { EDITOR_URL, SITE_URL, EDITOR_PORT, DATA_DIR } = env;
	if (!EDITOR_URL) {
		throw new Error("The editor is closed: set EDITOR_URL, such as https://edit.example.com.");
	}
	const url = URL.canParse(EDITOR_URL) ? new URL(EDITOR_URL) : undefined;
	const secure = url?.protocol === "https:" || LOOPBACK.has(url?.hostname ?? "");
	if (!url || !secure || url.origin !== EDITOR_URL.replace(/\/$/, "")) {
		throw new Error("EDITOR_URL has to be https:// and a host name, without a path.");
	}
	if (!SITE_URL || !URL.canParse(SITE_URL)) {
		throw new Error("SITE_URL is missing: set it to the address of the site.");
	}
	// Browsers send a cookie to all ports of a host, so the site would get that of the editor.
	if (new URL(SITE_URL).hostname === url.hostname) {
		throw new Error("EDITOR_URL needs a host name other than that of SITE_URL.");
	}
	return {
		origin: url.origin,
		port: Number(EDITOR_PORT || 3100),
		siteUrl: SITE_URL,
		accessFolder: join(DATA_DIR || "./data", "editor"),
	};
}
