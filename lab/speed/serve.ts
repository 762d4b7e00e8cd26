import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { getMimeType } from "hono/utils/mime";

type File = { type: string; encoding: string; body: Buffer };

/** Text is compressed. A page may be stored under two names. */
function read(folder: string, path: string): File | undefined {
	for (const name of extname(path) ? [path] : [`${path}.html`, join(path, "index.html")]) {
		try {
			const content = readFileSync(join(folder, name));
			const type = getMimeType(name) ?? "application/octet-stream";
			return /text|javascript|json|svg/.test(type)
				? { type, encoding: "br", body: brotliCompressSync(content) }
				: { type, encoding: "identity", body: content };
		} catch {}
	}
	return undefined;
}

/**
 * Serves a built site, from memory once a file was asked for. All compared sites are served in this
 * way, so that only their content differs.
 */
export async function serve(folder: string): Promise<{ url: string; stop(): void }> {
	const files = new Map<string, File | undefined>();
	const server = createServer(({ url = "/" }, response) => {
		const path = decodeURIComponent(new URL(url, "http://localhost").pathname);
		const file = files.has(path) ? files.get(path) : read(folder, path);
		files.set(path, file);
		if (!file) return response.writeHead(404).end();
		const headers = { "Content-Type": file.type, "Content-Encoding": file.encoding };
		response.writeHead(200, { ...headers, "Cache-Control": "public, max-age=31536000" });
		response.end(file.body);
	});
	await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${port}`,
		stop() {
			server.closeAllConnections();
			server.close();
		},
	};
}
